// SPDX-License-Identifier: MIT
// A board is one stop of the tab key: arrows go from element to element, Enter or the space bar chooses.
import { useState } from 'preact/hooks';
import type { Elements } from '../model/elements';
import type { Scene } from './graph_scene';
import { isArrow, nearest } from './roving';

export interface ElementKeys {
  stop: number; // the element that has the focus, or gets it next
  setStop: (element: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export function useElementKeys(
  elements: Elements,
  free: ReadonlySet<number>,
  { placeOf }: Scene,
  choose: (element: number) => void,
): ElementKeys {
  const [focus, setStop] = useState(0);
  const first = elements.texts.findIndex((_, i) => free.has(i));
  const onKeyDown = (event: KeyboardEvent) => {
    const item = (event.target as Element).closest('[data-element]');
    if (!item) return;
    const i = Number(item.getAttribute('data-element'));
    if (isArrow(event.key)) {
      const among = new Map([...free].map((j) => [j, placeOf(j)] as const));
      const next = nearest(among, i, event.key);
      setStop(next);
      const svg = item.closest('svg');
      svg?.querySelector<SVGElement>(`[data-element="${next}"]`)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') {
      choose(i);
    } else {
      return;
    }
    event.preventDefault();
  };
  return { stop: free.has(focus) ? focus : first, setStop, onKeyDown };
}

// SPDX-License-Identifier: MIT
// What a person has chosen on a graph's board and not played yet: the first end of an edge, and, where a
// move may be several elements, those of the next move.
import { useEffect, useState } from 'preact/hooks';
import { edgeText } from '../model/edges';
import { jointOf, type Elements } from '../model/elements';
import type { BoardProps } from './marks';

export interface Choosing {
  chosen: readonly number[];
  move: string; // that the chosen elements make together
  end: number | null; // the first end of an edge; it waits for the second
  choose: (element: number) => void;
  chooseEnd: (vertex: number) => void;
  clear: () => void;
}

type Props = Pick<BoardProps<unknown>, 'position' | 'legal' | 'open' | 'onMove'> & {
  elements: Elements;
  free: ReadonlySet<number>;
  several: boolean;
  refuse: (element: number) => void; // it cannot be taken
};

export function useChoosing(props: Props): Choosing {
  const { elements, free, several, position, legal, open, onMove, refuse } = props;
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [end, setEnd] = useState<number | null>(null);
  const clear = () => setChosen([]);
  useEffect(() => {
    clear();
    setEnd(null);
  }, [position]);
  const choose = (i: number) => {
    setEnd(null);
    if (!open) return;
    if (!free.has(i)) return refuse(i);
    if (!several) onMove(elements.texts[i]!);
    else setChosen(chosen.includes(i) ? chosen.filter((j) => j !== i) : [...chosen, i]);
  };
  const chooseEnd = (v: number) => {
    if (!open) return;
    if (end === null || end === v) return setEnd(end === v ? null : v);
    const i = elements.of(edgeText([end, v]));
    if (free.has(i)) choose(i);
    else setEnd(v);
  };
  return { chosen, move: elements.listText(chosen, jointOf(legal)), end, choose, chooseEnd, clear };
}

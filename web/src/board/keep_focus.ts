// SPDX-License-Identifier: MIT
// Who plays by keyboard stays on the board: an edge that was played can be focused no longer, and
// buttons are off while the machine thinks, so the focus would fall back to the top of the page.
import { useEffect, useRef } from 'preact/hooks';

const kStops =
  '[data-element][tabindex="0"], .calls button:not(:disabled), .trades button:not(:disabled)';

export function useKeepFocus(open: boolean, position: string, over: boolean) {
  const board = useRef<HTMLDivElement>(null);
  const inside = useRef(false);
  useEffect(() => {
    const active = document.activeElement;
    const lost = !active || active === document.body || !active.isConnected;
    const stale = board.current?.contains(active) && !active?.matches(`${kStops}, button`);
    if (open && inside.current && (lost || stale)) {
      board.current?.querySelector<HTMLElement | SVGElement>(kStops)?.focus();
    }
    // Nothing is left to do on the board: on to what can be done now.
    if (over && inside.current && (lost || stale))
      document.querySelector<HTMLElement>('.end .primary, .controls .primary')?.focus();
  }, [open, position, over]);
  return {
    ref: board,
    onFocusIn: () => {
      inside.current = true;
    },
    // Without a next element the focus was lost, not moved.
    onFocusOut: (event: FocusEvent) => {
      const next = event.relatedTarget as Node | null;
      if (next && !board.current?.contains(next)) inside.current = false;
    },
  };
}

// SPDX-License-Identifier: MIT
// Where a move may be several elements: how many are chosen, and the button that plays them.
import { counted } from '../model/counted';
import { kElementWords, type ElementKind } from '../model/elements';
import { worthWords } from '../model/worth';
import type { Choosing } from './choosing';
import type { Marks } from './marks';

interface Props {
  kind: ElementKind;
  choosing: Choosing;
  marks: Marks;
  onMove: (move: string) => void;
}

export function ConfirmBar({ kind, choosing: { chosen, move, clear }, marks, onMove }: Props) {
  const [, many] = kElementWords[kind];
  const worth = chosen.length > 0 ? marks.values.get(move) : undefined;
  return (
    <p class="confirm">
      <span aria-live="polite">
        {chosen.length === 0
          ? `Choose one or more ${many}.`
          : `${counted(chosen.length, many)} chosen${worth ? `: ${worthWords(worth, marks.mover)}` : ''}.`}
      </span>
      <button class="primary" disabled={chosen.length === 0} onClick={() => onMove(move)}>
        Play {chosen.length > 1 ? 'them' : 'it'}
      </button>
      <button disabled={chosen.length === 0} onClick={clear}>
        Clear
      </button>
    </p>
  );
}

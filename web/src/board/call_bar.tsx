// SPDX-License-Identifier: MIT
// The moves of a territory game: one button a colour, with its number, its pattern and, with
// analysis, its worth.
import { counted } from '../model/counted';
import { colourSymbol } from '../model/territory';
import { worthLabel, worthClass, worthWords } from '../model/worth';
import type { Marks } from './marks';

interface Props {
  colours: readonly number[];
  legal: readonly string[];
  open: boolean;
  marks: Marks;
  gained: (colour: number) => number; // cells that a call would win now
  onMove: (move: string) => void;
}

export function CallBar({ colours, legal, open, marks, gained, onMove }: Props) {
  return (
    <div class="calls" role="group" aria-label="Call a colour">
      {colours.map((colour) => {
        const symbol = colourSymbol(colour);
        const value = marks.values.get(symbol);
        const allowed = legal.includes(symbol);
        const gain = marks.gains && allowed && !value ? gained(colour) : null;
        const words = [
          `Call colour ${symbol}`,
          ...(allowed ? [] : ['not allowed']),
          ...(marks.hint === symbol ? ['hint'] : []),
          ...(value ? [worthWords(value, marks.mover)] : []),
          ...(gain === null ? [] : [`wins ${counted(gain, 'cells')} now`]),
        ].join(', ');
        return (
          <button
            key={symbol}
            class={`call ${marks.hint === symbol ? 'hinted' : ''}`}
            data-move={symbol}
            aria-label={words}
            disabled={!open || !allowed}
            onClick={() => onMove(symbol)}
          >
            <svg viewBox="0 0 40 40" aria-hidden="true">
              <rect width="40" height="40" rx="8" class={`paint c${colour % 10}`} />
              <text x="20" y="27" class="cell-number">
                {symbol}
              </text>
            </svg>
            {gain !== null && <span class="chip gain">+{gain}</span>}
            {value && (
              <span class={`chip ${worthClass(value, marks.mover)} ${value.best ? 'best' : ''}`}>
                {worthLabel(value, marks.mover)}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

// SPDX-License-Identifier: MIT
// Csirmaz's letter game: four counters, and a button a trade.
import type { LetterBoard } from '../api/types';
import { letterCounts, lettersOfTrade } from '../model/position';
import { worthLabel, worthClass, worthWords } from '../model/worth';
import type { BoardProps } from './marks';

const spoken = (letters: string) =>
  [...letters].map((l) => (l === 'X' ? 'any letter' : l)).join(' and ');

export function LetterBoardView(props: BoardProps<LetterBoard>) {
  const { position, legal, open, marks, onMove } = props;
  const counts = letterCounts(position);
  return (
    <div class="board">
      <ul class="heap" aria-label="Letters on the heap">
        {counts.map((count, i) => (
          <li key={i} class={count === 0 ? 'none' : ''}>
            <span class="letter">{'ABCD'[i]}</span>
            <span class="count">{count}</span>
            <span class="tally" aria-hidden="true">
              {'ABCD'[i]!.repeat(Math.min(count, 12))}
              {count > 12 && '…'}
            </span>
          </li>
        ))}
      </ul>
      <div class="trades" role="group" aria-label="Trades">
        {legal.map((move) => {
          const { gives, takes } = lettersOfTrade(move);
          const value = marks.values.get(move);
          const seen = `${gives} → ${takes}${value ? ` ${worthLabel(value, marks.mover)}` : ''}`;
          const words = value ? `, ${worthWords(value, marks.mover)}` : '';
          return (
            <button
              key={move}
              class={marks.hint === move ? 'hinted' : ''}
              data-move={move}
              aria-label={`${seen}: trade ${spoken(gives)} for ${spoken(takes)}${words}`}
              disabled={!open}
              onClick={() => onMove(move)}
            >
              <b>{gives}</b> → <b>{takes}</b>{' '}
              {value && (
                <span class={`chip ${worthClass(value, marks.mover)} ${value.best ? 'best' : ''}`}>
                  {worthLabel(value, marks.mover)}
                </span>
              )}
            </button>
          );
        })}
      </div>
    </div>
  );
}

// SPDX-License-Identifier: MIT
// Positions one move away, one row for all that look alike after renaming the vertices.
import type { Board, Neighbour, Side } from '../api/types';
import { picturedIn, SmallPosition } from '../board/small_position';
import { counted } from '../model/counted';
import { worthLabel, worthOf, worthWords } from '../model/worth';

interface Props {
  board: Board;
  neighbours: readonly Neighbour[];
  all: number; // how many there are; the list may be shorter
  mover: Side; // of the position in the middle
  onward: boolean;
  hrefOf: (position: string) => string;
}
const kMovesShown = 6;

export function Neighbours({ board, neighbours, all, mover, onward, hrefOf }: Props) {
  if (all === 0)
    return <p class="note">{onward ? 'The game is over here.' : 'Every game starts here.'}</p>;
  const pictured = picturedIn(board);
  return (
    <>
      <ul class="neighbours" aria-label={onward ? 'What follows' : 'What comes before'}>
        {neighbours.map((one) => {
          // A value is said for who moves: here, or in the position before; a move counts itself.
          const side = onward ? mover : (one.mover ?? mover);
          const long = onward && one.remoteness !== null ? one.remoteness + 1 : one.remoteness;
          const value = { ...one, move: '', remoteness: long };
          const moves = one.moves ?? [];
          const shown = moves.slice(0, kMovesShown);
          return (
            <li key={one.class}>
              <a
                href={hrefOf(one.position)}
                data-class={one.class}
                data-remoteness={one.remoteness ?? ''}
              >
                {pictured && <SmallPosition board={pictured} position={one.position} />}
                <span
                  class={`chip ${worthOf(one, side)} ${one.best ? 'best' : ''}`}
                  aria-hidden="true"
                >
                  {worthLabel(value, side)}
                </span>
                <span class="unseen">{worthWords(value, side)}:</span>
                <span class="by">
                  {onward ? (
                    <>
                      {shown.map((move) => (
                        <span key={move}>{move}</span>
                      ))}
                      {one.ways > shown.length && `and ${one.ways - shown.length} more`}
                    </>
                  ) : one.ways > 0 ? (
                    `${counted(one.ways, 'ways')} back`
                  ) : (
                    'other labels'
                  )}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
      {all > neighbours.length && (
        <p class="note">
          {neighbours.length} of {all} are shown.
        </p>
      )}
    </>
  );
}

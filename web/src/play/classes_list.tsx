// SPDX-License-Identifier: MIT
// The classes of moves as small pictures, each with what comes of it and how many moves are alike.
import type { Analysis, Board, MoveValue, Side } from '../api/types';
import { picturedIn, SmallPosition } from '../board/small_position';
import { classesOf, type MoveClass } from '../model/classes';
import { counted } from '../model/counted';
import { elementsOf, hasElements, kElementWords } from '../model/elements';
import { endsText, estimateLabel, shareOf } from '../model/estimate';
import { worthClass, worthLabel, worthOf } from '../model/worth';

interface Props {
  analysis: Analysis;
  board: Board;
  position: string;
  mover: Side;
  onPlay: (move: string) => void; // what comes of it, on the board
}
const kMostPictured = 14;
const kMostListed = 12;

export function ClassesList({ analysis, board, position, mover, onPlay }: Props) {
  const classes = classesOf(analysis, mover);
  const pictured = picturedIn(board);
  const [, many] = hasElements(board) ? kElementWords[elementsOf(board).kind] : ['move', 'moves'];
  const words = ({ moves }: MoveClass) =>
    `${counted(moves.length, many)}${moves.length === 1 ? '' : ' alike'}`;
  return (
    <ul class="classes" aria-label="Moves by worth">
      {classes.map((kind, i) => {
        const { value, moves } = kind;
        const label = worthLabel(value, mover);
        return (
          <li
            key={moves[0]}
            class={`${worthClass(value, mover)} ${value.best ? 'best' : ''}`}
            data-class={moves.length}
          >
            {pictured && i < kMostPictured ? (
              <SmallPosition board={pictured} position={position} move={moves[0]!} />
            ) : (
              <span
                class={`chip ${worthClass(value, mover)} ${value.best ? 'best' : ''}`}
                aria-hidden="true"
              >
                {label}
              </span>
            )}
            <div>
              <div class="out">
                {outWords(value, mover)}{' '}
                {value.winner && (
                  <button
                    class="small quiet"
                    aria-label={`Show what comes of ${moves[0]!}`}
                    onClick={() => onPlay(moves[0]!)}
                  >
                    Show
                  </button>
                )}
              </div>
              {!value.winner && value.estimate && <Guess of={value} />}
              <div class="n">
                {words(kind)}:{' '}
                {moves.slice(0, kMostListed).map((move) => (
                  <>
                    <code key={move} data-worth={label}>
                      {move}
                    </code>{' '}
                  </>
                ))}
                {moves.length > kMostListed && `and ${moves.length - kMostListed} more`}
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

// "wins in 8", "loses, 3 : 2", "about 26 %".
function outWords(value: MoveValue, mover: Side): string {
  if (!value.winner && value.estimate) return `${estimateLabel(value.estimate)}, a guess`;
  if (!value.winner && typeof value.remoteness === 'number')
    return `${counted(value.remoteness, 'calls')} to the end`;
  const kWords = {
    win: 'wins',
    tie: 'ties',
    open: 'open',
    loss: 'loses',
    unknown: 'not known yet',
  };
  const words = kWords[worthOf(value, mover)];
  if (value.outcome) return `${words}, ${value.outcome[0]} : ${value.outcome[1]}`;
  return typeof value.remoteness === 'number' ? `${words} in ${value.remoteness}` : words;
}

// One quiet bar: in which interval the share of wins lies.
function Guess({ of: { estimate } }: { of: MoveValue }) {
  if (!estimate || estimate.by !== 'random plays') return null;
  const { at, low, high } = shareOf(estimate);
  return (
    <span class="interval">
      <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
        <line class="axis" x1="50" x2="50" y1="0" y2="12" />
        <rect x={100 * low} width={Math.max(1, 100 * (high - low))} y="4" height="4" />
        <rect class="share" x={100 * at - 1} width="2" y="0" height="12" />
      </svg>
      <small>{endsText(low, high)}</small>
    </span>
  );
}

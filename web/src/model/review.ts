// SPDX-License-Identifier: MIT
// Marks for the moves of a game, from exact values before and after each: a best move, a fine one
// (keeps the result, wins later or loses sooner), a mistake (a win becomes a tie, or a tie a loss), a
// blunder (a win becomes a loss). In a game of one player: a call that costs more than one.
import type { Analysis, MoveValue, Side } from '../api/types';

export type Grade = 'best' | 'fine' | 'mistake' | 'blunder';
export interface Mark {
  ply: number; // the move's number, from 1
  move: string;
  mover: Side;
  grade: Grade;
  better: string; // a best move instead; "" if the move was best
  lost: string; // what the mistake cost, in words; "" for others
}

const rank = (winner: Side | 'tie', mover: Side) =>
  winner === 'tie' ? 1 : winner === mover ? 2 : 0;
const kResults = ['a loss', 'a tie', 'a win'];

export function markOf(
  before: Analysis | null,
  move: string,
  mover: Side,
  ply: number,
): Mark | null {
  if (!before || before.stopped || before.finished) return null;
  const made = before.moves.find((value) => value.move === move);
  const best = before.moves.find((value) => value.best);
  if (!made || !best) return null;
  const mark = (grade: Grade, lost = ''): Mark => ({
    ply,
    move,
    mover,
    grade,
    better: made.best ? '' : best.move,
    lost,
  });
  if (made.best) return mark('best');
  if (!made.winner || !best.winner) return solitaireMark(made, best, mark);
  const [had, has] = [rank(best.winner, mover), rank(made.winner, mover)];
  if (had === has) return mark('fine');
  const grade = had - has === 2 ? 'blunder' : 'mistake';
  return mark(grade, `${kResults[had]} became ${kResults[has]}`);
}

function solitaireMark(
  made: MoveValue,
  best: MoveValue,
  mark: (grade: Grade, lost?: string) => Mark,
): Mark {
  const more = (made.remoteness ?? 0) - (best.remoteness ?? 0);
  if (more <= 0) return mark('best');
  return mark(
    more === 1 ? 'mistake' : 'blunder',
    `costs ${more} more ${more === 1 ? 'call' : 'calls'}`,
  );
}

export const gradeSign: Record<Grade, string> = {
  best: '★',
  fine: '',
  mistake: '?',
  blunder: '??',
};

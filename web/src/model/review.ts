// SPDX-License-Identifier: MIT
// Marks for the moves of a game, from exact values before and after each: a best move, a fine one
// (keeps the result, wins later or loses sooner), a mistake (a win becomes a tie, or a tie a loss), a
// blunder (a win becomes a loss). In a game of one player: a call that costs more than one. Where the
// values are out of reach, estimates: a doubtful move is one that another was clearly better than.
import type { Analysis, MoveValue, Side } from '../api/types';
import { counted } from './counted';
import { bestEstimate, estimateLabel, surelyLess } from './estimate';
import { worthOf } from './worth';

export type Grade = 'best' | 'fine' | 'mistake' | 'blunder' | 'doubtful' | 'open';
export interface Mark {
  ply: number; // the move's number, from 1
  move: string;
  mover: Side;
  grade: Grade;
  better: string; // a best move instead; "" if the move was best
  lost: string; // what the mistake cost, in words; "" for others
  sooner?: number; // by how many moves it lost sooner than it had to
}

const kRanks = { win: 2, tie: 1, open: 1, loss: 0, unknown: 1 };
const rank = (value: MoveValue, mover: Side) => kRanks[worthOf(value, mover)];
const kResults = ['a loss', 'a tie', 'a win'];

export function markOf(
  before: Analysis | null,
  move: string,
  mover: Side,
  ply: number,
): Mark | null {
  if (!before || before.finished) return null;
  const made = before.moves.find((value) => value.move === move);
  if (before.stopped) return made ? estimatedMark(before, made, mover, ply) : null;
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
  const [had, has] = [rank(best, mover), rank(made, mover)];
  if (had === has) {
    const sooner = had === 0 ? (best.remoteness ?? 0) - (made.remoteness ?? 0) : 0;
    return { ...mark('fine'), ...(sooner > 0 ? { sooner } : {}) };
  }
  const grade = had - has === 2 ? 'blunder' : 'mistake';
  return mark(grade, `${kResults[had]} became ${kResults[has]}`);
}

// A move is better if it is proved to win, or if its whole interval lies above; a proved loss lies
// below every estimate.
function estimatedMark(before: Analysis, made: MoveValue, mover: Side, ply: number): Mark | null {
  const mark = (grade: Grade, better = '', lost = ''): Mark => ({
    ply,
    move: made.move,
    mover,
    grade,
    better,
    lost,
  });
  const wins = (value: MoveValue) => worthOf(value, mover) === 'win';
  if (wins(made)) return mark('best');
  const win = before.moves.find(wins);
  if (made.winner && win) {
    const has = rank(made, mover);
    return mark(has === 0 ? 'blunder' : 'mistake', win.move, `a win became ${kResults[has]}`);
  }
  if (!made.winner && !made.estimate) return null;
  const other = win ?? bestEstimate(before);
  const said = made.winner ? kResults[rank(made, mover)]! : estimateLabel(made.estimate!);
  if (win) return mark('doubtful', win.move, `${said} instead of a win`);
  if (!other?.estimate) return mark('open');
  const less = made.winner ? rank(made, mover) === 0 : surelyLess(made.estimate!, other.estimate);
  if (!less) return mark('open');
  return mark('doubtful', other.move, `${said} instead of ${estimateLabel(other.estimate)}`);
}

function solitaireMark(
  made: MoveValue,
  best: MoveValue,
  mark: (grade: Grade, lost?: string) => Mark,
): Mark {
  const more = (made.remoteness ?? 0) - (best.remoteness ?? 0);
  if (more <= 0) return mark('best');
  return mark(more === 1 ? 'mistake' : 'blunder', `costs ${counted(more, 'more calls')}`);
}

export const gradeSign: Record<Grade, string> = {
  best: '★',
  fine: '',
  mistake: '?',
  blunder: '??',
  doubtful: '?!',
  open: '',
};

export const gradeWords: Record<Grade, string> = {
  best: 'best',
  fine: 'keeps the result',
  mistake: 'a mistake',
  blunder: 'a blunder',
  doubtful: 'doubtful, by an estimate',
  open: 'no better move is known',
};

// The move of a lost game that shortened it most: what a beginner asks about, where nothing was thrown away.
export function shortestWay(marks: readonly Mark[]): Mark | null {
  const sooner = marks.filter((mark) => mark.sooner !== undefined);
  return sooner.sort((a, b) => b.sooner! - a.sooner!)[0] ?? null;
}

// By move; null where the position before it has no values.
export const marksOf = (
  moves: readonly string[],
  movers: readonly Side[],
  values: readonly (Analysis | null)[],
): (Mark | null)[] => moves.map((move, i) => markOf(values[i] ?? null, move, movers[i]!, i + 1));

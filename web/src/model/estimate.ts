// SPDX-License-Identifier: MIT
// Estimates, where nothing is proved: how often the mover won plays at random after a move, or by how many
// cells the mover is ahead as far as a search looked. They are said with "≈", so that none looks like a
// proof.
import type { Analysis, Estimate, MoveValue, PlayoutEstimate, Side } from '../api/types';

const percent = (share: number) => Math.round(100 * share);
const whole = (points: number) => Math.round(points) || 0; // no -0
const many = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

export function estimateLabel(estimate: Estimate): string {
  if (estimate.by === 'random plays') return `≈${percent(estimate.won)}%`;
  const points = whole(estimate.points);
  return `≈${points > 0 ? '+' : points < 0 ? '−' : ''}${Math.abs(points)}`;
}

// "58–66 %".
export const intervalText = ({ low, high }: PlayoutEstimate): string =>
  `${percent(low)}–${percent(high)} %`;

function aheadWords(points: number): string {
  if (whole(points) === 0) return 'level';
  return `${many(Math.abs(whole(points)), 'cell')} ${points > 0 ? 'ahead' : 'behind'}`;
}

export const estimateWords = (estimate: Estimate): string =>
  estimate.by === 'random plays'
    ? `an estimate: ${percent(estimate.won)} % of random plays won (${intervalText(estimate)}), not proved`
    : `an estimate: ${aheadWords(estimate.points)}, searched ${many(estimate.depth, 'move')} ahead, not proved`;

// What comes of a move, as the end of a sentence.
export const afterwards = (estimate: Estimate): string =>
  estimate.by === 'random plays'
    ? `random plays are won in ${estimateLabel(estimate)} (${intervalText(estimate)})`
    : `a search of ${many(estimate.depth, 'move')} ends ${aheadWords(estimate.points)}`;

// What is better is larger, among estimates of one position.
export const meritOf = (estimate: Estimate): number =>
  estimate.by === 'random plays' ? estimate.won : estimate.points;

// What is open of a position is worth as much as its best open move.
export function bestEstimate(analysis: Analysis): (MoveValue & { estimate: Estimate }) | null {
  let best: (MoveValue & { estimate: Estimate }) | null = null;
  for (const value of analysis.moves) {
    const { estimate } = value;
    if (estimate && !value.winner && (!best || meritOf(estimate) > meritOf(best.estimate)))
      best = { ...value, estimate };
  }
  return best;
}

// Of the mover, 0 to 1, for a drawing: the estimate between its ends. Cells have no ends; ten of them
// are half of the way to a sure win.
export function shareOf(estimate: Estimate): { at: number; low: number; high: number } {
  if (estimate.by === 'random plays')
    return { at: estimate.won, low: estimate.low, high: estimate.high };
  const at = 0.5 + estimate.points / (2 * (Math.abs(estimate.points) + 10));
  return { at, low: at, high: at };
}

// From -1, the second player always won, to 1, the first did.
export const leaning = (share: number, mover: Side): number =>
  (mover === 'first' ? 1 : -1) * (2 * share - 1);

// Where every interval of one move lies below another's, the other one is better in all likelihood.
// Nothing is that likely by the score of a search.
export const surelyLess = (one: Estimate, other: Estimate): boolean =>
  one.by === 'random plays' && other.by === 'random plays' && one.high < other.low;

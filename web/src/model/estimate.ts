// SPDX-License-Identifier: MIT
// Estimates, where nothing is proved: how often the mover won plays at random after a move, or by how many
// cells the mover is ahead as far as a search looked. They are said with "≈", so that none looks like a
// proof.
import type { Analysis, Estimate, MoveValue, PlayoutEstimate, Side } from '../api/types';
import { counted } from './counted';

const percent = (share: number) => Math.round(100 * share);
const whole = (points: number) => Math.round(points) || 0; // no -0

export function estimateLabel(estimate: Estimate): string {
  if (estimate.by === 'random plays') return `≈${percent(meritOf(estimate))}%`;
  const points = whole(estimate.points);
  return `≈${points > 0 ? '+' : points < 0 ? '−' : ''}${Math.abs(points)}`;
}

// "58–66 %".
export const endsText = (low: number, high: number): string => `${percent(low)}–${percent(high)} %`;

// "17 % won (16–18 %), 80 % tied (78–81 %), 3 % lost (3–4 %)"; ties where there are some.
const sharesText = (estimate: PlayoutEstimate): string =>
  (['won', 'tied', 'lost'] as const)
    .filter((share) => share !== 'tied' || estimate.tied > 0)
    .map(
      (share) =>
        `${percent(estimate[share])} % ${share} (${endsText(...estimate.intervals[share])})`,
    )
    .join(', ');

function aheadWords(points: number): string {
  if (whole(points) === 0) return 'level';
  return `${counted(Math.abs(whole(points)), 'cells')} ${points > 0 ? 'ahead' : 'behind'}`;
}

export const estimateWords = (estimate: Estimate): string =>
  estimate.by === 'random plays'
    ? `an estimate: of random plays ${sharesText(estimate)}; not proved`
    : `an estimate: ${aheadWords(estimate.points)}, searched ${counted(estimate.depth, 'moves')} ahead, not proved`;

// What comes of a move, as the end of a sentence.
export const afterwards = (estimate: Estimate): string =>
  estimate.by === 'random plays'
    ? `random plays end ${sharesText(estimate)}`
    : `a search of ${counted(estimate.depth, 'moves')} ends ${aheadWords(estimate.points)}`;

// What is better is larger, among estimates of one position; a tie counts half.
export const meritOf = (estimate: Estimate): number =>
  estimate.by === 'random plays' ? estimate.won + estimate.tied / 2 : estimate.points;

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

// Between these the merit lies: most won and least lost, and the other way round.
const meritEnds = ({ intervals: { won, lost } }: PlayoutEstimate) => ({
  low: (1 + won[0] - lost[1]) / 2,
  high: (1 + won[1] - lost[0]) / 2,
});

// Of the mover, 0 to 1, for a drawing: the estimate between its ends. Cells have no ends; ten of them
// are half of the way to a sure win.
export function shareOf(estimate: Estimate): { at: number; low: number; high: number } {
  if (estimate.by === 'random plays') return { at: meritOf(estimate), ...meritEnds(estimate) };
  const at = 0.5 + estimate.points / (2 * (Math.abs(estimate.points) + 10));
  return { at, low: at, high: at };
}

// From -1, the second player always won, to 1, the first did.
export const leaning = (share: number, mover: Side): number =>
  (mover === 'first' ? 1 : -1) * (2 * share - 1);

// Where every interval of one move lies below another's, the other one is better in all likelihood.
// Nothing is that likely by the score of a search.
export const surelyLess = (one: Estimate, other: Estimate): boolean =>
  one.by === 'random plays' &&
  other.by === 'random plays' &&
  meritEnds(one).high < meritEnds(other).low;

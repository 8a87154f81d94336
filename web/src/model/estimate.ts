// SPDX-License-Identifier: MIT
// Estimates: how often the mover won plays at random after a move, where nothing is proved. They are
// said with "≈" and their interval, so that none looks like a proof.
import type { Analysis, Estimate, MoveValue, Side } from '../api/types';

const percent = (share: number) => Math.round(100 * share);

export const estimateLabel = ({ won }: Estimate): string => `≈${percent(won)}%`;

// "58–66 %".
export const intervalText = ({ low, high }: Estimate): string =>
  `${percent(low)}–${percent(high)} %`;

export const estimateWords = (estimate: Estimate): string =>
  `an estimate: ${percent(estimate.won)} % of random plays won (${intervalText(estimate)}), not proved`;

// What is open of a position is worth as much as its best open move.
export function bestEstimate(analysis: Analysis): (MoveValue & { estimate: Estimate }) | null {
  let best: (MoveValue & { estimate: Estimate }) | null = null;
  for (const value of analysis.moves) {
    const { estimate } = value;
    if (estimate && !value.winner && (!best || estimate.won > best.estimate.won))
      best = { ...value, estimate };
  }
  return best;
}

// From -1, the second player always won, to 1, the first did.
export const leaning = (share: number, mover: Side): number =>
  (mover === 'first' ? 1 : -1) * (2 * share - 1);

// Where every interval of one move lies below another's, the other one is better in all likelihood.
export const surelyLess = (one: Estimate, other: Estimate): boolean => one.high < other.low;

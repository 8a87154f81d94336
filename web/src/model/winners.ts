// SPDX-License-Identifier: MIT
// Who wins after each move, where the moves to the end are out of reach: an analysis that was cut short, and
// one of the same position by winners alone.
import type { Analysis, MoveValue } from '../api/types';

export function withWinners(cutShort: Analysis, byWinner: Analysis): Analysis {
  const known = new Map(cutShort.moves.map((value) => [value.move, value]));
  for (const { move, winner, worth, best } of byWinner.moves) {
    if (!winner) continue; // an estimate, while the question is still open
    const { estimate: _, ...before } = known.get(move) ?? { move };
    const value: MoveValue = { ...before, winner };
    if (worth !== undefined) value.worth = worth;
    if (best !== undefined) value.best = best;
    known.set(move, value);
  }
  const winner = byWinner.winner ?? cutShort.winner;
  return { ...cutShort, moves: [...known.values()], ...(winner ? { winner } : {}) };
}

export const allHaveWinners = ({ moves }: Analysis) =>
  moves.length > 0 && moves.every(({ winner }) => winner);

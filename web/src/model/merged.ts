// SPDX-License-Identifier: MIT
// Two analyses of one position as one: what either has proved, and estimates for the rest.
import type { Analysis, MoveValue } from '../api/types';

const proved = ({ winner, remoteness, worth, estimate }: MoveValue) =>
  !estimate && (winner !== undefined || worth !== undefined || typeof remoteness === 'number');

export function merged(old: Analysis | null, found: Analysis): Analysis {
  if (!old || !found.stopped) return found;
  if (!old.stopped) return old;
  const known = new Map(old.moves.map((value) => [value.move, value]));
  for (const value of found.moves) {
    const before = known.get(value.move);
    if (before && proved(before) && !proved(value)) continue;
    const like = before?.like;
    known.set(value.move, like === undefined ? value : { like, ...value });
  }
  const { moves: _, ...whole } = found.winner ? found : { ...found, ...old };
  return { ...whole, stopped: found.stopped, moves: [...known.values()] };
}

// SPDX-License-Identifier: MIT
// What a teacher shows of an analysis, step by step: moves that are alike together, the best ones last, so
// that a class can guess them.
import type { Analysis, MoveValue, Side } from '../api/types';
import { classesOf } from './classes';

// How many steps there are: one a class.
export const stepsOf = (analysis: Analysis, mover: Side): number =>
  classesOf(analysis, mover).length;

// The values of the moves that are shown after some steps.
export function revealed(analysis: Analysis, mover: Side, steps: number): Map<string, MoveValue> {
  const shown = classesOf(analysis, mover).reverse().slice(0, steps);
  const moves = new Set(shown.flatMap((kind) => kind.moves));
  return new Map(
    analysis.moves.filter(({ move }) => moves.has(move)).map((value) => [value.move, value]),
  );
}

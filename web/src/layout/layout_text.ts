// SPDX-License-Identifier: MIT
// The places of a drawing as a word of a link: two characters for x, two for y, each vertex.
import type { Point } from './circle';

const kSteps = 36 * 36 - 1;

export function layoutText(places: readonly Point[]): string {
  const word = (x: number) =>
    Math.round(Math.min(1, Math.max(0, x)) * kSteps)
      .toString(36)
      .padStart(2, '0');
  return places.map(([x, y]) => word(x) + word(y)).join('');
}

// null if the word is damaged or not for this many vertices.
export function parseLayout(text: string, order: number): Point[] | null {
  if (text.length !== 4 * order || order === 0 || /[^0-9a-z]/.test(text)) return null;
  const number = (at: number) => parseInt(text.slice(at, at + 2), 36) / kSteps;
  return Array.from({ length: order }, (_, v) => [number(4 * v), number(4 * v + 2)] as const);
}

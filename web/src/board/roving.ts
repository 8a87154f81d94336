// SPDX-License-Identifier: MIT
// One stop of the tab key for a whole board; the arrow keys move from there to what lies nearest in
// their direction.
import type { Point } from '../layout/circle';

const kArrows: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const isArrow = (key: string): boolean => key in kArrows;

// The element to go to from `from`; itself if nothing lies that way. What lies straight ahead counts
// as nearer than what lies aside.
export function nearest(places: ReadonlyMap<number, Point>, from: number, key: string): number {
  const direction = kArrows[key];
  const here = places.get(from);
  if (!direction || !here) return from;
  let best = from;
  let bestCost = Infinity;
  for (const [i, [x, y]] of places) {
    const ahead = (x - here[0]) * direction[0] + (y - here[1]) * direction[1];
    if (i === from || ahead <= 1e-6) continue;
    const aside = Math.abs((x - here[0]) * direction[1]) + Math.abs((y - here[1]) * direction[0]);
    const cost = ahead + 2.5 * aside;
    if (cost < bestCost) [best, bestCost] = [i, cost];
  }
  return best;
}

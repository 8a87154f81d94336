// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import { circle, type Point } from '../layout/circle';
import { nearest } from './roving';

test('arrow keys reach every edge of a hexagon from every other', () => {
  const points = circle(6);
  const middles = new Map<number, Point>();
  for (let v = 1; v < 6; ++v) {
    for (let u = 0; u < v; ++u) {
      // Off the middle, as the board's labels are.
      const [a, b] = [points[u]!, points[v]!];
      const t = 0.5 - 0.02 * (v - u);
      middles.set(middles.size, [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
    }
  }
  for (const start of middles.keys()) {
    const seen = new Set([start]);
    const stack = [start];
    while (stack.length > 0) {
      const at = stack.pop()!;
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = nearest(middles, at, key);
        if (seen.has(next)) continue;
        seen.add(next);
        stack.push(next);
      }
    }
    expect(seen.size).toBe(middles.size);
  }
});

test('nothing lies beyond the border', () => {
  const places = new Map<number, Point>([
    [0, [0, 0]],
    [1, [1, 0]],
  ]);
  expect(nearest(places, 1, 'ArrowRight')).toBe(1);
  expect(nearest(places, 0, 'ArrowRight')).toBe(1);
  expect(nearest(places, 0, 'Escape')).toBe(0);
});

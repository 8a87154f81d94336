// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import { circle } from '../layout/circle';
import type { Edge } from '../model/edges';
import { fittingLabels } from './fitting_labels';

const kLabel = { width: 47, height: 39 };
const kOrder = 12;
const edges: Edge[] = [];
for (let v = 1; v < kOrder; ++v) for (let u = 0; u < v; ++u) edges.push([u, v]);
const at = circle(kOrder).map(([x, y]): [number, number] => [600 * x, 600 * y]);

test('labels of a complete graph cover none of each other, and the first ones are there', () => {
  const order = edges.map((_, i) => (i * 7) % edges.length);
  const fitting = fittingLabels(at, edges, order, kLabel, 13);
  expect(fitting.size).toBeGreaterThan(12);
  expect(fitting.size).toBeLessThan(edges.length);
  expect(fitting.has(order[0]!)).toBe(true);
  const places = [...fitting].map(([i, t]) => {
    const [a, b] = edges[i]!.map((v) => at[v]!);
    return [a![0] + (b![0] - a![0]) * t, a![1] + (b![1] - a![1]) * t] as const;
  });
  places.forEach(([x, y], i) => {
    for (const [s, u] of places.slice(i + 1))
      expect(Math.abs(x - s) >= kLabel.width || Math.abs(y - u) >= kLabel.height).toBe(true);
  });
});

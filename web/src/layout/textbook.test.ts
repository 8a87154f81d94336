// SPDX-License-Identifier: MIT
import { describe, expect, test } from 'vitest';
import type { Edge } from '../model/edges';
import { unclearness } from './clearness';
import { layoutText, parseLayout } from './layout_text';
import { textbookLayout } from './textbook';

const relabelled = (edges: readonly Edge[], order: number, by: number): Edge[] =>
  edges.map(([u, v]) => [(u * by) % order, (v * by) % order]);
const petersen: Edge[] = [];
for (let i = 0; i < 5; ++i) petersen.push([i, (i + 1) % 5], [i, i + 5], [i + 5, 5 + ((i + 2) % 5)]);
const cube: Edge[] = [];
for (let v = 0; v < 8; ++v) for (const bit of [1, 2, 4]) if (!(v & bit)) cube.push([v, v | bit]);
const bipartite: Edge[] = [0, 1, 2].flatMap((u) => [3, 4, 5, 6].map((v): Edge => [u, v]));
const wheel: Edge[] = [0, 1, 2, 3, 4].flatMap((v): Edge[] => [
  [v, (v + 1) % 5],
  [v, 5],
]);

describe('drawings of the textbooks', () => {
  test('the Petersen graph has five crossings, however its vertices are numbered', () => {
    for (const by of [1, 3, 7]) {
      const edges = relabelled(petersen, 10, by);
      expect(unclearness(textbookLayout(10, edges)!, edges)).toBeLessThanOrEqual(5);
    }
  });
  test('a wheel has its hub in the middle and no crossing', () => {
    const points = textbookLayout(6, wheel)!;
    expect(points[5]).toEqual([0.5, 0.5]);
    expect(unclearness(points, wheel)).toBe(0);
  });
  test('a cube is two squares', () => {
    const points = textbookLayout(8, cube)!;
    expect(points).toHaveLength(8);
    expect(unclearness(points, cube)).toBeLessThanOrEqual(2);
  });
  test('a complete bipartite graph stands in two columns', () => {
    const points = textbookLayout(7, bipartite)!;
    expect(new Set(points.slice(0, 3).map(([x]) => x)).size).toBe(1);
    expect(new Set(points.slice(3).map(([x]) => x)).size).toBe(1);
  });
  test('other graphs are left to the forces', () => {
    expect(
      textbookLayout(5, [...bipartite.slice(0, 1), [1, 2], [2, 3], [1, 3], [3, 4]]),
    ).toBeNull();
    expect(textbookLayout(4, [[0, 1]])).toBeNull();
  });
});

test('places go into a link and come back within a thousandth', () => {
  const places = [
    [0, 1],
    [0.123, 0.987],
  ] as const;
  const back = parseLayout(layoutText(places), 2)!;
  back.forEach(([x, y], i) => {
    expect(Math.abs(x - places[i]![0])).toBeLessThan(0.001);
    expect(Math.abs(y - places[i]![1])).toBeLessThan(0.001);
  });
  expect(parseLayout('zz', 2)).toBeNull();
  expect(parseLayout('0000;;;;', 2)).toBeNull();
});

// SPDX-License-Identifier: MIT
import { describe, expect, test } from 'vitest';
import type { Edge } from '../model/edges';
import { unclearness } from './clearness';
import { graphLayout, labelPlaces } from './graph_layout';
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

// As the board draws them: 600 wide, a label of three letters.
describe('labels of moves', () => {
  const complete = (order: number): Edge[] => {
    const edges: Edge[] = [];
    for (let v = 1; v < order; ++v) for (let u = 0; u < v; ++u) edges.push([u, v]);
    return edges;
  };
  const label = { width: 9 + 0.68 * 18 * 3, height: 1.4 * 18 };
  test.each([
    ['K4', 4, complete(4)],
    ['K5', 5, complete(5)],
    ['K6', 6, complete(6)],
    ['K7', 7, complete(7)],
    ['Petersen', 10, petersen],
    ['a cube', 8, cube],
    ['a wheel', 6, wheel],
    ['K3,4', 7, bipartite],
  ] as [string, number, Edge[]][])(
    'stand on no other edge and no other label: %s',
    (_, order, edges) => {
      const points = graphLayout({ order, edges: edges as [number, number][] }).map(
        ([x, y]) => [600 * x, 600 * y] as const,
      );
      const places = labelPlaces(points, edges, label, 20);
      const middle = edges.map(([u, v], i) => {
        const [a, b, t] = [points[u]!, points[v]!, places[i]!];
        return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t] as const;
      });
      const covered = ([x, y]: readonly [number, number], i: number) =>
        Math.abs(x - middle[i]![0]) < label.width / 2 &&
        Math.abs(y - middle[i]![1]) < label.height / 2;
      const wrong = new Set<string>();
      edges.forEach((edge, i) => {
        edges.forEach(([s, e], j) => {
          if (i === j) return;
          const apart =
            Math.abs(middle[i]![0] - middle[j]![0]) >= label.width ||
            Math.abs(middle[i]![1] - middle[j]![1]) >= label.height;
          if (!apart) wrong.add(`the labels of ${edge} and ${edges[j]}`);
          for (let t = 0; t <= 1; t += 0.004) {
            const [a, b] = [points[s]!, points[e]!];
            const on = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t] as const;
            if (covered(on, i)) wrong.add(`the label of ${edge} on ${edges[j]}`);
          }
        });
      });
      expect([...wrong]).toEqual([]);
    },
  );
});

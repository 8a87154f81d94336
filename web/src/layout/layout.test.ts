// SPDX-License-Identifier: MIT
import { describe, expect, test } from 'vitest';
import { circle } from './circle';
import { unclearness } from './clearness';
import { force } from './force';
import { cellLayout } from './cells';
import { graphLayout, labelPlaces } from './graph_layout';

const kComplete = (n: number) => {
  const edges: [number, number][] = [];
  for (let v = 1; v < n; ++v) for (let u = 0; u < v; ++u) edges.push([u, v]);
  return edges;
};
const kPetersen: [number, number][] = [];
for (let i = 0; i < 5; ++i) {
  kPetersen.push([i, (i + 1) % 5], [i, i + 5], [i + 5, 5 + ((i + 2) % 5)]);
}

describe('layouts of graphs', () => {
  test('K6 is the regular hexagon with vertex 0 at the top', () => {
    const points = graphLayout({ order: 6, edges: kComplete(6) });
    expect(points).toEqual(circle(6));
    expect(points[0]![0]).toBeCloseTo(0.5);
    expect(points[3]![1]).toBeGreaterThan(0.9);
  });
  test('other graphs come out the same each time, inside the square, no two vertices together', () => {
    const board = { order: 10, edges: kPetersen };
    const points = graphLayout(board);
    expect(graphLayout(board)).toEqual(points);
    for (const [i, [x, y]] of points.entries()) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x, y)).toBeLessThanOrEqual(1);
      for (const [p, q] of points.slice(i + 1))
        expect(Math.hypot(p - x, q - y)).toBeGreaterThan(0.1);
    }
  });
  test('a drawing of a person is kept', () => {
    const drawn: [number, number][] = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ];
    const points = graphLayout({ order: 4, edges: kComplete(4), drawn });
    expect(points[1]![1]).toBeCloseTo(points[0]![1]);
    expect(points[2]![0]).toBeCloseTo(points[1]![0]);
  });
  test('labels of the long diagonals of a hexagon keep apart', () => {
    const points = circle(6);
    const edges = kComplete(6);
    const places = labelPlaces(points, edges, { width: 0.08, height: 0.045 }, 0.03).map((t, i) => {
      const [u, v] = edges[i]!;
      const [a, b] = [points[u]!, points[v]!];
      return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t] as const;
    });
    for (const [i, [x, y]] of places.entries()) {
      for (const [p, q] of places.slice(i + 1)) {
        expect(Math.hypot(p - x, q - y)).toBeGreaterThan(0.07);
      }
    }
  });
});

describe('the clearness of a drawing', () => {
  const square: [number, number][] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ];
  test('counts crossings, not common ends', () => {
    expect(
      unclearness(square, [
        [0, 1],
        [1, 2],
      ]),
    ).toBe(0);
    expect(
      unclearness(square, [
        [0, 2],
        [1, 3],
      ]),
    ).toBe(1);
  });
  test('counts vertices on foreign edges', () => {
    expect(unclearness([...square, [0.5, 0.01]], [[0, 1]])).toBeGreaterThan(3);
  });
  test('is full for the cube, a planar graph', () => {
    const cube: [number, number][] = [];
    for (let v = 0; v < 8; ++v) {
      for (const bit of [1, 2, 4]) if (!(v & bit)) cube.push([v, v | bit]);
    }
    expect(unclearness(force(8, cube), cube)).toBeLessThanOrEqual(2);
  });
});

describe('cells', () => {
  test('neighbouring hexagons share a side', () => {
    const { shapes } = cellLayout({
      shape: 'hex',
      cells: [
        [0, 0, 0],
        [0, 1, 0],
        [1, 0, 0],
      ],
    });
    const key = ([x, y]: readonly [number, number]) => `${x.toFixed(3)},${y.toFixed(3)}`;
    const shared = (i: number, j: number) => {
      const corners = new Set(shapes[i]!.corners.map(key));
      return shapes[j]!.corners.map(key).filter((corner) => corners.has(corner)).length;
    };
    expect([shared(0, 1), shared(0, 2), shared(1, 2)]).toEqual([2, 2, 2]);
  });
  test('the odd row is the one to the right', () => {
    const { shapes } = cellLayout({
      shape: 'hex',
      cells: [
        [0, 0, 0],
        [1, 0, 0],
      ],
    });
    expect(shapes[1]!.middle[0]).toBeGreaterThan(shapes[0]!.middle[0]);
  });
});

// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import { cellCorners, pointLayout, shapeStrokes, sideLines } from './point_layout';

const grid = (columns: number, rows: number) => ({
  names: [],
  places: Array.from({ length: columns * rows }, (_, i): [number, number] => [
    i % columns,
    Math.floor(i / columns),
  ]),
  form: 'square' as const,
  sides: { first: [], second: [] },
});

test('the places fill the canvas, and no cell is huge', () => {
  const large = pointLayout(grid(10, 10));
  expect(large.unit).toBe(60);
  expect(large.places[0]).toEqual([30, 30]);
  expect(pointLayout(grid(2, 1)).unit).toBe(110);
});

test('neighbours share the corners of their cells', () => {
  for (const [form, sides] of [
    ['square', 4],
    ['hexagon', 6],
  ] as const) {
    const corners = cellCorners(form, 60);
    expect(corners).toHaveLength(sides);
    const right = corners.map(([x]) => x);
    expect(Math.max(...right)).toBeCloseTo(30);
    expect(Math.min(...right)).toBeCloseTo(-30);
  }
});

test('a shape is one tree where its cells hang together', () => {
  const { places, unit } = pointLayout(grid(4, 4));
  expect(shapeStrokes([0, 1, 2, 5], places, 1.5 * unit)).toEqual([
    [0, 1],
    [1, 2],
    [1, 5],
  ]);
  expect(shapeStrokes([0, 3], places, 1.5 * unit)).toEqual([]);
});

test('the side of a board is drawn along its outer edges only, corners once', () => {
  const board = grid(3, 3);
  const [left, top] = sideLines(
    board,
    [
      [0, 3, 6],
      [0, 1, 2],
    ],
    pointLayout(board),
  );
  expect(left).toHaveLength(3);
  expect(top).toHaveLength(3);
  for (const [from, to] of left!) expect([from[0], to[0]]).toEqual([0, 0]);
  for (const [from, to] of top!) expect([from[1], to[1]]).toEqual([0, 0]);
});

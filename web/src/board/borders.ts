// SPDX-License-Identifier: MIT
// The borders of territories, drawn a little inside them, so that two owners that meet show both.
// Where a border goes on in the next cell, both cells end their line at the same point of the side
// between them.
import type { CellShape } from '../layout/cells';
import type { Point } from '../layout/circle';
import type { CellState } from '../model/territory';

export interface BorderLine {
  owner: number;
  from: Point;
  to: Point;
}

const kInset = 0.13; // of the way from a corner to the middle of the cell

const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

export function borders(
  shapes: readonly CellShape[],
  neighbours: readonly (readonly number[])[],
  states: readonly CellState[],
): BorderLine[] {
  const lines: BorderLine[] = [];
  shapes.forEach(({ corners, middle }, v) => {
    const { owner } = states[v]!;
    if (owner === 0) return;
    const count = corners.length;
    // As far along a side as the inset is deep: the sides of a hexagon meet at 120 degrees.
    const along = count === 6 ? kInset : kInset / 2;
    const corner = (k: number) => corners[(k + count) % count]!;
    const isBorder = (k: number) =>
      !neighbours[v]!.some(
        (w) =>
          states[w]!.owner === owner &&
          onSide(between(shapes[w]!.middle, middle, 0.5), corner(k), corner(k + 1)),
      );
    for (let k = 0; k < count; ++k) {
      if (!isBorder(k)) continue;
      const end = (at: number, side: number, far: number) =>
        isBorder(side)
          ? between(corner(at), middle, kInset)
          : between(corner(at), corner(far), along);
      lines.push({ owner, from: end(k, k - 1, k - 1), to: end(k + 1, k + 1, k + 2) });
    }
  });
  return lines;
}

const onSide = (point: Point, a: Point, b: Point): boolean => {
  const [x, y] = between(a, b, 0.5);
  return Math.hypot(point[0] - x, point[1] - y) < 0.5;
};

// SPDX-License-Identifier: MIT
// The borders of territories, drawn a little inside them, so that two owners that meet show both.
// Where a border continues in the next cell, both cells end their line at the same point of the
// side between them.
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
  // Four squares meet at a corner. If the next cell w extends beyond it, the border turns there.
  const turnsAway = (w: number, v: number, corner: Point) =>
    neighbours[w]!.some((y) => {
      if (y === v || states[y]!.owner !== states[w]!.owner) return false;
      const [a, b] = [shapes[y]!.middle, shapes[w]!.middle];
      return Math.abs(distance(between(a, b, 0.5), corner) - distance(a, b) / 2) < 0.5;
    });
  shapes.forEach(({ corners, middle }, v) => {
    const { owner } = states[v]!;
    if (owner === 0) return;
    const count = corners.length;
    // As far along a side as the inset is deep: the sides of a hexagon meet at 120 degrees.
    const along = count === 6 ? kInset : kInset / 2;
    const corner = (k: number) => corners[(k + count) % count]!;
    const across = (k: number) =>
      neighbours[v]!.find(
        (w) =>
          states[w]!.owner === owner &&
          near(between(shapes[w]!.middle, middle, 0.5), between(corner(k), corner(k + 1), 0.5)),
      );
    const end = (at: Point, side: number, far: Point): Point => {
      const w = across(side);
      if (w === undefined) return between(at, middle, kInset);
      if (count === 4 && turnsAway(w, v, at)) return between(at, shapes[w]!.middle, kInset);
      return between(at, far, along);
    };
    for (let k = 0; k < count; ++k) {
      if (across(k) !== undefined) continue;
      lines.push({
        owner,
        from: end(corner(k), k - 1, corner(k - 1)),
        to: end(corner(k + 1), k + 1, corner(k + 2)),
      });
    }
  });
  return lines;
}

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);
const near = (a: Point, b: Point) => distance(a, b) < 0.5;

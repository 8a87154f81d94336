// SPDX-License-Identifier: MIT
// Points by name on the canvas: as large as it allows, cells as polygons around their middles.
import type { PointBoard } from '../api/types';
import type { Point } from './circle';

const kSide = 600;
const kLargest = 110; // between neighbours: few cells do not fill the screen
const kPad = 8;
const kSideBand = 0.14; // of a cell: the sides that a player connects
const kNames = 26; // the names of columns and rows

export interface PointLayout {
  places: Point[];
  unit: number; // between neighbours
  box: readonly [left: number, top: number, width: number, height: number];
}

export function pointLayout({ places, sides }: PointBoard['points']): PointLayout {
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
  const unit = Math.min(kLargest, kSide / Math.max(width, height));
  const hasSides = sides.first.length + sides.second.length > 0;
  const pad = kPad + kNames + (hasSides ? unit * kSideBand : 0);
  return {
    places: places.map(([x, y]) => [(x - left + 0.5) * unit, (y - top + 0.5) * unit] as const),
    unit,
    box: [-pad, -pad, width * unit + 2 * pad, height * unit + 2 * pad],
  };
}

// The corners of a cell around (0, 0), clockwise from the top right; its neighbours are `unit` away.
export function cellCorners(form: PointBoard['points']['form'], unit: number): Point[] {
  if (form === 'hexagon') {
    const radius = unit / Math.sqrt(3);
    return Array.from({ length: 6 }, (_, i) => {
      const angle = (Math.PI / 3) * i - Math.PI / 2;
      return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
    });
  }
  const half = unit / 2;
  return [
    [half, -half],
    [half, half],
    [-half, half],
    [-half, -half],
  ];
}

// The strokes that make one shape of a set: a tree of its points, each joined to the nearest one that is in
// the tree already; further away than `most` there is no stroke.
export function shapeStrokes(
  set: readonly number[],
  places: readonly Point[],
  most: number,
): [number, number][] {
  const strokes: [number, number][] = [];
  const inside = set.slice(0, 1);
  const outside = set.slice(1);
  while (outside.length > 0) {
    let best: [number, number, number] = [Infinity, 0, 0];
    for (const a of inside)
      outside.forEach((b, k) => {
        const far = Math.hypot(places[a]![0] - places[b]![0], places[a]![1] - places[b]![1]);
        if (far < best[0] - 1e-6) best = [far, a, k];
      });
    const [far, a, k] = best;
    const [b] = outside.splice(k, 1);
    inside.push(b!);
    if (far <= most) strokes.push([a, b!]);
  }
  return strokes;
}

type Stroke = [from: Point, to: Point];

// The outer edges of cells on the sides of the board: those that no other cell shares. At a corner, which lies on
// two sides, an edge is of the side that it faces most.
export function sideLines(
  { form }: PointBoard['points'],
  sides: readonly (readonly number[])[],
  { places, unit }: Pick<PointLayout, 'places' | 'unit'>,
): Stroke[][] {
  const corners = form === 'tile' ? [] : cellCorners(form, unit);
  const middle = (list: readonly number[]): Point => [
    list.reduce((sum, i) => sum + places[i]![0], 0) / list.length,
    list.reduce((sum, i) => sum + places[i]![1], 0) / list.length,
  ];
  const centre = middle(places.map((_, i) => i));
  const away = sides.map((side): Point => {
    const [x, y] = middle(side);
    const length = Math.hypot(x - centre[0], y - centre[1]) || 1;
    return [(x - centre[0]) / length, (y - centre[1]) / length];
  });
  const isTaken = (x: number, y: number) =>
    places.some(([px, py]) => Math.hypot(px - x, py - y) < unit * 0.25);
  const lines = sides.map((): Stroke[] => []);
  for (const i of new Set(sides.flat())) {
    const [x, y] = places[i]!;
    corners.forEach((from, k) => {
      const to = corners[(k + 1) % corners.length]!;
      const out: Point = [from[0] + to[0], from[1] + to[1]]; // to the cell beyond this edge
      if (isTaken(x + out[0], y + out[1])) return;
      const facing = away.map(([ax, ay], k) =>
        sides[k]!.includes(i) ? (out[0] * ax + out[1] * ay) / Math.hypot(...out) : -1,
      );
      const most = Math.max(...facing);
      if (most > 0.2)
        lines[facing.indexOf(most)]!.push([
          [x + from[0], y + from[1]],
          [x + to[0], y + to[1]],
        ]);
    });
  }
  return lines;
}

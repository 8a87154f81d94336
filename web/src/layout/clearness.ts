// SPDX-License-Identifier: MIT
// How hard a drawing is to read: crossings of edges, and, worse, vertices that lie on foreign edges.
import type { Edge } from '../model/edges';
import type { Point } from './circle';

const kTooClose = 0.06;
const kCloseCost = 4;

export function unclearness(points: readonly Point[], edges: readonly Edge[]): number {
  let cost = 0;
  for (const [i, e] of edges.entries()) {
    for (const f of edges.slice(i + 1)) if (cross(points, e, f)) ++cost;
    for (const [v, p] of points.entries()) {
      if (e.includes(v)) continue;
      const distance = toSegment(p, points[e[0]]!, points[e[1]]!);
      if (distance < kTooClose) cost += kCloseCost * (1 - distance / kTooClose);
    }
  }
  return cost;
}

const turn = (a: Point, b: Point, c: Point) =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));

function cross(points: readonly Point[], [a, b]: Edge, [c, d]: Edge): boolean {
  if (a === c || a === d || b === c || b === d) return false;
  const [p, q, r, s] = [points[a]!, points[b]!, points[c]!, points[d]!];
  return turn(p, q, r) !== turn(p, q, s) && turn(r, s, p) !== turn(r, s, q);
}

export function toSegment(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const along = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / Math.max(dx * dx + dy * dy, 1e-12);
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy);
}

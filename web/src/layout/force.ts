// SPDX-License-Identifier: MIT
// A force-directed layout (Fruchterman and Reingold, "Graph drawing by force-directed placement",
// 1991): vertices push each other away, edges pull, and the temperature falls. The forces end in the
// next valley, so they start from several circles, which differ in the order of the vertices, and
// the clearest drawing is kept. No chance: a graph looks the same wherever it is drawn.
import { circle, type Point } from './circle';
import { unclearness } from './clearness';
import type { Edge } from '../model/edges';

const kRounds = 250;
const kMostStarts = 10;
const kMostWork = 60_000; // pairs of vertices times starts; large graphs get fewer starts

export function force(order: number, edges: readonly Edge[]): Point[] {
  if (order < 3) return circle(order, 0.3);
  const starts = Math.max(1, Math.min(kMostStarts, Math.floor(kMostWork / (order * order * 6))));
  let best: Point[] = [];
  let bestUnclear = Infinity;
  for (let stride = 1, tried = 0; tried < starts && stride < order; ++stride) {
    if (divisor(stride, order) !== 1) continue;
    ++tried;
    const points = relaxed(startAt(order, stride), edges);
    const unclear = unclearness(points, edges);
    if (unclear < bestUnclear) [best, bestUnclear] = [points, unclear];
  }
  return best;
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

// Vertex v at place stride·v of the circle, a little off it, as forces cancel where all is symmetric.
function startAt(order: number, stride: number): Point[] {
  const places = circle(order, 0.4);
  return places.map((_, v) => {
    const [x, y] = places[(v * stride) % order]!;
    return [x + 0.03 * Math.sin(12.9898 * (v + 1)), y + 0.03 * Math.sin(78.233 * (v + 1))];
  });
}

function relaxed(start: readonly Point[], edges: readonly Edge[]): Point[] {
  const at = start.map(([x, y]) => ({ x, y }));
  const ideal = Math.sqrt(0.7 / at.length);
  for (let round = 0; round < kRounds; ++round) {
    const temperature = 0.1 * (1 - round / kRounds);
    const pull = at.map(() => ({ x: 0, y: 0 }));
    const push = (u: number, v: number, strength: (distance: number) => number) => {
      const dx = at[u]!.x - at[v]!.x;
      const dy = at[u]!.y - at[v]!.y;
      const s = strength(Math.max(Math.hypot(dx, dy), 1e-3));
      pull[u]!.x += dx * s;
      pull[u]!.y += dy * s;
      pull[v]!.x -= dx * s;
      pull[v]!.y -= dy * s;
    };
    for (let u = 0; u < at.length; ++u) {
      for (let v = u + 1; v < at.length; ++v) push(u, v, (d) => (ideal * ideal) / (d * d));
    }
    for (const [u, v] of edges) push(u, v, (d) => -d / ideal);
    at.forEach((point, v) => {
      const { x, y } = pull[v]!;
      const length = Math.hypot(x, y);
      if (length === 0) return;
      const step = Math.min(length, temperature) / length;
      point.x += x * step;
      point.y += y * step;
    });
  }
  return fitted(at.map(({ x, y }) => [x, y]));
}

// Scaled into the unit square with a margin, one scale for both axes.
export function fitted(points: readonly Point[], margin = 0.04): Point[] {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const scale = (1 - 2 * margin) / Math.max(right - left, bottom - top, 1e-9);
  return points.map(([x, y]) => [
    0.5 + (x - (left + right) / 2) * scale,
    0.5 + (y - (top + bottom) / 2) * scale,
  ]);
}

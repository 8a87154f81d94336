// SPDX-License-Identifier: MIT
// A force-directed layout (Fruchterman and Reingold, "Graph drawing by force-directed placement",
// 1991): vertices push each other away, edges pull, and the temperature falls. It starts on the
// circle and uses no chance, so a graph looks the same wherever it is drawn.
import { circle, type Point } from './circle';
import type { Edge } from '../model/edges';

const kRounds = 300;

export function force(order: number, edges: readonly Edge[]): Point[] {
  if (order < 3) return circle(order, 0.3);
  // A little off the circle, as symmetric starts are where forces cancel.
  const at = circle(order, 0.4).map(([x, y], v) => ({
    x: x + 0.03 * Math.sin(12.9898 * (v + 1)),
    y: y + 0.03 * Math.sin(78.233 * (v + 1)),
  }));
  const ideal = Math.sqrt(0.7 / order);
  for (let round = 0; round < kRounds; ++round) {
    const temperature = 0.1 * (1 - round / kRounds);
    const pull = at.map(() => ({ x: 0, y: 0 }));
    for (let u = 0; u < order; ++u) {
      for (let v = u + 1; v < order; ++v) {
        const dx = at[u]!.x - at[v]!.x;
        const dy = at[u]!.y - at[v]!.y;
        const square = Math.max(dx * dx + dy * dy, 1e-6);
        push(pull, u, v, (ideal * ideal) / square, dx, dy);
      }
    }
    for (const [u, v] of edges) {
      const dx = at[u]!.x - at[v]!.x;
      const dy = at[u]!.y - at[v]!.y;
      push(pull, u, v, -Math.hypot(dx, dy) / ideal, dx, dy);
    }
    at.forEach((point, v) => {
      const length = Math.hypot(pull[v]!.x, pull[v]!.y);
      if (length === 0) return;
      const step = Math.min(length, temperature) / length;
      point.x += pull[v]!.x * step;
      point.y += pull[v]!.y * step;
    });
  }
  return fitted(at.map(({ x, y }) => [x, y] as const));
}

function push(
  pull: { x: number; y: number }[],
  u: number,
  v: number,
  strength: number,
  dx: number,
  dy: number,
) {
  pull[u]!.x += dx * strength;
  pull[u]!.y += dy * strength;
  pull[v]!.x -= dx * strength;
  pull[v]!.y -= dy * strength;
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

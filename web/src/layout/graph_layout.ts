// SPDX-License-Identifier: MIT
// Where the vertices of a board go: as the server says, on a circle, or by forces.
import type { GraphBoard } from '../api/types';
import { circle, type Point } from './circle';
import { fitted, force } from './force';

export function graphLayout(board: Pick<GraphBoard, 'order' | 'edges' | 'layout'>): Point[] {
  const { order, edges, layout } = board;
  const complete = edges.length === (order * (order - 1)) / 2;
  const given = layout && layout.length === order && order > 0;
  // A circle says something about complete graphs only.
  if (given && (complete || !onCircle(layout))) return fitted(layout);
  return complete ? circle(order) : force(order, edges);
}

function onCircle(points: readonly Point[]): boolean {
  const radii = points.map(([x, y]) => Math.hypot(x - 0.5, y - 0.5));
  return Math.max(...radii) - Math.min(...radii) < 1e-3;
}

// Where along each edge its label stands (0 … 1): the place furthest from the labels that already
// stand and from all vertices, so that the three long diagonals of a hexagon do not share one.
export function labelPlaces(
  points: readonly Point[],
  edges: readonly (readonly [number, number])[],
) {
  const standing: Point[] = [...points];
  return edges.map(([u, v]) => {
    const [a, b] = [points[u]!, points[v]!];
    let best = 0.5;
    let bestDistance = -1;
    for (const t of [0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73]) {
      const [x, y] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
      const distance = Math.min(...standing.map(([p, q]) => Math.hypot(p - x, q - y)));
      if (distance > bestDistance + 0.01) [best, bestDistance] = [t, distance];
    }
    standing.push([a[0] + (b[0] - a[0]) * best, a[1] + (b[1] - a[1]) * best]);
    return best;
  });
}

// SPDX-License-Identifier: MIT
// Where the vertices of a board go: where a person drew them, as textbooks draw the graph, or by forces.
import type { GraphBoard } from '../api/types';
import { type Point } from './circle';
import { toSegment } from './clearness';
import { fitted, force } from './force';
import { textbookLayout } from './textbook';

export function graphLayout(board: Pick<GraphBoard, 'order' | 'edges' | 'drawn'>): Point[] {
  const { order, edges, drawn } = board;
  if (drawn && drawn.length === order && order > 1) return fitted(drawn);
  return textbookLayout(order, edges) ?? force(order, edges);
}

// Where along each edge its label stands (0 … 1): as far as possible from the vertices, from the labels
// that stand already (they are wider than high), and from the other edges. More room than enough counts no more, so that a label
// stays in the middle where nothing is in its way.
const kEnough = 0.08; // of the drawing's width
const kTries = [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7, 0.26, 0.74];

export function labelPlaces(
  points: readonly Point[],
  edges: readonly (readonly [number, number])[],
) {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const width = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  const enough = kEnough * width;
  const standing: Point[] = [];
  return edges.map(([u, v], i) => {
    const [a, b] = [points[u]!, points[v]!];
    let best = 0.5;
    let bestRoom = -1;
    for (const t of kTries) {
      const [x, y] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
      let room = enough;
      for (const [p, q] of points) room = Math.min(room, Math.hypot(p - x, q - y));
      for (const [p, q] of standing)
        room = Math.min(room, Math.hypot(0.5 * (p - x), 0.9 * (q - y)));
      if (edges.length <= 60) {
        edges.forEach(([s, t2], j) => {
          if (j !== i) room = Math.min(room, 2 * toSegment([x, y], points[s]!, points[t2]!));
        });
      }
      if (room > bestRoom + enough * 0.02) [best, bestRoom] = [t, room];
    }
    standing.push([a[0] + (b[0] - a[0]) * best, a[1] + (b[1] - a[1]) * best]);
    return best;
  });
}

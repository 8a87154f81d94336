// SPDX-License-Identifier: MIT
// Where the vertices of a board go: where a person drew them, as textbooks draw the graph, or by forces.
import type { GraphBoard } from '../api/types';
import { type Point } from './circle';
import { fitted, force } from './force';
import { textbookLayout } from './textbook';

export function graphLayout(board: Pick<GraphBoard, 'order' | 'edges' | 'drawn'>): Point[] {
  const { order, edges, drawn } = board;
  if (drawn && drawn.length === order && order > 1) return fitted(drawn);
  return textbookLayout(order, edges) ?? force(order, edges);
}

// Where along each edge its label stands (0 … 1): as clear as possible of the other edges, of the
// vertices and of the labels that stand already. More room than enough counts no more, so that a label
// stays in the middle where nothing is in its way.
export interface LabelSize {
  width: number;
  height: number;
}
const kTries = Array.from({ length: 37 }, (_, i) => 0.5 + (i % 2 ? -1 : 1) * 0.01 * (i + (i % 2)));
const kEnough = 0.35; // of the label's half height, on each side
const kMostEdges = 60; // beyond that nothing is clear of anything

export function labelPlaces(
  points: readonly Point[],
  edges: readonly (readonly [number, number])[],
  { width, height }: LabelSize,
  radius: number, // of the vertices
): number[] {
  // In units of half a label, wherever it is a square: 1 away is beside it.
  const scaled = ([x, y]: Point): Point => [(2 * x) / width, (2 * y) / height];
  const at = points.map(scaled);
  const standing: Point[] = [];
  return edges.map(([u, v], i) => {
    const [a, b] = [at[u]!, at[v]!];
    let best = 0.5;
    let bestRoom = -Infinity;
    for (const t of kTries) {
      const here: Point = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
      let room = 1 + kEnough;
      for (const [x, y] of standing)
        room = Math.min(room, Math.max(Math.abs(x - here[0]), Math.abs(y - here[1])) - 1);
      for (const [x, y] of at)
        room = Math.min(
          room,
          Math.max(
            Math.abs(x - here[0]) - (2 * radius) / width,
            Math.abs(y - here[1]) - (2 * radius) / height,
          ),
        );
      if (edges.length <= kMostEdges)
        edges.forEach(([s, e], j) => {
          if (j !== i) room = Math.min(room, squareDistance(here, at[s]!, at[e]!));
        });
      if (room > bestRoom + 0.02) [best, bestRoom] = [t, room];
    }
    standing.push([a[0] + (b[0] - a[0]) * best, a[1] + (b[1] - a[1]) * best]);
    return best;
  });
}

// From a point to a segment, where squares are the circles. The distance is convex along the segment.
function squareDistance(p: Point, a: Point, b: Point): number {
  const far = (t: number) =>
    Math.max(Math.abs(a[0] + (b[0] - a[0]) * t - p[0]), Math.abs(a[1] + (b[1] - a[1]) * t - p[1]));
  let [low, high] = [0, 1];
  for (let step = 0; step < 18; ++step) {
    const [t, s] = [low + (high - low) / 3, high - (high - low) / 3];
    if (far(t) < far(s)) high = s;
    else low = t;
  }
  return far((low + high) / 2);
}

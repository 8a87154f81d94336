// SPDX-License-Identifier: MIT
// Labels on a board with too many edges for all of them: in the order given, those that cover no label that stands
// already.
import type { Point } from '../layout/circle';
import { labelPlaces } from '../layout/graph_layout';
import type { Edge } from '../model/edges';

// Where on its edge the label of each edge lies that has one, from 0 to 1.
export function fittingLabels(
  at: readonly Point[],
  edges: readonly Edge[],
  order: readonly number[],
  label: { width: number; height: number },
  radius: number,
): ReadonlyMap<number, number> {
  const along = labelPlaces(
    at,
    order.map((i) => edges[i]!),
    label,
    radius,
  );
  const standing: Point[] = [];
  const fitting = new Map<number, number>();
  order.forEach((i, place) => {
    const t = along[place]!;
    const [[ax, ay], [bx, by]] = edges[i]!.map((v) => at[v]!) as [Point, Point];
    const here: Point = [ax + (bx - ax) * t, ay + (by - ay) * t];
    const covered = standing.some(
      ([x, y]) => Math.abs(x - here[0]) < label.width && Math.abs(y - here[1]) < label.height,
    );
    if (covered) return;
    standing.push(here);
    fitting.set(i, t);
  });
  return fitting;
}

// SPDX-License-Identifier: MIT
// Graphs that every textbook draws in the same way: complete and complete bipartite graphs, cycles,
// paths, stars, wheels, cubes, the Petersen graph. They are known by their edges, so a drawn copy looks
// like the named one. In the unit square; null for all other graphs.
import type { Edge } from '../model/edges';
import { circle, type Point } from './circle';
import { fitted } from './force';

type Neighbours = readonly ReadonlySet<number>[];

export function textbookLayout(order: number, edges: readonly Edge[]): Point[] | null {
  const next = Array.from({ length: order }, () => new Set<number>());
  for (const [u, v] of edges) {
    next[u]!.add(v);
    next[v]!.add(u);
  }
  if (order < 2 || next.some((set) => set.size === 0)) return null;
  if (edges.length === (order * (order - 1)) / 2) return circle(order);
  return (
    star(next) ??
    ring(next) ??
    path(next, edges.length) ??
    wheel(next) ??
    cube(order, edges) ??
    bipartite(next, edges.length) ??
    petersen(next)
  );
}

// The vertices of a cycle through all of `among`, in order; null if `among` induces no cycle.
function cycleOf(next: Neighbours, among: readonly number[]): number[] | null {
  const inside = new Set(among);
  const beside = (v: number) => [...next[v]!].filter((w) => inside.has(w));
  if (among.length < 3 || among.some((v) => beside(v).length !== 2)) return null;
  const cycle = [among[0]!];
  let before = -1;
  let here = among[0]!;
  for (;;) {
    const on = beside(here).find((w) => w !== before)!;
    if (on === cycle[0]) return cycle.length === among.length ? cycle : null;
    cycle.push(on);
    [before, here] = [here, on];
    if (cycle.length > among.length) return null;
  }
}

function placed(order: number, places: readonly (readonly [number, Point])[]): Point[] {
  const points = Array.from({ length: order }, (): Point => [0.5, 0.5]);
  for (const [v, point] of places) points[v] = point;
  return points;
}

function star(next: Neighbours): Point[] | null {
  const hub = next.findIndex((set) => set.size === next.length - 1);
  if (hub < 0 || next.length < 4 || next.some((set, v) => v !== hub && set.size !== 1)) return null;
  const around = circle(next.length - 1);
  const leaves = [...next.keys()].filter((v) => v !== hub);
  return placed(
    next.length,
    leaves.map((v, i) => [v, around[i]!] as const),
  );
}

function ring(next: Neighbours): Point[] | null {
  const cycle = cycleOf(next, [...next.keys()]);
  if (!cycle) return null;
  const around = circle(next.length);
  return placed(
    next.length,
    cycle.map((v, i) => [v, around[i]!] as const),
  );
}

// A path runs in rows to and fro.
function path(next: Neighbours, size: number): Point[] | null {
  const ends = [...next.keys()].filter((v) => next[v]!.size === 1);
  if (size !== next.length - 1 || ends.length !== 2 || next.some((set) => set.size > 2))
    return null;
  const order = [ends[0]!];
  while (order.length < next.length) {
    const on = [...next[order.at(-1)!]!].find((w) => w !== order.at(-2));
    if (on === undefined) return null;
    order.push(on);
  }
  const columns = Math.ceil(Math.sqrt(next.length));
  const rows = Math.ceil(next.length / columns);
  return placed(
    next.length,
    order.map((v, i) => {
      const row = Math.floor(i / columns);
      const column = row % 2 === 0 ? i % columns : columns - 1 - (i % columns);
      return [v, [(column + 0.5) / columns, (row + 0.5) / Math.max(rows, 1)]] as const;
    }),
  );
}

function wheel(next: Neighbours): Point[] | null {
  const hub = next.findIndex((set) => set.size === next.length - 1);
  if (hub < 0) return null;
  const cycle = cycleOf(
    next,
    [...next.keys()].filter((v) => v !== hub),
  );
  if (!cycle) return null;
  const around = circle(next.length - 1);
  return placed(
    next.length,
    cycle.map((v, i) => [v, around[i]!] as const),
  );
}

// Vertices numbered in binary, joined where one digit differs: each digit is a direction.
const kDirections: Point[] = [
  [0.56, 0],
  [0, -0.56],
  [0.24, -0.17],
  [-0.1, -0.25],
];
function cube(order: number, edges: readonly Edge[]): Point[] | null {
  const dimension = Math.log2(order);
  if (!Number.isInteger(dimension) || dimension < 3 || dimension > kDirections.length) return null;
  if (edges.length !== (order * dimension) / 2) return null;
  if (!edges.every(([u, v]) => Number.isInteger(Math.log2(u ^ v)))) return null;
  const points = Array.from({ length: order }, (_, v): Point => {
    let [x, y] = [0, 0];
    for (let digit = 0; digit < dimension; ++digit) {
      if (((v >> digit) & 1) === 0) continue;
      x += kDirections[digit]![0];
      y += kDirections[digit]![1];
    }
    return [x, y];
  });
  return fitted(points);
}

function bipartite(next: Neighbours, size: number): Point[] | null {
  const left = [...next.keys()].filter((v) => v === 0 || !next[0]!.has(v));
  const right = [...next[0]!];
  if (size !== left.length * right.length) return null;
  if (!left.every((v) => next[v]!.size === right.length && right.every((w) => next[v]!.has(w))))
    return null;
  right.sort((a, b) => a - b);
  const column = (vertices: readonly number[], x: number) =>
    vertices.map((v, i) => [v, [x, (i + 0.5) / vertices.length] as const] as const);
  return placed(next.length, [...column(left, 0.12), ...column(right, 0.88)]);
}

// The only 3-regular graph with ten vertices and no cycle of length 3 or 4: a pentagon around a star
// of five points.
function petersen(next: Neighbours): Point[] | null {
  if (next.length !== 10 || next.some((set) => set.size !== 3)) return null;
  const girth5 = next.every((set, v) => {
    const second = [...set].flatMap((w) => [...next[w]!].filter((x) => x !== v));
    return new Set(second).size === 6 && second.every((w) => !set.has(w));
  });
  if (!girth5) return null;
  const outer = pentagon(next);
  if (!outer) return null;
  const ring5 = circle(5);
  const inner = circle(5, 0.26);
  const places = outer.flatMap((v, i) => {
    const spoke = [...next[v]!].find((w) => !outer.includes(w))!;
    return [[v, ring5[i]!] as const, [spoke, inner[i]!] as const];
  });
  return placed(10, places);
}

// A cycle of length five through the vertex 0, the one whose vertices come first.
function pentagon(next: Neighbours): number[] | null {
  let best: number[] | null = null;
  const walk = (path5: number[]) => {
    const here = path5.at(-1)!;
    if (path5.length === 5) {
      if (next[here]!.has(0)) {
        const key = (list: readonly number[]) => [...list].sort().join();
        if (!best || key(path5) < key(best)) best = path5;
      }
      return;
    }
    for (const w of [...next[here]!].sort((a, b) => a - b))
      if (!path5.includes(w)) walk([...path5, w]);
  };
  walk([0]);
  return best;
}

// SPDX-License-Identifier: MIT
// A graph under the pencil: vertices with places, edges that are open, red or green. Each change
// makes a new drawing, so that undo is a list of old ones.
import type { Options } from '../api/types';
import { circle, type Point } from '../layout/circle';
import { force } from '../layout/force';
import { edgesText, type Edge } from '../model/edges';
import { graph6, kMostVertices } from '../model/graph6';

export type Ink = 'open' | 'red' | 'green';
export interface Drawing {
  places: Point[];
  edges: { ends: Edge; ink: Ink }[];
}

export const emptyDrawing = (order: number): Drawing => ({ places: circle(order, 0.4), edges: [] });

export function completeDrawing(order: number): Drawing {
  const drawing = emptyDrawing(order);
  for (let v = 1; v < order; ++v) {
    for (let u = 0; u < v; ++u) drawing.edges.push({ ends: [u, v], ink: 'open' });
  }
  return drawing;
}

export function addVertex(drawing: Drawing, place: Point): Drawing {
  if (drawing.places.length >= kMostVertices) return drawing;
  return { ...drawing, places: [...drawing.places, place] };
}

// The vertices after it move up by one.
export function removeVertex(drawing: Drawing, vertex: number): Drawing {
  const renamed = (v: number) => (v > vertex ? v - 1 : v);
  return {
    places: drawing.places.filter((_, v) => v !== vertex),
    edges: drawing.edges
      .filter(({ ends }) => !ends.includes(vertex))
      .map(({ ends: [u, v], ink }) => ({ ends: [renamed(u), renamed(v)], ink })),
  };
}

export function moveVertex(drawing: Drawing, vertex: number, place: Point): Drawing {
  return { ...drawing, places: drawing.places.map((old, v) => (v === vertex ? place : old)) };
}

const same = ([a, b]: Edge, [c, d]: Edge) => a === c && b === d;

// Draws the edge with this ink; null, or the ink that it has already, takes an open edge away and
// opens a coloured one.
export function inkEdge(drawing: Drawing, u: number, v: number, ink: Ink | null): Drawing {
  const ends: Edge = u < v ? [u, v] : [v, u];
  const old = drawing.edges.find((edge) => same(edge.ends, ends));
  if (!old)
    return ink === null ? drawing : { ...drawing, edges: [...drawing.edges, { ends, ink }] };
  const gone = ink === null || (ink === 'open' && old.ink === 'open');
  if (gone) return { ...drawing, edges: drawing.edges.filter((edge) => edge !== old) };
  const next: Ink = ink === old.ink ? 'open' : ink;
  return {
    ...drawing,
    edges: drawing.edges.map((edge) => (edge === old ? { ends, ink: next } : edge)),
  };
}

export function tidied(drawing: Drawing): Drawing {
  return {
    ...drawing,
    places: force(
      drawing.places.length,
      drawing.edges.map(({ ends }) => ends),
    ),
  };
}

// The drawing in the server's format.
export function boardOptions(drawing: Drawing): Options {
  const edges = drawing.edges.map(({ ends }) => ends);
  const options: Options = { board: `g6:${graph6(drawing.places.length, edges)}` };
  for (const ink of ['red', 'green'] as const) {
    const list = drawing.edges.filter((edge) => edge.ink === ink).map(({ ends }) => ends);
    if (list.length > 0) options[ink] = edgesText(list);
  }
  return options;
}

// SPDX-License-Identifier: MIT
// Where everything on a board of elements is drawn: vertices or points, labels, the part of the canvas that is
// seen.
import { useMemo } from 'preact/hooks';
import type { GraphBoard, MoveValue, PointBoard } from '../api/types';
import type { Point } from '../layout/circle';
import { graphLayout, labelPlaces } from '../layout/graph_layout';
import { pointLayout } from '../layout/point_layout';
import type { ElementBoard, Elements } from '../model/elements';
import { worthLabel } from '../model/worth';
import { fittingLabels } from './fitting_labels';
import { useGlide } from './glide';
import type { Marks } from './marks';

const kSide = 600;
const kCrowded = 60; // edges
const kMostLarge = 12; // vertices with large names
export const kNameSize = 1.05; // of a vertex' radius
const onCanvas = ([x, y]: Point): Point => [x * kSide, y * kSide];

export interface Scene {
  at: readonly Point[]; // the vertices; they glide when the board is shaken
  radius: number; // of the vertices
  drawRadius: number; // of what is drawn around a point
  placeOf: (element: number) => Point; // its middle
  labelOf: (element: number) => Point; // where its value is written
  labelSize: number;
  crowded: boolean; // no room for labels of all edges
  fitting: ReadonlySet<number> | null; // in a lesson the edges that there is room to label; else null
  name: (vertex: number) => string;
  box: readonly [left: number, top: number, width: number, height: number];
}

export function useScene(board: ElementBoard, elements: Elements, marks: Marks): Scene {
  // A board keeps its kind as long as it is shown.
  return board.drawing === 'points'
    ? usePointScene(board, elements, marks)
    : useGraphScene(board, elements, marks);
}

function usePointScene(board: PointBoard, elements: Elements, marks: Marks): Scene {
  const { places, unit, box } = useMemo(() => pointLayout(board.points), [board]);
  const usual = Math.min(22, Math.max(11, unit * 0.3));
  const size = Math.max(usual, Math.min(marks.label ?? 0, unit * 0.4));
  return {
    at: places,
    radius: unit / 2,
    drawRadius: unit * 0.3,
    placeOf: (i) => places[i]!,
    labelOf: (i) => places[i]!,
    labelSize: size,
    crowded: false,
    fitting: null,
    name: (i) => elements.texts[i]!,
    box,
  };
}

function useGraphScene(board: GraphBoard, elements: Elements, marks: Marks): Scene {
  const { shuffle } = marks;
  const places = useMemo(() => graphLayout(board).map(onCanvas), [board]);
  const target = useMemo(() => shaken(places, shuffle), [places, shuffle]);
  const at = useGlide(target);
  const usual = board.order > 24 ? 9 : board.order > 12 ? 11 : board.order > 8 ? 13 : 15;
  const large = board.order <= kMostLarge ? (marks.label ?? 0) : 0;
  const radius = Math.max(usual, large / kNameSize);
  const labelSize = Math.max(elements.count > 21 ? 14 : 18, marks.label ?? 0);
  const labels = [...marks.values.values()].map((value) => worthLabel(value, marks.mover).length);
  const longest = Math.max(3, ...labels);
  const crowded = board.edges.length > kCrowded;
  const label = { width: labelWidth(labelSize, longest), height: labelHeight(labelSize) };
  // What is best is labelled first.
  const fitting = useMemo(() => {
    if (elements.kind !== 'edges' || !marks.label) return null;
    const rank = (value: MoveValue) => (value.best ? 0 : 1);
    const values = [...marks.values].sort(([, a], [, b]) => rank(a) - rank(b));
    const order = values.map(([move]) => elements.of(move)).filter((i) => i >= 0);
    return fittingLabels(target, board.edges, order, label, radius);
  }, [target, board, marks.values, labelSize, longest]);
  const along = useMemo(() => {
    if (elements.kind !== 'edges') return [];
    return labelPlaces(target, board.edges, label, radius);
  }, [target, board, longest]);
  const onEdge = (i: number): Point => {
    const [u, v] = board.edges[i]!;
    const [a, b] = [at[u]!, at[v]!];
    const t = fitting?.get(i) ?? along[i] ?? 0.5;
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  };
  // A finger hits the outermost ends, too. Labels of outer edges stand halfway out of the drawing,
  // those of vertices above it.
  const above = elements.kind === 'edges' ? 0 : labelHeight(labelSize);
  const margin = Math.max(radius + 6 + above, crowded ? 22 : 30);
  return {
    at,
    radius,
    drawRadius: radius,
    placeOf: elements.kind === 'edges' ? onEdge : (v) => at[v]!,
    labelOf: elements.kind === 'edges' ? onEdge : (v) => over(at[v]!, radius, labelSize),
    labelSize,
    crowded,
    fitting: fitting && new Set(fitting.keys()),
    name: (v) => String(shuffle ? (shuffle[v] ?? v) : v),
    box: useMemo(() => boxOf(places, margin), [places, margin]),
  };
}

// The box of a value.
export const labelWidth = (size: number, letters: number) => 9 + 0.68 * size * letters;
export const labelHeight = (size: number) => 1.4 * size;

const over = ([x, y]: Point, radius: number, size: number): Point => [
  x,
  y - radius - labelHeight(size) / 2,
];

// Shaking moves vertices to each other's places.
const shaken = (places: Point[], shuffle: readonly number[] | null): Point[] =>
  shuffle ? places.map((place, v) => places[shuffle[v] ?? v] ?? place) : places;

// The part of the canvas that the vertices fill.
function boxOf(places: readonly Point[], margin: number): [number, number, number, number] {
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return [left, top, Math.max(...xs) + margin - left, Math.max(...ys) + margin - top];
}

// SPDX-License-Identifier: MIT
// What the players of a game take, one or several a move: the edges of a graph, written "0-1", its vertices,
// written "3", or points by name, written "b2". Elements have numbers: edge i of the board's list, vertex i,
// point i.
import type { Board, GraphBoard, PointBoard } from '../api/types';
import { edgeText } from './edges';

export type ElementKind = 'edges' | 'vertices' | 'cells' | 'tiles';
export const kElementWords: Record<ElementKind, readonly [one: string, many: string]> = {
  edges: ['edge', 'edges'],
  vertices: ['vertex', 'vertices'],
  cells: ['cell', 'cells'],
  tiles: ['tile', 'tiles'],
};

export class Elements {
  private readonly places: Map<string, number>;

  constructor(
    readonly kind: ElementKind,
    readonly texts: readonly string[], // as moves and positions name them
  ) {
    this.places = new Map(texts.map((text, i) => [text, i]));
  }

  get count(): number {
    return this.texts.length;
  }
  // -1 where the board has no such element.
  of(text: string): number {
    return this.places.get(this.kind === 'edges' ? ordered(text) : text) ?? -1;
  }
  // Those that a list names; lists are joined by "," or "+". A move may say how it takes them: "red=0-1".
  ofList(text: string): number[] {
    const words = text.replace(/^\w+=/, '').split(/[,+\s]+/);
    return words.map((word) => this.of(word)).filter((i) => i >= 0);
  }
  listText(chosen: readonly number[], joint: string): string {
    const inOrder = [...chosen].sort((a, b) => a - b);
    return inOrder.map((i) => this.texts[i]).join(joint);
  }
}

// "2-0" is the edge 0-2.
function ordered(text: string): string {
  const [u, v] = text.split('-').map(Number);
  return v === undefined || Number.isNaN(v) ? text : edgeText([u!, v]);
}

export const isGraph = (board: Board): board is GraphBoard =>
  board.drawing === 'graph' || board.drawing === 'vertices';

// A board whose elements are taken one by one.
export type ElementBoard = GraphBoard | PointBoard;
export const hasElements = (board: Board): board is ElementBoard =>
  isGraph(board) || board.drawing === 'points';

type Drawn =
  Pick<GraphBoard, 'drawing' | 'order' | 'edges'> | Pick<PointBoard, 'drawing' | 'points'>;
export function elementsOf(board: Drawn): Elements {
  if (board.drawing === 'points') {
    const { names, form } = board.points;
    return new Elements(form === 'tile' ? 'tiles' : 'cells', names);
  }
  if (board.drawing === 'graph') return new Elements('edges', board.edges.map(edgeText));
  return new Elements(
    'vertices',
    Array.from({ length: board.order }, (_, v) => String(v)),
  );
}

// What stands between the elements of one move.
export const jointOf = (moves: readonly string[]): string =>
  moves.some((move) => move.includes('+')) ? '+' : ',';

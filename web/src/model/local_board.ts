// SPDX-License-Identifier: MIT
// Boards that the page knows without a question to the engine, for small pictures: complete graphs, painted
// cells, formulas.
import type { About, Board, Options, View } from '../api/types';
import { drawingOfWord } from './cell_drawing';
import { pointsOf } from './graph_words';

const kNothing: View = {
  position: '',
  mover: 'first',
  mover_name: '',
  moves: [],
  more_moves: false,
  over: false,
  verdict: null,
  reason: null,
  scores: null,
};

// null for all others.
export function localBoard(drawing: About['drawing'], options: Options): Board | null {
  const known = { game: '', instance: options, start: kNothing };
  if (drawing === 'letters') return null; // how many letters there are is the rules' to say
  if (drawing === 'formula') return { ...known, drawing: 'letters' };
  const word = options['board'] ?? '';
  if (drawing === 'cells') {
    const painted = drawingOfWord(word);
    if (!painted) return null;
    const { shape, rows, columns } = painted;
    const cells = painted.cells.flatMap((colour, i): [number, number, number][] =>
      colour === null ? [] : [[Math.floor(i / columns), i % columns, colour]],
    );
    const colours = Math.max(...cells.map(([, , colour]) => colour)) + 1;
    return { ...known, drawing, shape, rows, columns, cells, colours };
  }
  if (pointsOf(options['target'] ?? '') !== null) return null; // no game on edges
  const complete = /^K(\d{1,2})$/.exec(word);
  if (!complete) return null;
  const order = Number(complete[1]);
  return { ...known, drawing, order, edges: completeEdges(order) };
}

function completeEdges(order: number): [number, number][] {
  const edges: [number, number][] = [];
  for (let v = 1; v < order; ++v) for (let u = 0; u < v; ++u) edges.push([u, v]);
  return edges;
}

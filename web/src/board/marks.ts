// SPDX-License-Identifier: MIT
// What a board shows beside the position, and what it says back. One shape for all kinds of boards.
import type { Drawing } from './drawing_layer';
import type { About, MoveValue, Reason, Side } from '../api/types';

// What shows why a game is over.
export interface Pointed {
  edges: ReadonlySet<string>;
  vertices: ReadonlySet<number>;
  cells: ReadonlySet<number>;
}
export const pointedOf = (reason: Reason | null | undefined): Pointed | null =>
  reason
    ? {
        edges: new Set(reason.edges),
        vertices: new Set(reason.vertices),
        cells: new Set(reason.cells),
      }
    : null;

export interface Marks {
  values: ReadonlyMap<string, MoveValue>; // by move; empty without analysis
  mover: Side;
  player?: number | undefined; // whose turn it is, of more than two, from 1 on
  label?: number | undefined; // so large letters are at least; all values are seen then
  figures?: readonly (readonly number[])[]; // sets of elements that show why
  danger?: ReadonlySet<string>; // moves that lose at once, in a guided game
  gains: boolean; // say how many cells a call wins, where its value is not known
  pending?: string; // a move on its way to the server, drawn as made
  last: string; // the move made last, "" at the start
  hint: string;
  guessed: boolean; // the hint is a guess
  reason: Pointed | null; // why it is over
  shuffle: readonly number[] | null; // shaking: vertex v is drawn at place shuffle[v]
}

export interface BoardProps<B> {
  board: B;
  about: About | null; // of its game; null where the catalogue has none
  position: string;
  legal: readonly string[];
  unlisted: boolean; // there are legal moves that are not in the list
  open: boolean; // a person may move
  over: boolean; // the game has ended
  marks: Marks;
  onMove: (move: string) => void;
  onRefused?: (move: string) => void; // what was pressed cannot be taken
  drawing?: Drawing | undefined; // arrows and circles of a study
}

export const kNoMarks: Marks = {
  values: new Map(),
  mover: 'first',
  gains: false,
  last: '',
  hint: '',
  guessed: false,
  reason: null,
  shuffle: null,
};

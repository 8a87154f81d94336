// SPDX-License-Identifier: MIT
// What a board shows beside the position, and what it says back. One shape for all kinds of boards.
import type { MoveValue, Side } from '../api/types';

export interface Marks {
  values: ReadonlyMap<string, MoveValue>; // by move; empty without analysis
  mover: Side;
  gains: boolean; // say how many cells a call wins, where its value is not known
  last: string; // the move made last, "" at the start
  hint: string;
  guessed: boolean; // the hint is a guess
  reason: { edges: ReadonlySet<string>; vertices: ReadonlySet<number> } | null; // why it is over
  shuffle: readonly number[] | null; // shaking: vertex v is drawn at place shuffle[v]
}

export interface BoardProps<B> {
  board: B;
  position: string;
  legal: readonly string[];
  unlisted: boolean; // there are legal moves that are not in the list
  open: boolean; // a person may move
  over: boolean; // the game has ended
  marks: Marks;
  onMove: (move: string) => void;
}

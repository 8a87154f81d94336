// SPDX-License-Identifier: MIT
// Boards and plays for small pictures, asked for once each.
import { localBoard } from '../model/local_board';
import { api } from './client';
import type { Board, CatalogueEntry, Options, View } from './types';

const boards = new Map<string, Promise<Board>>();

function kept<T>(known: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  const found = known.get(key) ?? ask();
  known.set(key, found);
  found.catch(() => known.delete(key)); // the next picture asks again
  return found;
}

// The board as the page knows it by its name, or as the engine does.
export function boardFor({ game, about }: CatalogueEntry, options: Options): Promise<Board> {
  const local = localBoard(about.drawing, options);
  if (local) return Promise.resolve(local);
  return kept(boards, JSON.stringify([game, options]), () => api.board(game, options));
}

export interface Played {
  board: Board;
  views: View[]; // after each move, the start first
}
const plays = new Map<string, Promise<Played>>();

// The example of a game, move by move.
export const examplePlay = (entry: CatalogueEntry): Promise<Played> =>
  kept(plays, entry.game, async () => {
    const { game, about } = entry;
    const { options, moves } = about.play;
    const board = await api.board(game, options);
    const views = [board.start];
    for (const move of moves) {
      const { position } = views.at(-1)!;
      views.push(await api.play({ game, options, position }, move));
    }
    return { board, views };
  });

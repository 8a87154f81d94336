// SPDX-License-Identifier: MIT
// The games that are played on a board that a person draws or paints, and boards by their names.
import { catalogue } from '../api/catalogue';
import { api } from '../api/client';
import type { Catalogue, CatalogueEntry, GraphBoard } from '../api/types';
import { isGraph } from '../model/elements';
import { boardName } from '../model/options';

export const drawableIn = (from: Catalogue | null): CatalogueEntry[] =>
  (from?.games ?? []).filter(({ options }) => options.includes('board'));

// The chosen game, or the first one.
export const chosenIn = (games: readonly CatalogueEntry[], game: string): CatalogueEntry | null =>
  games.find((one) => one.game === game) ?? games[0] ?? null;

// The graph that the engine knows by this name, as a board of the chosen game; null if it is none.
export async function namedGraph(
  name: string,
  chosen: string,
  target: string,
): Promise<GraphBoard | null> {
  const entry = chosenIn(drawableIn(await catalogue()), chosen);
  if (!entry) return null;
  const board = await api.board(entry.game, {
    board: boardName(name),
    ...(entry.options.includes('target') ? { target } : {}),
  });
  return isGraph(board) ? board : null;
}

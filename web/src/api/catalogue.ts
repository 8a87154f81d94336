// SPDX-License-Identifier: MIT
// The games, asked for once. All that the page knows of a game stands there.
import { api } from './client';
import type { Catalogue, CatalogueEntry } from './types';

let asked: Promise<Catalogue> | null = null;
let known: Catalogue | null = null;

export function catalogue(): Promise<Catalogue> {
  asked ??= api.catalogue().then(
    (answer) => (known = answer),
    (error: unknown) => {
      asked = null; // the next view asks again
      throw error;
    },
  );
  return asked;
}

// null while it is not there.
export const knownCatalogue = (): Catalogue | null => known;

export const entryIn = (from: Catalogue | null, game: string): CatalogueEntry | null =>
  from?.games.find((entry) => entry.game === game) ?? null;

// The game that a first visit opens.
export const openingIn = (from: Catalogue | null): CatalogueEntry | null =>
  from?.games.find(({ about }) => about.opens) ?? from?.games[0] ?? null;

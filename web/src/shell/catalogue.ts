// SPDX-License-Identifier: MIT
// The games of the catalogue for views, and how they are listed.
import { useEffect, useState } from 'preact/hooks';
import { catalogue, entryIn, knownCatalogue } from '../api/catalogue';
import { saidOf } from '../api/client';
import type { Catalogue, CatalogueEntry } from '../api/types';

export interface Games {
  catalogue: Catalogue | null; // while it is not there yet, and if it cannot be had
  error: string;
  entryOf: (game: string) => CatalogueEntry | null;
  titleOf: (game: string) => string;
}

export function useCatalogue(): Games {
  const [state, setState] = useState({ catalogue: knownCatalogue(), error: '' });
  useEffect(() => {
    catalogue().then(
      (answer) => setState({ catalogue: answer, error: '' }),
      (error: unknown) => setState({ catalogue: null, error: saidOf(error) }),
    );
  }, []);
  const entryOf = (game: string) => entryIn(state.catalogue, game);
  return { ...state, entryOf, titleOf: (game) => entryOf(game)?.about.title ?? capital(game) };
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export interface Shelf {
  title: string;
  games: CatalogueEntry[];
}

// Games by group, in the order in which the catalogue lists groups; within one by their places. A game
// of no listed group is in the last one.
export function shelvesOf({ groups, games }: Catalogue): Shelf[] {
  const place = ({ about }: CatalogueEntry) => about.start ?? Infinity;
  const inOrder = [...games].sort((a, b) => Math.sign(place(a) - place(b)) || 0);
  const listed = new Set(groups.map(({ group }) => group));
  const shelves = groups.map(({ group, title }) => ({
    title,
    games: inOrder.filter(({ about }) => about.group === group),
  }));
  shelves.push({
    title: 'Other games',
    games: inOrder.filter(({ about }) => !listed.has(about.group)),
  });
  return shelves.filter((shelf) => shelf.games.length > 0);
}

// Summaries are written for the command line: they may begin with the game's name and name options.
export function summaryOf({ summary, about }: CatalogueEntry): string {
  const named = `${about.title}: `;
  const text = summary.startsWith(named) ? summary.slice(named.length) : summary;
  return capital(text.replace(/ ?\(--[^)]*\)/g, ''));
}

// SPDX-License-Identifier: MIT
// The catalogue, asked once, and what the page adds to it: names and kinds for people.
import { useEffect, useState } from 'preact/hooks';
import { api, saidOf } from '../api/client';
import type { Catalogue, CatalogueEntry } from '../api/types';

let asked: Promise<Catalogue> | null = null;

export function useCatalogue(): { catalogue: Catalogue | null; error: string } {
  const [state, setState] = useState<{ catalogue: Catalogue | null; error: string }>({
    catalogue: null,
    error: '',
  });
  useEffect(() => {
    asked ??= api.catalogue();
    asked.then(
      (catalogue) => setState({ catalogue, error: '' }),
      (error: unknown) => {
        asked = null; // the next view asks again
        setState({ catalogue: null, error: saidOf(error) });
      },
    );
  }, []);
  return state;
}

const kTitles: Record<string, string> = {
  sim: 'Sim',
  'sim+': 'Sim+',
  sima: 'Sima',
  avoidance: 'Avoidance',
  'avoidance+': 'Avoidance+',
  'misere-avoidance': 'Misère avoidance',
  achievement: 'Achievement',
  'achievement-no-draw': 'Achievement, no draw',
  'maker-breaker': 'Maker–Breaker',
  clique: 'Clique',
  star: 'Star',
  capture: 'Capture',
  colex: 'Colex',
  saturation: 'Saturation',
  connect: 'Connect',
  letters: 'Letters',
  'pos-cnf': 'Formula, all groups',
  'pos-dnf': 'Formula, one group',
  qbf: 'Formula, for all and there is',
  honeybee: 'Honey-Bee',
  flood: 'Flood',
};
export const titleOf = (game: string): string =>
  kTitles[game] ?? game.charAt(0).toUpperCase() + game.slice(1);

export interface Shelf {
  title: string;
  games: CatalogueEntry[];
}
const kShelves: [string, string[]][] = [
  [
    'Do not complete it',
    ['sim', 'sim+', 'avoidance', 'avoidance+', 'misere-avoidance', 'saturation'],
  ],
  ['Complete it first', ['sima', 'achievement', 'achievement-no-draw', 'maker-breaker', 'connect']],
  ['Colour for points', ['clique', 'star', 'capture', 'colex']],
  ['Cells and letters', ['honeybee', 'flood', 'letters']],
];

// Games by group; a game that the page does not know goes into the last group.
export function shelvesOf(games: readonly CatalogueEntry[]): Shelf[] {
  const shelves = kShelves.map(([title, names]) => ({
    title,
    games: names.flatMap((name) => games.filter(({ game }) => game === name)),
  }));
  const placed = new Set(kShelves.flatMap(([, names]) => names));
  shelves.push({ title: 'Other games', games: games.filter(({ game }) => !placed.has(game)) });
  return shelves.filter((shelf) => shelf.games.length > 0);
}

// Summaries are written for the command line: they may begin with the game's name and name options.
export function summaryOf({ summary }: CatalogueEntry): string {
  const text = summary.replace(/^(Sim\+?|Sima): /, '').replace(/ ?\(--[^)]*\)/g, '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import { mockEntry } from '../../e2e/mock/entries';
import { entryIn, openingIn } from '../api/catalogue';
import { shelvesOf, summaryOf } from './catalogue';

const game = (name: string, group: string, start: number | null, opens = false) =>
  mockEntry({ game: name }, { title: name.toUpperCase(), group, start, opens });
const kCatalogue = {
  groups: [
    { group: 'race', title: 'First' },
    { group: 'avoid', title: 'Not' },
    { group: 'empty', title: 'Nothing' },
  ],
  games: [
    game('a', 'avoid', null),
    game('b', 'new', 2),
    game('c', 'avoid', 2, true),
    game('d', 'race', 1),
    game('e', 'avoid', 1),
  ],
};

test('games stand on the shelves of their groups, by their places', () => {
  const shelves = shelvesOf(kCatalogue);
  expect(shelves.map(({ title, games }) => [title, ...games.map((one) => one.game)])).toEqual([
    ['First', 'd'],
    ['Not', 'e', 'c', 'a'],
    ['Other games', 'b'],
  ]);
});

test('a game is found by its name, and one opens the page', () => {
  expect(entryIn(kCatalogue, 'b')?.about.title).toBe('B');
  expect(entryIn(kCatalogue, 'z')).toBeNull();
  expect(entryIn(null, 'b')).toBeNull();
  expect(openingIn(kCatalogue)?.game).toBe('c');
});

test('a summary loses the name of the game and of options', () => {
  expect(summaryOf(mockEntry())).toBe('The larger part of the vertices wins');
});

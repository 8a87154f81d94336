// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import { mockEntry } from '../../e2e/mock/entries';
import type { GraphBoard, PointBoard } from '../api/types';
import { localBoard } from '../model/local_board';
import { askedAt } from './asked';
import type { Puzzle } from './making';
import { decidedBy, kThemes, parseThemeAddress, themeAddress, themesOf } from './themes';

const names = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'];
const kRows = [
  [0, 1, 2],
  [0, 3, 6],
  [0, 4, 8],
  [2, 5, 8],
];
const grid = {
  drawing: 'points',
  points: { names, places: [], form: 'square', sides: { first: [], second: [] } },
  sets: { first: kRows, second: kRows },
} as unknown as PointBoard;
const graph = localBoard('graph', { board: 'K4' }) as GraphBoard;
const about = (group: string, points: string | null = null) =>
  mockEntry({}, { group, points, players: 'colours' }).about;

test('a game has the themes that its aim and its board can have', () => {
  expect(themesOf(about('race'), grid)).toContain('double');
  expect(themesOf(about('avoid'), grid)).toContain('parity');
  expect(themesOf(about('avoid'), graph)).toEqual(['tempo']); // no sets are known
  expect(themesOf(about('race', 'one each'), grid)).toEqual(['points']);
});

const puzzle = (position: string, win: string): Puzzle => ({
  ...{ game: 'any', options: {}, position, mover: 'first', wins: [win], of: 5, depth: 3 },
});

test('the theme of a puzzle is the figure around the move that wins', () => {
  const fork = decidedBy(puzzle('red=b1,c3;green=b2', 'c1'), about('race'), grid);
  expect(fork).toMatchObject({
    theme: 'double',
    why: {
      figures: [
        [0, 1, 2],
        [2, 5, 8],
      ],
    },
  });
  const { theme } = decidedBy(puzzle('red=a1,b1;green=b2', 'c1'), about('race'), grid);
  expect(theme).toBeNull(); // a win at once needs no theme
  expect(decidedBy(puzzle('red=0-1;green=', '2-3'), about('avoid'), graph).theme).toBe('tempo');
});

test('addresses of themes, and of puzzles that were drawn for one', () => {
  for (const { theme } of kThemes) expect(parseThemeAddress(themeAddress(theme))).toBe(theme);
  expect(parseThemeAddress('#/puzzles/theme/toString')).toBeNull();
  const drawn = askedAt('#/puzzles/any?board=K5&from=red=0-1;green=&theme=parity');
  expect(drawn).toMatchObject({
    theme: 'parity',
    given: { game: 'any', options: { board: 'K5' } },
  });
  expect(askedAt('#/puzzles')).toMatchObject({ theme: null, daily: null, place: -1, given: null });
});

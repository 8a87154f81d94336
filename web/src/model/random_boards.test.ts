// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import { mockEntry, option } from '../../e2e/mock/entries';
import { boardWords, dailyBoards, presetsOf } from './random_boards';

const offering = (...values: string[]) =>
  mockEntry({ solitaire: true, option_specs: [option('board', 'coloured board', { values })] });

test('boards drawn by lot in words', () => {
  expect(boardWords('square:14x14:7')).toBe('14 × 14 squares');
  expect(boardWords('hex:5x5/4:1')).toBe('5 × 5 hexagons, 4 colours');
  expect(boardWords('hex:flower:1')).toBe('the flower');
  expect(boardWords('K6')).toBeNull();
});

test('a game offers those of its boards that are drawn by lot', () => {
  expect(presetsOf(offering('hex:flower:1', 'K6', 'square:6x6/4:1'))).toEqual([
    { words: 'Flower', board: 'hex:flower:' },
    { words: '6 × 6 squares, 4 colours', board: 'square:6x6/4:' },
  ]);
  expect(presetsOf(mockEntry())).toEqual([]);
});

test('the puzzle of the day is a game of one player on its usual board', () => {
  const entry = offering('square:9x9:1', 'hex:5x5:1');
  expect(dailyBoards(entry, '20260102')).toEqual([
    { way: '', words: '9 × 9 squares', options: { board: 'square:9x9:20260102' } },
  ]);
  expect(dailyBoards({ ...entry, solitaire: false }, '20260102')).toEqual([]);
  expect(dailyBoards(null, '20260102')).toEqual([]);
});

test('where no cell need be the start, a day has a second board: the last small one', () => {
  const entry = mockEntry({
    solitaire: true,
    option_specs: [
      option('board', 'coloured board', {
        values: ['hex:flower:1', 'hex:5x5:1', 'hex:7x7:1', 'square:9x9:1'],
      }),
      option('begin', 'cell', { values: ['anywhere'] }),
    ],
  });
  expect(dailyBoards(entry, '20260102').map(({ way, options }) => [way, options])).toEqual([
    ['', { board: 'hex:flower:20260102' }],
    ['anywhere', { board: 'hex:7x7:20260102', begin: 'anywhere' }],
  ]);
});

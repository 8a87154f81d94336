// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import { dailyAddress, parseDaily, shareText } from './daily';

test('the address of a puzzle of the day', () => {
  expect(parseDaily(dailyAddress({ day: '20261126', number: 2 }))).toEqual({
    day: '20261126',
    number: 2,
  });
  for (const hash of ['#/puzzles', '#/puzzles/today/20261126/0', '#/puzzles/today/20261126/4'])
    expect(parseDaily(hash)).toBeNull();
});

test('the text to share says how the day went, and no move', () => {
  const text = shareText(
    '20261126',
    { 1: { game: 'sim', solved: true }, 3: { game: 'col', solved: false } },
    [
      { title: 'Flood', solved: { calls: 23, best: true } },
      { title: 'Flood, free', solved: { calls: 8, best: false, hints: 1 } },
      { title: 'Lakes', solved: null },
    ],
    4,
    (game) => game.toUpperCase(),
    'https://example.org/#/today',
  );
  expect(text.split('\n')).toEqual([
    'Harary, 26 November 2026',
    '✓ Flood: 23 calls ★',
    '✓ Flood, free: 8 calls, 1 hint',
    '✓ SIM',
    '✗ COL',
    '4 days in a row',
    'https://example.org/#/today',
  ]);
});

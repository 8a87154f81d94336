// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import { boardInWords } from './board_words';

test('a board that was drawn is told by its size', () => {
  expect(boardInWords('g6:D~{')).toBe('a drawing with 5 vertices');
  expect(boardInWords('hex:5x4=0123')).toBe('painted hexagons, 5 × 4');
  expect(boardInWords('K6')).toBe('K6');
});

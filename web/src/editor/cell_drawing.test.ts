// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import { boardWord, newCells, paint, resized } from './cell_drawing';

test('a painted board is one word, width before height', () => {
  let drawing = newCells('square', 2, 3);
  [0, 1, 2, null, 1, 0].forEach((colour, i) => (drawing = paint(drawing, i, colour)));
  expect(boardWord(drawing)).toBe('square:3x2=012.10');
});

test('another size keeps what was painted', () => {
  const old = paint(newCells('hex', 3, 3), 4, null);
  const next = resized(old, 'hex', 4, 5);
  expect(next.cells).toHaveLength(20);
  expect(next.cells[6]).toBeNull();
});

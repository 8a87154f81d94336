// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import { boardWord, drawingOfWord, newCells, paint, resized } from './cell_drawing';

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

test('the word of a painted board is read back; other words are no drawing', () => {
  const drawing = paint(newCells('hex', 3, 4), 5, null);
  expect(drawingOfWord(boardWord(drawing))).toEqual(drawing);
  for (const word of ['hex:7x7:1', 'hex:3x2=0120', 'square:2x2=01!0', 'K5', ''])
    expect(drawingOfWord(word)).toBeNull();
});

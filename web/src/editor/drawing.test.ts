// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import { boardOptions, completeDrawing, emptyDrawing, inkEdge, removeVertex } from './drawing';

test('an edge is drawn, coloured, opened again and taken away', () => {
  let drawing = inkEdge(emptyDrawing(3), 2, 0, 'open');
  expect(drawing.edges).toEqual([{ ends: [0, 2], ink: 'open' }]);
  drawing = inkEdge(drawing, 0, 2, 'red');
  expect(drawing.edges[0]!.ink).toBe('red');
  drawing = inkEdge(drawing, 0, 2, 'red');
  expect(drawing.edges[0]!.ink).toBe('open');
  expect(inkEdge(drawing, 0, 2, 'open').edges).toEqual([]);
});

test('a vertex goes with its edges, and later ones move up', () => {
  const drawing = removeVertex(completeDrawing(4), 1);
  expect(drawing.places).toHaveLength(3);
  expect(drawing.edges.map(({ ends }) => ends)).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
  ]);
});

test('the words for the server hold board and start colouring', () => {
  let drawing = completeDrawing(3);
  drawing = inkEdge(drawing, 0, 1, 'red');
  drawing = inkEdge(drawing, 1, 2, 'green');
  expect(boardOptions(drawing)).toEqual({ board: 'g6:Bw', red: '0-1', green: '1-2' });
});

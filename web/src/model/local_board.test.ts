// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import { localBoard } from './local_board';

test('complete graphs are known without a question', () => {
  expect(localBoard('graph', { board: 'K4' })).toMatchObject({ drawing: 'graph', order: 4 });
  expect(localBoard('vertices', { board: 'K12' })).toMatchObject({
    drawing: 'vertices',
    order: 12,
  });
  expect(localBoard('graph', { board: 'petersen' })).toBeNull();
  expect(localBoard('graph', {})).toBeNull();
});

test('so are painted cells and formulas', () => {
  const cells = localBoard('cells', { board: 'hex:3x2=012.10' });
  expect(cells).toMatchObject({ shape: 'hex', rows: 2, columns: 3, colours: 3 });
  expect(cells).toHaveProperty('cells.length', 5);
  expect(localBoard('cells', { board: 'hex:flower:1' })).toBeNull();
  expect(localBoard('letters', { letters: '1 1 1 1' })).toBeNull();
  const formula = { formula: '1,2' };
  expect(localBoard('formula', formula)).toMatchObject({ drawing: 'letters', instance: formula });
});

// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import type { GraphBoard } from '../api/types';
import { localBoard } from '../model/local_board';
import { isSmallEnough } from './offered';

const complete = (order: number) => localBoard('graph', { board: `K${order}` }) as GraphBoard;

test('the explorer is offered where it can answer', () => {
  for (const order of [4, 5, 6]) expect(isSmallEnough(complete(order), null, 2)).toBe(true);
  for (const order of [8, 9, 12]) expect(isSmallEnough(complete(order), null, 2)).toBe(false);
  expect(isSmallEnough(complete(6), null, 3)).toBe(false);
});

// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import type { Owner } from './position';
import { completeSets, lacking, litAt, threatsOf, type SetList } from './winning_sets';

const kRows: SetList = [
  [0, 1, 2],
  [3, 4, 5],
  [0, 3, 6],
  [0, 4, 8],
];
const board = { sets: { first: kRows as number[][], second: kRows as number[][] } };
const owners = (text: string): Owner[] => [...text].map((c) => '.xo'.indexOf(c) as Owner);

test('a set lacks what is open, and is dead with an element of the other player', () => {
  expect(lacking([0, 1, 2], owners('xx.......'), 'first')).toBe(1);
  expect(lacking([0, 1, 2], owners('xx.......'), 'second')).toBeNull();
  expect(lacking([0, 1, 2], owners('xxx......'), 'first')).toBe(0);
});

test('an element lights the set that is nearest to being complete', () => {
  const lit = litAt(board, owners('..x......'), 'first', 0)!;
  expect(lit.best).toEqual([[0, 1, 2]]);
  expect(lit.count).toBe(3);
  expect([...lit.others].sort()).toEqual([0, 1, 2, 3, 4, 6, 8]);
  expect(litAt(board, owners('oooo....o'), 'first', 0)).toBeNull();
});

test('where one player builds, the other one sees what she is to break', () => {
  const one = { sets: { first: kRows as number[][], second: [] } };
  const lit = litAt(one, owners('x........'), 'second', 1)!;
  expect(lit.of).toBe('first');
  expect(lit.best).toEqual([[0, 1, 2]]);
});

test('of sets that are alike none is chosen: all are lit, or none before they are begun', () => {
  expect(litAt(board, owners('.........'), 'first', 0)!.best).toEqual([]);
  const alike = litAt(board, owners('..x...x..'), 'first', 0)!;
  expect(alike.best).toEqual([
    [0, 1, 2],
    [0, 3, 6],
  ]);
});

test('threats are open elements that complete a set', () => {
  expect([...threatsOf(board, owners('xx....x..'), 'first').keys()].sort()).toEqual([2, 3]);
  expect(threatsOf(board, owners('xx....x..'), 'second').size).toBe(0);
});

test('complete sets are those of either player', () => {
  expect(completeSets(board, owners('xxxooo...'))).toEqual([
    [0, 1, 2],
    [3, 4, 5],
  ]);
});

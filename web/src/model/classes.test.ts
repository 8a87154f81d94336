// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import type { Analysis, MoveValue } from '../api/types';
import { classesOf } from './classes';

const analysis = (moves: MoveValue[]): Analysis => ({
  position: '',
  mover: 'red',
  finished: false,
  moves,
});
const shown = (moves: MoveValue[]) =>
  classesOf(analysis(moves), 'first').map(({ value, moves: all }) => [value.move, all.length]);
const plays = (won: number): MoveValue['estimate'] => ({
  by: 'random plays',
  won,
  tied: 0,
  lost: 1 - won,
  intervals: { won: [0, 1], tied: [0, 1], lost: [0, 1] },
  plays: 100,
});

test('moves that are alike are one row, whatever their number', () => {
  const like = '0-1';
  const moves = ['0-1', '0-2', '1-2'].map((move) => ({ move, like, estimate: plays(0.3) }));
  expect(shown(moves)).toEqual([['0-1', 3]]);
});

test('classes of equal worth stay apart, the best first, wins before losses', () => {
  expect(
    shown([
      { move: '0-1', like: '0-1', winner: 'second', remoteness: 4 },
      { move: '0-2', like: '0-2', winner: 'second', remoteness: 6 },
      { move: '0-3', like: '0-3', winner: 'first', remoteness: 5, best: true },
      { move: '0-4', like: '0-4', estimate: plays(0.5) },
      { move: '1-4', like: '0-4', estimate: plays(0.5) },
    ]),
  ).toEqual([
    ['0-3', 1],
    ['0-2', 1],
    ['0-1', 1],
    ['0-4', 2],
  ]);
});

test('without classes equal labels make one row', () => {
  expect(
    shown([
      { move: 'AX>X', winner: 'first', remoteness: 3 },
      { move: 'CD>A', winner: 'first', remoteness: 3 },
    ]),
  ).toEqual([['AX>X', 2]]);
});

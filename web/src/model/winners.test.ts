// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import type { Analysis, MoveValue } from '../api/types';
import { allHaveWinners, withWinners } from './winners';

const analysis = (moves: MoveValue[], rest: Partial<Analysis> = {}): Analysis => ({
  position: '',
  mover: 'red',
  finished: false,
  moves,
  ...rest,
});
const guess = (move: string): MoveValue => ({
  move,
  like: 'a',
  estimate: { by: 'search', points: 1, depth: 2 },
});

test('a winner takes the place of an estimate, and lengths that are known stay', () => {
  const cutShort = analysis([{ move: 'a', winner: 'second', remoteness: 4 }, guess('b')], {
    stopped: 'time',
  });
  const byWinner = analysis(
    [
      { move: 'a', winner: 'second', value: -1, remoteness: null, best: false },
      { move: 'b', winner: 'first', value: 1, remoteness: null, best: true },
    ],
    { winner: 'first' },
  );
  const both = withWinners(cutShort, byWinner);
  expect(both).toMatchObject({ winner: 'first', stopped: 'time' });
  expect(both.moves).toEqual([
    { move: 'a', winner: 'second', remoteness: 4, best: false },
    { move: 'b', like: 'a', winner: 'first', best: true },
  ]);
  expect(allHaveWinners(both)).toBe(true);
});

test('what is not decided keeps its estimate', () => {
  const cutShort = analysis([guess('a'), guess('b')], { stopped: 'memory' });
  const both = withWinners(cutShort, analysis([guess('a'), { move: 'b', winner: 'first' }]));
  expect(both.moves).toEqual([guess('a'), { move: 'b', like: 'a', winner: 'first' }]);
  expect(both.winner).toBeUndefined();
  expect(allHaveWinners(both)).toBe(false);
});

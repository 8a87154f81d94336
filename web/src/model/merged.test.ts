// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import type { Analysis, MoveValue } from '../api/types';
import { merged } from './merged';

const analysis = (moves: MoveValue[], stopped?: string): Analysis => ({
  position: '',
  mover: '',
  finished: false,
  moves,
  ...(stopped ? { stopped } : {}),
});
const guess = (move: string): MoveValue => ({
  move,
  estimate: { by: 'search', points: 1, depth: 2 },
});

test('what is proved stays, and what is whole takes the place of all', () => {
  const short = analysis(
    [
      { ...guess('a'), like: 'a' },
      { move: 'b', winner: 'first' },
    ],
    'time',
  );
  const whole = analysis([{ move: 'a', winner: 'second' }]);
  expect(merged(null, short)).toBe(short);
  expect(merged(short, whole)).toBe(whole);
  expect(merged(whole, short)).toBe(whole);
  const longer = analysis([{ move: 'a', winner: 'second' }, guess('b'), guess('c')], 'time');
  expect(merged(short, longer).moves).toEqual([
    { move: 'a', like: 'a', winner: 'second' },
    { move: 'b', winner: 'first' },
    guess('c'),
  ]);
  expect(merged(short, longer).stopped).toBe('time');
});

test('who wins is not forgotten', () => {
  const won = { ...analysis([{ move: 'a', winner: 'first' }], 'time'), winner: 'first' as const };
  expect(merged(won, analysis([guess('a')], 'memory'))).toMatchObject({
    winner: 'first',
    stopped: 'memory',
    moves: [{ move: 'a', winner: 'first' }],
  });
});

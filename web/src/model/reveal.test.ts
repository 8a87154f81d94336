// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import type { Analysis } from '../api/types';
import { revealed, stepsOf } from './reveal';

const kAnalysis: Analysis = {
  position: '',
  mover: 'first',
  finished: false,
  winner: 'first',
  moves: [
    { move: 'a', like: 'a', winner: 'second', remoteness: 4 },
    { move: 'b', like: 'b', winner: 'first', remoteness: 3, best: true },
    { move: 'c', like: 'a', winner: 'second', remoteness: 4 },
    { move: 'd', like: 'd', winner: 'first', remoteness: 5 },
  ],
};

test('each step shows one class more, and the best move comes last', () => {
  expect(stepsOf(kAnalysis, 'first')).toBe(3);
  const shown = [0, 1, 2, 3].map((steps) => [...revealed(kAnalysis, 'first', steps).keys()]);
  expect(shown).toEqual([[], ['a', 'c'], ['a', 'c', 'd'], ['a', 'b', 'c', 'd']]);
});

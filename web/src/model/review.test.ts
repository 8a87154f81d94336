// SPDX-License-Identifier: MIT
import { describe, expect, test } from 'vitest';
import type { Analysis } from '../api/types';
import { markOf } from './review';

describe('marks of a review', () => {
  const before: Analysis = {
    position: '',
    mover: 'red',
    finished: false,
    winner: 'first',
    moves: [
      { move: 'a', winner: 'first', remoteness: 3, best: true },
      { move: 'b', winner: 'first', remoteness: 5, best: false },
      { move: 'c', winner: 'tie', best: false },
      { move: 'd', winner: 'second', remoteness: 8, best: false },
    ],
  };
  test('go by what a move does to the result', () => {
    const grades = ['a', 'b', 'c', 'd'].map((move) => markOf(before, move, 'first', 1)?.grade);
    expect(grades).toEqual(['best', 'fine', 'mistake', 'blunder']);
    expect(markOf(before, 'd', 'first', 6)?.lost).toBe('a win became a loss');
    // What is proved holds even if the rest of the moves is open.
    const stopped = { ...before, stopped: 'time' };
    expect(markOf(stopped, 'd', 'first', 6)?.grade).toBe('blunder');
    expect(markOf(stopped, 'e', 'first', 6)).toBeNull();
  });
});

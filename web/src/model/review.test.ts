// SPDX-License-Identifier: MIT
import { describe, expect, test } from 'vitest';
import type { Analysis } from '../api/types';
import { markOf, shortestWay, type Mark } from './review';

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
  test('name the move of a lost game that ended it soonest', () => {
    const lost = (remoteness: number[]): Analysis => ({
      ...before,
      winner: 'second',
      moves: remoteness.map((left, i) => ({
        ...{ move: String(i), winner: 'second', remoteness: left, best: i === 0 },
      })),
    });
    const marks = [
      markOf(lost([9, 7]), '1', 'first', 1),
      markOf(lost([7, 1]), '1', 'first', 3),
      markOf(lost([5, 5]), '0', 'first', 5),
    ] as Mark[];
    expect(marks.map(({ sooner }) => sooner)).toEqual([2, 6, undefined]);
    expect(shortestWay(marks)).toMatchObject({ ply: 3, better: '0' });
    expect(shortestWay(marks.slice(2))).toBeNull();
  });
});

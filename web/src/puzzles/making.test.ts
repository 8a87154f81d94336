// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import type { Analysis } from '../api/types';
import { Elements, elementsOf } from '../model/elements';
import { afterAnswer, onlyWin, randomPosition, ratingOfPuzzle, winsOf } from './making';

const edges = new Elements('edges', ['0-1', '0-2', '1-2']);
const vertices = elementsOf({ drawing: 'vertices', order: 4, edges: [] });
const last = () => 0.999; // no element changes its place

test('positions drawn by lot give the players as many elements as they have moved', () => {
  expect(randomPosition(edges, [1, 1], false, last)).toBe('red=0-1;green=0-2');
  expect(randomPosition(edges, [2, 1], false, last)).toBe('red=0-1,0-2;green=1-2');
  expect(randomPosition(edges, [1, 1], true, last)).toBe('edges=0-1,0-2');
  expect(randomPosition(vertices, [2, 2], false, last)).toBe('red=0,1;green=2,3');
  const [, red, green] = /^red=(.*);green=(.*)$/.exec(
    randomPosition(vertices, [2, 2], false, Math.random),
  )!;
  expect([...red!.split(','), ...green!.split(',')].sort()).toEqual(['0', '1', '2', '3']);
});

test('a puzzle has one move that wins, and others', () => {
  const analysis = (...winners: ('first' | 'second')[]): Analysis => ({
    position: '',
    mover: '',
    finished: false,
    moves: winners.map((winner, i) => ({ move: `${i}`, winner, remoteness: 2 * i + 1 })),
  });
  expect(onlyWin(analysis('second', 'first', 'second'), 'first')).toEqual({
    wins: ['1'],
    of: 3,
    depth: 3,
  });
  expect(onlyWin(analysis('first', 'first', 'second'), 'first')).toBeNull();
  expect(onlyWin(analysis('first', 'second'), 'first')).toBeNull();
  expect(
    onlyWin({ ...analysis('first', 'second', 'second'), stopped: 'time' }, 'first'),
  ).toBeNull();
});

test('a later step may have several moves that win, but not all', () => {
  const analysis = (...winners: ('first' | 'second' | 'tie')[]): Analysis => ({
    position: '',
    mover: '',
    finished: false,
    moves: winners.map((winner, i) => ({ move: `${i}`, winner, remoteness: 9 - 2 * i })),
  });
  expect(winsOf(analysis('first', 'tie', 'first'), 'first')).toEqual({
    wins: ['0', '2'],
    of: 3,
    depth: 5,
  });
  expect(winsOf(analysis('first', 'first'), 'first')).toBeNull(); // decided
  expect(winsOf(analysis('tie', 'second'), 'first')).toBeNull(); // not won
  expect(winsOf({ ...analysis('first', 'tie'), stopped: 'time' }, 'first')).toBeNull();
});

test('a puzzle counts once, and one that is skipped as not solved', () => {
  const fresh = { rating: 1000, solved: 0, tried: 0, counted: [] };
  const skipped = afterAnswer(fresh, '#a', 3, false)!;
  expect(skipped).toMatchObject({ solved: 0, tried: 1, counted: ['#a'] });
  expect(skipped.rating).toBeLessThan(1000);
  expect(afterAnswer(skipped, '#a', 3, true)).toBeNull();
  const solved = afterAnswer(skipped, '#b', 3, true)!;
  expect(solved).toMatchObject({ solved: 1, tried: 2, counted: ['#b', '#a'] });
  expect(solved.rating).toBeGreaterThan(skipped.rating);
  expect(ratingOfPuzzle(9)).toBeGreaterThan(ratingOfPuzzle(3));
});

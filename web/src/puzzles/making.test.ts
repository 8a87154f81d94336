// SPDX-License-Identifier: MIT
import { expect, test, vi } from 'vitest';
import { api } from '../api/client';
import type { Analysis, View } from '../api/types';
import { afterAnswer, onlyWin, playedByLot, ratingOfPuzzle, winsOf, type Source } from './making';

// A game in which letters are taken, each once.
vi.mock('../api/client', async (original) => ({ ...(await original<object>()), api: {} }));
const after = (position: string): View => {
  const moves = ['a', 'b', 'c', 'd', 'e'].filter((move) => !position.includes(move));
  return { position, moves, over: moves.length === 0 } as unknown as View;
};
const signal = new AbortController().signal;
function play({ position }: { position: string }, move: string): Promise<View> {
  return position.includes(move)
    ? Promise.reject(new Error())
    : Promise.resolve(after(position + move));
}

test('positions drawn by lot are those that a game comes through', async () => {
  Object.assign(api, { play, board: () => Promise.resolve({ start: after('') }) });
  const drawn = async (game: string, least: number, most: number, chance = () => 0) => {
    const source = { entry: { game }, from: { options: {}, least, most } } as unknown as Source;
    return (await playedByLot(source, chance, signal)).map(({ position }) => position);
  };
  // The first player has moved once more, or not.
  expect(await drawn('one', 1, 1)).toEqual(['ab', 'abc']);
  expect(await drawn('one', 0, 1, () => 0.999)).toEqual(['', 'e', 'ed', 'edc']);
  // A game that is over has no position to think about.
  expect(await drawn('one', 2, 7)).toEqual(['abcd']);
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

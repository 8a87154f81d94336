// SPDX-License-Identifier: MIT
import { beforeEach, expect, test, vi } from 'vitest';
import { api, Problem } from '../api/client';
import { linkText, newLink } from '../model/link';
import { keepFinished, waiting } from './finished';
import { bringBack, forget, keyOf, lookThrough, markSolved, mine } from './mine';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => stored.set(key, text),
});

// A game of three moves; positions are their number. First has a won game before moves 1 and 3.
const values = (winners: string[]) => ({
  finished: false,
  moves: winners.map((winner, i) => ({ move: `m${i}`, winner, remoteness: 3 })),
});
vi.mock('../api/client', async (original) => ({ ...(await original<object>()), api: {} }));
const view = (n: number) => ({ position: `${n}`, mover: n % 2 === 0 ? 'first' : 'second' });
const asked: string[] = [];
const ask = api as unknown as Record<string, unknown>;
beforeEach(() => {
  stored.clear();
  asked.length = 0;
  ask['board'] = () => Promise.resolve({ start: view(0) });
  ask['play'] = ({ position }: { position: string }) => Promise.resolve(view(Number(position) + 1));
  ask['analyse'] = ({ position }: { position: string }) => {
    asked.push(position);
    return Promise.resolve(values(position === '1' ? ['first'] : ['first', 'second', 'first']));
  };
});

const game = (moves: string[], sides: ('first' | 'second')[] = ['first'], when = 1) => ({
  ...{ hash: linkText({ ...newLink('any'), moves, at: moves.length }), sides, when },
});
const signal = new AbortController().signal;
const look = () => lookThrough(signal, () => undefined);

test('a win that was let go becomes a puzzle, of the own moves only', async () => {
  keepFinished(game(['m1', 'm0', 'm2']));
  expect(waiting()).toBe(1);
  await look();
  expect(asked).toEqual(['0', '2']); // the other side's moves are not looked at
  expect(mine()).toMatchObject([
    { ply: 1, played: 'm1', solved: false, puzzle: { position: '0', wins: ['m0', 'm2'], of: 3 } },
  ]);
  expect(waiting()).toBe(0);
});

test('the same position is there once; solved and forgotten ones can be told', async () => {
  keepFinished(game(['m1', 'm0', 'm2']));
  await look();
  keepFinished(game(['m1', 'm0', 'm1'], ['first'], 2));
  await look();
  expect(mine().map(({ ply }) => ply)).toEqual([3, 1]); // the latest first
  const [latest] = mine();
  markSolved(keyOf(latest!));
  expect(mine().map(({ solved }) => solved)).toEqual([true, false]);
  forget(keyOf(latest!));
  expect(mine()).toHaveLength(1);
  bringBack(latest!);
  expect(mine()).toHaveLength(2);
});

test('a game waits on while the server is away, and one that no one understands does not', async () => {
  keepFinished(game(['m1']));
  ask['analyse'] = () => Promise.reject(new Problem(0, 'away'));
  await expect(look()).rejects.toThrow('away');
  expect(waiting()).toBe(1);
  ask['analyse'] = () => Promise.reject(new Problem(422, 'no such board'));
  await look();
  expect(waiting()).toBe(0);
  expect(mine()).toEqual([]);
});

test('games of machines are not kept, damaged lists are empty ones', () => {
  keepFinished(game(['m1'], []));
  expect(waiting()).toBe(0);
  for (const text of ['{', '7', '[null]', '[{"puzzle":{}}]']) {
    stored.set('harary.mine', text);
    expect(mine()).toEqual([]);
  }
});

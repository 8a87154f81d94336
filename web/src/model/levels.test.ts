// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import { easiest, inOrder, stepped, stepsOf } from './levels';

const kAll = ['perfect', 'ultra-strong', 'learning', 'greedy', 'searching', 'random'];

test('players stand from weak to strong, and one that is not known comes last', () => {
  expect(inOrder([...kAll, 'new'])).toEqual([
    'random',
    'greedy',
    'learning',
    'searching',
    'perfect',
    'ultra-strong',
    'new',
  ]);
});

test('a first game is against the easiest; a game with few players has few steps', () => {
  expect(easiest(kAll)).toBe('random');
  expect(stepsOf(['perfect', 'greedy'])).toEqual(['greedy', 'perfect']);
  expect(easiest([])).toBe('human');
});

test('after a game there is a harder and an easier one, on the side of the machine', () => {
  const against = (second: string) => ({ first: 'human', second });
  expect(stepped(against('greedy'), kAll, 1)).toEqual(against('searching'));
  expect(stepped(against('greedy'), kAll, -1)).toEqual(against('random'));
  expect(stepped(against('ultra-strong'), kAll, -1)).toEqual(against('perfect'));
  expect(stepped(against('perfect'), kAll, 1)).toBeNull();
  expect(stepped({ first: 'random', second: 'human' }, kAll, -1)).toBeNull();
  expect(stepped(against('learning'), kAll, 1)).toEqual(against('searching'));
});

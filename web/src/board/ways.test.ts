// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import type { MoveValue } from '../api/types';
import { valuesByElement, wayOf, waysTo } from './ways';

test('a move may say how it takes its element', () => {
  expect(wayOf('red=0-1')).toEqual({ way: 'red', element: '0-1' });
  expect(wayOf('0-1')).toEqual({ way: '', element: '0-1' });
});

test('the ways to take an element are the moves that name it', () => {
  const legal = ['red=0-1', 'red=0-2', 'green=0-1'];
  expect(waysTo(legal, '0-1')).toEqual(['red=0-1', 'green=0-1']);
  expect(waysTo(legal, '0-2')).toEqual(['red=0-2']);
  expect(waysTo(['0-1', '0-2'], '0-2')).toEqual(['0-2']);
});

test('an element is worth the best way to take it', () => {
  const value = (move: string, best: boolean): [string, MoveValue] => [move, { move, best }];
  const values = new Map([
    value('red=0-1', false),
    value('green=0-1', true),
    value('red=0-2', false),
  ]);
  expect(valuesByElement(values).get('0-1')?.move).toBe('green=0-1');
  expect(valuesByElement(values).get('0-2')?.move).toBe('red=0-2');
  const plain = new Map([value('0-1', true)]);
  expect(valuesByElement(plain)).toBe(plain);
});

// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import { counted } from './counted';

test('one is singular, all other numbers are plural', () => {
  expect(counted(1, 'moves')).toBe('1 move');
  expect(counted(0, 'moves')).toBe('0 moves');
  expect(counted(1, 'safe vertices')).toBe('1 safe vertex');
  expect(counted(1200, 'vertices')).toBe('1,200 vertices');
});

// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import { graph6, orderOfGraph6 } from './graph6';

test('known graphs have their graph6 names', () => {
  expect(graph6(1, [])).toBe('@');
  expect(
    graph6(3, [
      [0, 1],
      [0, 2],
      [1, 2],
    ]),
  ).toBe('Bw');
  // The example of McKay's formats.txt.
  expect(
    graph6(5, [
      [0, 2],
      [0, 4],
      [1, 3],
      [3, 4],
    ]),
  ).toBe('DQc');
});

test('orders above 62 take four characters, and are read back', () => {
  expect(graph6(63, []).slice(0, 4)).toBe('~??~');
  expect(graph6(64, []).slice(0, 4)).toBe('~?@?');
  for (const order of [1, 5, 62, 63, 64]) expect(orderOfGraph6(graph6(order, []))).toBe(order);
});

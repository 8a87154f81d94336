// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import { graph6 } from './graph6';

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

// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import { playersOf } from './players';

test('colours are players where there is a third player', () => {
  expect(playersOf(['board', 'colours', 'player3'], { colours: '3' })).toBe(3);
  expect(playersOf(['board', 'colours', 'player3'], {})).toBe(2);
  expect(playersOf(['board', 'colours'], { colours: '4' })).toBe(2);
});

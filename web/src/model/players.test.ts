// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import { mockEntry } from '../../e2e/mock/entries';
import { namingOf, playersOf, sideName, verdictText, winnerText } from './players';

test('colours are players where there is a third player', () => {
  expect(playersOf(['board', 'colours', 'player3'], { colours: '3' })).toBe(3);
  expect(playersOf(['board', 'colours', 'player3'], {})).toBe(2);
  expect(playersOf(['board', 'colours'], { colours: '4' })).toBe(2);
});

test('players have the names of their game, and of its rules with an option', () => {
  const roles = { first: 'maker', second: 'breaker' };
  const { about } = mockEntry({}, { roles });
  const naming = namingOf(about, {});
  expect(sideName(naming, 'first')).toBe('Maker');
  expect(winnerText(naming, 'second')).toBe('Breaker wins');
  expect(verdictText(naming, { winner: 'second', outcome: [2, 3] })).toBe('Breaker wins, 2 : 3');
  expect(namingOf(about, {})).toBe(naming);

  const other_roles = { flag: 'score', roles: { first: 'max', second: 'min' } };
  const scored = mockEntry({}, { other_roles }).about;
  expect(winnerText(namingOf(scored, { score: 'true' }), 'first')).toBe('Max wins');
  expect(winnerText(namingOf(scored, { score: '' }), 'first')).toBe('Red wins');
});

test('who wins has words also without a game, in ties and for more than two', () => {
  expect(winnerText(namingOf(null, {}), 'first')).toBe('Red wins');
  expect(winnerText(namingOf(null, {}), 'tie')).toBe('A tie');
  expect(winnerText(namingOf(null, {}), 'player 3')).toBe('Player 3 wins');
  expect(winnerText(namingOf(null, {}), 'none')).toBe('No player can force to be the last');
});

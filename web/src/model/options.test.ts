// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import { mockEntry, option } from '../../e2e/mock/entries';
import type { OptionSpec } from '../api/types';
import { controlOf, fieldsOf, offersOf, startOptions, usualBoard } from './options';

const kGame = mockEntry({
  option_specs: [
    option('board', 'graph', { default: 'K6', values: ['K5', 'K6'] }),
    option('order', 'number', { least: 1, most: 64, interfaces: ['command line', 'Python'] }),
    option('target', 'graph', { default: 'K3' }),
    option('green-target', 'graph', { default: 'K3', advanced: true }),
    option('first', 'choice', { default: 'red', values: ['red', 'green'] }),
  ],
  example_options: { board: 'K5' },
});

test('a form has the options that the catalogue has for the page, in its order', () => {
  expect(fieldsOf(kGame).map(({ name }) => name)).toEqual([
    'board',
    'target',
    'green-target',
    'first',
  ]);
});

test('a form begins with the example and what is usual, as far as it is in sight', () => {
  expect(startOptions(kGame)).toEqual({ board: 'K5', target: 'K3' });
  expect(startOptions({ ...kGame, example_options: {} })).toEqual({ board: 'K6', target: 'K3' });
});

test.each<[OptionSpec, string, string[]]>([
  [option('misere', 'flag'), 'flag', []],
  [option('first', 'choice', { values: ['red', 'green'] }), 'choice', ['red', 'green']],
  [option('colours', 'number', { least: 2, most: 5 }), 'choice', ['2', '3', '4', '5']],
  [option('order', 'number', { least: 1, most: 64 }), 'text', []],
  [option('board', 'coloured board', { values: ['hex:5x5:1'] }), 'text', ['hex:5x5:1']],
])('the field of %o', (spec, control, offers) => {
  expect(controlOf(spec)).toBe(control);
  expect(offersOf(spec)).toEqual(offers);
});

test('the usual board is the one that the game has of its own', () => {
  expect(usualBoard(kGame)).toEqual({ board: 'K6' });
  expect(usualBoard(mockEntry({ option_specs: [option('board', 'graph')] }))).toEqual({});
});

// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import type { CatalogueEntry, OptionSpec } from '../api/types';
import { controlOf, fieldsOf, offersOf, startOptions } from './options';

const option = (name: string, type: string, more: Partial<OptionSpec> = {}): OptionSpec => ({
  name,
  type,
  label: name,
  help: '',
  hint: '',
  default: null,
  values: [],
  advanced: false,
  interfaces: ['command line', 'page', 'Python'],
  ...more,
});

const kSim: CatalogueEntry = {
  game: 'sim',
  summary: '',
  options: ['board', 'order', 'target', 'green-target', 'first'],
  option_specs: [
    option('board', 'graph', { default: 'K6', values: ['K5', 'K6'] }),
    option('order', 'number', { least: 1, most: 64, interfaces: ['command line', 'Python'] }),
    option('target', 'graph', { default: 'K3' }),
    option('green-target', 'graph', { default: 'K3', advanced: true }),
    option('first', 'choice', { default: 'red', values: ['red', 'green'] }),
  ],
  example: 'harary solve sim --board K5',
  example_options: { board: 'K5' },
  players: [],
  drawing: 'graph',
  solitaire: false,
};

test('a form has the options that the catalogue has for the page, in its order', () => {
  expect(fieldsOf(kSim).map(({ name }) => name)).toEqual([
    'board',
    'target',
    'green-target',
    'first',
  ]);
});

test('a form begins with the example and what is usual, as far as it is in sight', () => {
  expect(startOptions(kSim)).toEqual({ board: 'K5', target: 'K3' });
  expect(startOptions({ ...kSim, example_options: {} })).toEqual({ board: 'K6', target: 'K3' });
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

// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import { fieldsOf, parseExample } from './options';

test.each([
  ['--board K5 --target K3', { board: 'K5', target: 'K3' }],
  ['--order 5', { board: 'K5' }],
  ['0 0 0 5', { letters: '0 0 0 5' }],
  ['--order 6 --connected', { board: 'K6', connected: 'true' }],
  ['harary solve sim', {}],
  ['', {}],
])('the example "%s" is read', (example, options) => {
  expect(parseExample(example)).toEqual(options);
});

test('territory games are offered territories', () => {
  const offers = (drawing: string) => fieldsOf(['board'], drawing)[0]!.offers.join(' ');
  expect(offers('cells')).toContain('hex:flower:1');
  expect(offers('graph')).toContain('K6');
});

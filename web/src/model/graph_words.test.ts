// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import { ruleOf, targetWords } from './graph_words';

test.each([
  ['K3', 'a triangle'],
  ['K4', '4 vertices that are all joined (K4)'],
  ['C5', 'a cycle of 5 edges'],
  ['P3', 'a path of 3 vertices'],
  ['star:3', 'a star of 3 edges'],
  ['bowtie', 'a copy of bowtie'],
])('%s is %s', (target, words) => expect(targetWords(target)).toBe(words));

test('a rule names the target of the instance, or the usual one', () => {
  expect(ruleOf('Avoid {target}.', { target: 'C4' })).toBe('Avoid a cycle of 4 edges.');
  expect(ruleOf('Avoid {target}.', {})).toBe('Avoid a triangle.');
});

// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import { cellsText, ruleOf, targetWords } from './graph_words';

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

test('families of winning sets are said in words', () => {
  expect(targetWords('line:4')).toBe('4 in a row');
  expect(targetWords('animal:T4')).toBe('the T of 4 cells');
  expect(targetWords('path:left-right')).toBe('a path from left to right');
  expect(targetWords('spanning-trees')).toBe('a spanning tree');
  expect(targetWords('K3;C4')).toBe('a triangle or a cycle of 4 edges');
  expect(targetWords('copies:K3')).toBe('a triangle');
});

test('rules name what is taken on this board', () => {
  const rule = 'Red and Green in turn colour one open edge.';
  expect(ruleOf(rule, { target: 'line:3' })).toBe('Red and Green in turn colour one open cell.');
  expect(ruleOf(rule, { target: 'dominating-sets' })).toBe(
    'Red and Green in turn colour one open vertex.',
  );
  expect(ruleOf(rule, { target: 'K3' })).toBe(rule);
  const hex = { target: 'path:left-right', 'green-target': 'path:top-bottom' };
  expect(ruleOf('Complete {target} in your own colour.', hex)).toBe(
    'Complete a path from left to right, Green a path from top to bottom, in your own colour.',
  );
});

test('boards of cells are said in words', () => {
  expect(cellsText('grid:3x3')).toBe('3 × 3 cells');
  expect(cellsText('hexagon:4')).toBe('a hexagon with sides of 4 cells');
  expect(cellsText('K6')).toBeNull();
});

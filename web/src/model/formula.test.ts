// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import { formulaOf, literalName, literalValue, valuesOf } from './formula';

test('groups of variables, and a prefix that gives them in order', () => {
  expect(formulaOf('1,2/2,-3').groups.map((group) => group.map(literalName))).toEqual([
    ['x1', 'x2'],
    ['x2', 'not x3'],
  ]);
  expect(formulaOf('e1,a2:1,-2').prefix).toEqual([
    { variable: 1, all: false },
    { variable: 2, all: true },
  ]);
});

test('positions of both kinds say which variables are true', () => {
  expect([...valuesOf('first=1;second=2,3')]).toEqual([
    [1, true],
    [2, false],
    [3, false],
  ]);
  expect([...valuesOf('-1,2')]).toEqual([
    [1, false],
    [2, true],
  ]);
  expect(valuesOf('first=;second=').size).toBe(0);
  expect(valuesOf('').size).toBe(0);
});

test('a literal is the other way round where it is negated', () => {
  const values = valuesOf('first=1;second=2');
  expect(literalValue({ variable: 1, negated: true }, values)).toBe(false);
  expect(literalValue({ variable: 2, negated: true }, values)).toBe(true);
  expect(literalValue({ variable: 3, negated: true }, values)).toBeUndefined();
});

// SPDX-License-Identifier: MIT
import { afterEach, expect, test, vi } from 'vitest';
import { keep, keepWord, keptList, keptMap, keptWord } from './kept';

const holds = (text: string | null) =>
  vi.stubGlobal('localStorage', { getItem: () => text, setItem: () => undefined });
afterEach(() => vi.unstubAllGlobals());

test('a map that is damaged, or something else, is empty', () => {
  for (const text of [null, 'null', '', '{', '[1]', '7', '"a"']) {
    holds(text);
    expect(keptMap('any')).toEqual({});
  }
  holds('{"a":1}');
  expect(keptMap('any')).toEqual({ a: 1 });
});

test('of a list what is not good is left out', () => {
  holds('[{"a":1},null,{"b":1}]');
  expect(keptList<{ a?: number }>('any', ({ a }) => a === 1)).toEqual([{ a: 1 }]);
  holds('{"a":1}');
  expect(keptList('any', () => true)).toEqual([]);
});

test('a browser that keeps nothing breaks nothing', () => {
  const refuse = () => {
    throw new Error('refused');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  expect(keptWord('any')).toBeNull();
  expect(keptMap('any')).toEqual({});
  expect(keepWord('any', 'on')).toBe(false);
  expect(keep('any', {})).toBe(false);
});

// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import { chanceOf, daysBefore, shuffled, streakOf, weeksUpTo } from './days';

test('days before a day, across months, years and the change of clocks', () => {
  expect(daysBefore('20260301', 1)).toBe('20260228');
  expect(daysBefore('20240301', 1)).toBe('20240229');
  expect(daysBefore('20260101', 1)).toBe('20251231');
  expect(daysBefore('20261126', 0)).toBe('20261126');
  expect(daysBefore('20260331', 30)).toBe('20260301');
});

test('a streak ends at a gap, and today may still be done', () => {
  const streak = (...days: string[]) => streakOf((day) => days.includes(day), '20260302');
  expect(streak()).toBe(0);
  expect(streak('20260302')).toBe(1);
  expect(streak('20260301')).toBe(1);
  expect(streak('20260302', '20260301', '20260228')).toBe(3);
  expect(streak('20260301', '20260228', '20260226')).toBe(2);
  expect(streak('20260228')).toBe(0);
});

test('weeks begin on Monday and end today', () => {
  const weeks = weeksUpTo('20261126', 2); // a Thursday
  expect(weeks[0]![0]).toBe('20261116');
  expect(weeks[1]).toEqual(['20261123', '20261124', '20261125', '20261126', null, null, null]);
  expect(weeksUpTo('20261129', 1)[0]![6]).toBe('20261129');
  expect(weeksUpTo('20261130', 1)[0]![0]).toBe('20261130');
});

test('chance follows from the text and is spread out', () => {
  const numbers = (text: string) => {
    const chance = chanceOf(text);
    return Array.from({ length: 1000 }, chance);
  };
  expect(numbers('20261126')).toEqual(numbers('20261126'));
  expect(numbers('20261126')).not.toEqual(numbers('20261127'));
  const all = numbers('20261126');
  expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...all)).toBeLessThan(1);
  expect(all.reduce((a, b) => a + b) / 1000).toBeCloseTo(0.5, 1);
  expect(shuffled([1, 2, 3, 4, 5], chanceOf('x')).sort()).toEqual([1, 2, 3, 4, 5]);
});

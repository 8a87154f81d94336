// SPDX-License-Identifier: MIT
// Days as texts such as "20261126": rows of them without a gap, the weeks of a calendar, and chance that is the same
// for all on one day.
import { dayOf } from './random_boards';

export const dateOf = (day: string): Date =>
  new Date(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6, 8)), 12);
export function daysBefore(day: string, count: number): string {
  const date = dateOf(day);
  date.setDate(date.getDate() - count);
  return dayOf(date);
}
export const dayWords = (day: string): string =>
  dateOf(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

// Days in a row up to today; today may still be done.
export function streakOf(isDone: (day: string) => boolean, today: string): number {
  let count = isDone(today) ? 1 : 0;
  while (isDone(daysBefore(today, isDone(today) ? count : count + 1))) ++count;
  return count;
}

// Weeks from Monday to Sunday, the last one with today; days to come are null.
export function weeksUpTo(today: string, weeks: number): (string | null)[][] {
  const weekday = (dateOf(today).getDay() + 6) % 7;
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, i) => {
      const back = 7 * (weeks - 1 - week) + weekday - i;
      return back < 0 ? null : daysBefore(today, back);
    }),
  );
}

// Numbers from 0 to 1 that follow from the text alone (FNV-1a for the start, then mulberry32, T. Ettinger 2017).
export function chanceOf(text: string): () => number {
  let state = 0x811c9dc5;
  for (const c of text) state = Math.imul(state ^ c.charCodeAt(0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

// In an order by lot.
export function shuffled<T>(list: readonly T[], chance: () => number): T[] {
  const all = [...list];
  for (let i = all.length - 1; i > 0; --i) {
    const j = Math.floor(chance() * (i + 1));
    [all[i], all[j]] = [all[j]!, all[i]!];
  }
  return all;
}

// SPDX-License-Identifier: MIT
// Three puzzles a day, of different games and the same for all: chance follows from the date. This browser keeps
// how they ended, for a row of days, a calendar and a text to share.
import { catalogue } from '../api/catalogue';
import { counted } from '../model/counted';
import { chanceOf, dayWords, shuffled, streakOf } from '../model/days';
import { keep, keptMap } from '../model/kept';
import type { Solved } from '../start/kept';
import { anySolvedOn } from '../start/kept';
import { drawnPuzzle, type Puzzle } from './making';

export const kDailyPuzzles = 3;
const kMostGames = 20;

export interface Daily {
  day: string;
  number: number; // from 1
}
export const dailyAddress = ({ day, number }: Daily): string => `#/puzzles/today/${day}/${number}`;
export function parseDaily(hash: string): Daily | null {
  const match = /^#\/puzzles\/today\/(\d{8})\/(\d)$/.exec(hash);
  const number = Number(match?.[2]);
  return match && number >= 1 && number <= kDailyPuzzles ? { day: match[1]!, number } : null;
}

// The games take turns, so that no two puzzles of a day are of one game.
export async function dailyPuzzle({ day, number }: Daily, signal: AbortSignal): Promise<Puzzle> {
  const { games } = await catalogue();
  const order = shuffled(
    games.filter(({ about }) => about.puzzles.length > 0),
    chanceOf(day),
  );
  const chance = chanceOf(`${day}-${number}`);
  for (let i = number - 1; i < order.length; i += kDailyPuzzles) {
    const entry = order[i]!;
    const sources = entry.about.puzzles.map((from) => ({ entry, from }));
    const puzzle = await drawnPuzzle(sources, kMostGames, chance, signal);
    if (puzzle) return puzzle;
  }
  throw new Error('No puzzle was found for today.');
}

export interface DailyResult {
  game: string;
  solved: boolean; // by the first answer
}
const kKey = 'harary.daily';
const all = () => keptMap<Record<string, DailyResult>>(kKey);
export const dailyResults = (day: string): Record<string, DailyResult> => all()[day] ?? {};
export function keepDaily({ day, number }: Daily, result: DailyResult) {
  const kept = all();
  if (kept[day]?.[number]) return; // the first answer counts
  keep(kKey, { ...kept, [day]: { ...kept[day], [number]: result } });
}

// A day counts when something of it was solved.
export const isDone = (day: string): boolean =>
  anySolvedOn(day) || Object.values(dailyResults(day)).some(({ solved }) => solved);
export const streakUpTo = (today: string): number => streakOf(isDone, today);

// How the day went, without a word about the solutions.
export function shareText(
  day: string,
  results: Record<string, DailyResult>,
  boards: readonly { title: string; solved: Solved | null }[],
  streak: number,
  titleOf: (game: string) => string,
  address: string,
): string {
  const lines = [`Harary, ${dayWords(day)}`];
  for (const { title, solved } of boards) {
    if (!solved) continue;
    const { calls, best, hints = 0 } = solved;
    const helped = hints === 0 ? '' : `, ${counted(hints, 'hints')}`;
    lines.push(`✓ ${title}: ${counted(calls, 'calls')}${best ? ' ★' : ''}${helped}`);
  }
  for (let number = 1; number <= kDailyPuzzles; ++number) {
    const result = results[number];
    if (result) lines.push(`${result.solved ? '✓' : '✗'} ${titleOf(result.game)}`);
  }
  if (streak > 1) lines.push(`${streak} days in a row`);
  return [...lines, address].join('\n');
}

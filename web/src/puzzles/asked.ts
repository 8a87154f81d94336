// SPDX-License-Identifier: MIT
// Which puzzle an address asks for: one of a day, one of a theme, one of one's own games, the one in the address, or
// any. Where it is drawn by lot the address then names it.
import type { Options } from '../api/types';
import { linkText, newLink, parseLink } from '../model/link';
import { dailyPuzzle, parseDaily, type Daily } from './daily';
import { newPuzzle, puzzleAt, type Puzzle } from './making';
import { mine, parseMine, type Mine } from './mine';
import { parseThemeAddress, puzzleOfTheme, type Theme } from './themes';

export interface Asked {
  daily: Daily | null;
  theme: Theme | null;
  mine: Mine | null;
  place: number; // of the puzzle among one's own
  given: { game: string; options: Options; from: string } | null;
}
export function askedAt(hash: string): Asked {
  const [, address = hash, name = ''] = /^(.*?)[?&]theme=([a-z]+)$/.exec(hash) ?? [];
  const daily = parseDaily(address);
  const place = parseMine(address);
  const drawn = parseThemeAddress(address);
  const link =
    daily || drawn || place !== null ? null : parseLink(address.replace('#/puzzles/', '#/play/'));
  return {
    daily,
    theme: drawn ?? parseThemeAddress(`#/puzzles/theme/${name}`),
    mine: place === null ? null : (mine()[place] ?? null),
    place: place ?? -1,
    given: link,
  };
}

export async function puzzleFor(asked: Asked, signal: AbortSignal): Promise<Puzzle> {
  const { daily, theme, given } = asked;
  if (daily) return dailyPuzzle(daily, signal);
  if (asked.mine) return asked.mine.puzzle;
  if (asked.place >= 0) throw new Error('This browser has no such puzzle of yours any more.');
  if (!given) return theme ? puzzleOfTheme(theme, signal) : newPuzzle(signal);
  const found = await puzzleAt(given.game, given.options, given.from, signal);
  if (!found)
    throw new Error('This address holds no puzzle: there must be exactly one move that wins.');
  return found;
}

// Where the puzzle can be found again.
export function addressOf({ daily, theme, place }: Asked, puzzle: Puzzle, hash: string): string {
  if (daily || place >= 0) return hash;
  const { game, options, position } = puzzle;
  const words = linkText({ ...newLink(game, options), from: position });
  return words.replace('#/play/', '#/puzzles/') + (theme ? `&theme=${theme}` : '');
}

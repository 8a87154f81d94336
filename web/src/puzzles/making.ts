// SPDX-License-Identifier: MIT
// Puzzles out of solved positions: one side is to move and wins, but not with every move. In those that are drawn by
// lot exactly one move keeps the win. How deep the point lies is the number of moves to the end.
import { catalogue } from '../api/catalogue';
import { api, Problem } from '../api/client';
import type { Analysis, Board, CatalogueEntry, Options, Side } from '../api/types';
import { shuffled } from '../model/days';
import { elementsOf, hasElements, type Elements } from '../model/elements';

export interface Puzzle {
  game: string;
  options: Options;
  position: string;
  mover: Side;
  wins: readonly string[]; // the moves that keep the win
  of: number; // the number of all moves
  depth: number; // moves to the end after best play
}
const kMostTries = 200;

export type Wins = Pick<Puzzle, 'wins' | 'of' | 'depth'>;

// The moves that win; null unless some moves do and others do not.
export function winsOf(analysis: Analysis, mover: Side): Wins | null {
  if (analysis.stopped || analysis.finished) return null;
  const values = analysis.moves.filter(({ winner }) => winner === mover);
  if (values.length === 0 || values.length === analysis.moves.length) return null;
  const depths = values.map(({ remoteness }) => remoteness ?? analysis.moves.length);
  const wins = values.map(({ move }) => move);
  return { wins, of: analysis.moves.length, depth: Math.min(...depths) };
}
// The only move that wins; null unless there is exactly one and others besides. One that wins at once needs
// no thought, so that it may end a puzzle, but not begin one.
export function onlyWin(analysis: Analysis, mover: Side): Wins | null {
  const found = winsOf(analysis, mover);
  return found && found.wins.length === 1 && found.of >= 3 ? found : null;
}

// A position drawn by lot after the given numbers of moves by the first and the second player.
export function randomPosition(
  elements: Elements,
  [first, second]: readonly [number, number],
  shared: boolean,
  chance: () => number,
): string {
  const all = shuffled([...elements.texts.keys()], chance);
  const list = (from: number, to: number) => elements.listText(all.slice(from, to), ',');
  if (shared) return `${elements.kind}=${list(0, first + second)}`;
  return `red=${list(0, first)};green=${list(first, first + second)}`;
}

export interface Source {
  entry: CatalogueEntry;
  from: CatalogueEntry['about']['puzzles'][number];
}
// From the instances that the games of the catalogue name for that.
export const sourcesIn = (games: readonly CatalogueEntry[]): Source[] =>
  games.flatMap((entry) => entry.about.puzzles.map((from) => ({ entry, from })));

export async function newPuzzle(signal: AbortSignal): Promise<Puzzle> {
  const { games } = await catalogue();
  const puzzle = await drawnPuzzle(sourcesIn(games), kMostTries, Math.random, signal);
  if (!puzzle) throw new Error('No puzzle was found. Try again.');
  return puzzle;
}

// The engine's boards know the sets that players want.
const boards = new Map<string, Promise<Board>>();
export function boardOf(game: string, options: Options): Promise<Board> {
  const key = JSON.stringify([game, options]);
  const found = boards.get(key) ?? api.board(game, options);
  boards.set(key, found);
  found.catch(() => boards.delete(key)); // the next one asks again
  return found;
}

// null if none is found within this number of tries.
export async function drawnPuzzle(
  sources: readonly Source[],
  most: number,
  chance: () => number,
  signal: AbortSignal,
  wanted: (puzzle: Puzzle, source: Source) => Promise<boolean> = () => Promise.resolve(true),
): Promise<Puzzle | null> {
  for (let tries = 0; tries < most && sources.length > 0; ++tries) {
    const source = sources[Math.floor(chance() * sources.length)]!;
    const { entry, from } = source;
    const board = await boardOf(entry.game, from.options);
    if (!hasElements(board)) continue;
    const each = from.least + Math.floor(chance() * (from.most - from.least + 1));
    const moved = [each + Math.floor(2 * chance()), each] as const; // either player is to move
    const shared = entry.about.colours === 'shared';
    const position = randomPosition(elementsOf(board), moved, shared, chance);
    const puzzle = await puzzleAt(entry.game, from.options, position, signal);
    if (puzzle && puzzle.depth > 1 && (await wanted(puzzle, source))) return puzzle;
  }
  return null;
}

// null if the game has no such position, or it is no puzzle: one move alone has to win, unless several may.
export async function puzzleAt(
  game: string,
  options: Options,
  position: string,
  signal: AbortSignal,
  { several = false } = {},
): Promise<Puzzle | null> {
  try {
    const place = { game, options, position };
    const view = await api.view(place, signal);
    if (view.over) return null;
    const analysis = await api.analyse(place, signal);
    const found = (several ? winsOf : onlyWin)(analysis, view.mover);
    return found && { ...place, mover: view.mover, ...found };
  } catch (error) {
    const away = error instanceof Problem && error.status === 0;
    if (signal.aborted || away) throw error;
    return null;
  }
}

// Ratings after Elo: a puzzle is an opponent, the stronger the deeper its point lies.
const kStart = 1000;
const kStep = 32;
export const ratingOfPuzzle = (depth: number): number => 700 + 90 * depth;
export function rated(rating: number, depth: number, solved: boolean): number {
  const expected = 1 / (1 + 10 ** ((ratingOfPuzzle(depth) - rating) / 400));
  return Math.round(rating + kStep * ((solved ? 1 : 0) - expected));
}
const kKey = 'harary.rating';
const kMostCounted = 200;
export interface Rating {
  rating: number;
  solved: number;
  tried: number;
  counted: string[]; // the addresses of the latest: a puzzle counts once
}
export function keptRating(): Rating {
  const fresh = { rating: kStart, solved: 0, tried: 0, counted: [] };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(kKey) ?? '{}') as object) };
  } catch {
    return fresh;
  }
}
// After the first answer to the puzzle at that address; null if there was one before.
export function afterAnswer(
  kept: Rating,
  address: string,
  depth: number,
  solved: boolean,
): Rating | null {
  if (kept.counted.includes(address)) return null;
  return {
    rating: rated(kept.rating, depth, solved),
    solved: kept.solved + Number(solved),
    tried: kept.tried + 1,
    counted: [address, ...kept.counted].slice(0, kMostCounted),
  };
}
export const keepRating = (kept: Rating) => localStorage.setItem(kKey, JSON.stringify(kept));

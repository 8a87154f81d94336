// SPDX-License-Identifier: MIT
// Puzzles out of solved positions: one side is to move and wins, but not with every move. In those that are drawn by
// lot exactly one move keeps the win. How deep the point lies is the number of moves to the end.
import { catalogue } from '../api/catalogue';
import { api, Problem } from '../api/client';
import type { Analysis, Board, CatalogueEntry, Options, Side, View } from '../api/types';
import { shuffled } from '../model/days';
import { keep, keptMap } from '../model/kept';

export interface Puzzle {
  game: string;
  options: Options;
  position: string;
  mover: Side;
  wins: readonly string[]; // the moves that keep the win
  of: number; // the number of all moves
  depth: number; // moves to the end after best play
}
const kMostGames = 100;
const kTriesOfGame = 3;

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

export interface Source {
  entry: CatalogueEntry;
  from: CatalogueEntry['about']['puzzles'][number];
}
// From the instances that the games of the catalogue name for that.
export const sourcesIn = (games: readonly CatalogueEntry[]): Source[] =>
  games.flatMap((entry) => entry.about.puzzles.map((from) => ({ entry, from })));

export async function newPuzzle(signal: AbortSignal): Promise<Puzzle> {
  const { games } = await catalogue();
  const puzzle = await drawnPuzzle(sourcesIn(games), kMostGames, Math.random, signal);
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

// What a game that is played by lot comes through, from `least` moves of each player to `most`.
export async function playedByLot(
  { entry: { game }, from: { options, least, most } }: Source,
  chance: () => number,
  signal: AbortSignal,
): Promise<View[]> {
  const passed: View[] = [];
  let view = (await boardOf(game, options)).start;
  for (let ply = 0; !view.over; ++ply) {
    if (ply >= 2 * least) passed.push(view);
    if (ply > 2 * most) break;
    const move = view.moves[Math.floor(chance() * view.moves.length)]!;
    view = await api.play({ game, options, position: view.position }, move, signal);
  }
  return passed;
}

// null if none is found within this number of games.
export async function drawnPuzzle(
  sources: readonly Source[],
  most: number,
  chance: () => number,
  signal: AbortSignal,
  wanted: (puzzle: Puzzle, source: Source) => Promise<boolean> = () => Promise.resolve(true),
): Promise<Puzzle | null> {
  for (let games = 0; games < most && sources.length > 0; ++games) {
    const source = sources[Math.floor(chance() * sources.length)]!;
    const { entry, from } = source;
    const passed = shuffled(await playedByLot(source, chance, signal), chance);
    for (const view of passed.slice(0, kTriesOfGame)) {
      const puzzle = await puzzleIn(entry.game, from.options, view, onlyWin, signal);
      if (puzzle && puzzle.depth > 1 && (await wanted(puzzle, source))) return puzzle;
    }
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
    const view = await api.view({ game, options, position }, signal);
    if (view.over) return null;
    return await puzzleIn(game, options, view, several ? winsOf : onlyWin, signal);
  } catch (error) {
    const away = error instanceof Problem && error.status === 0;
    if (signal.aborted || away) throw error;
    return null;
  }
}

async function puzzleIn(
  game: string,
  options: Options,
  { position, mover }: View,
  winsIn: typeof onlyWin,
  signal: AbortSignal,
): Promise<Puzzle | null> {
  const place = { game, options, position };
  const found = winsIn(await api.analyse(place, signal), mover);
  return found && { ...place, mover, ...found };
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
  return { rating: kStart, solved: 0, tried: 0, counted: [], ...keptMap(kKey) };
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
export const keepRating = (kept: Rating) => keep(kKey, kept);

// SPDX-License-Identifier: MIT
// Puzzles out of solved positions: one side is to move, and of all moves exactly one keeps the win. How
// deep the point lies is the number of moves to the end.
import { catalogue } from '../api/catalogue';
import { api } from '../api/client';
import { boardFor } from '../api/pictures';
import type { Analysis, Options, Side } from '../api/types';
import { elementsOf, isGraph, type Elements } from '../model/elements';
import { usualBoard } from '../model/options';

export interface Puzzle {
  game: string;
  options: Options;
  position: string;
  mover: Side;
  solution: string;
  depth: number; // moves to the end after best play
}
const kMostTries = 200;

// The only move that wins; null unless there is exactly one and another move besides.
export function onlyWin(analysis: Analysis, mover: Side): { move: string; depth: number } | null {
  if (analysis.stopped || analysis.finished || analysis.moves.length < 3) return null;
  const wins = analysis.moves.filter(({ winner }) => winner === mover);
  if (wins.length !== 1) return null;
  return { move: wins[0]!.move, depth: wins[0]!.remoteness ?? analysis.moves.length };
}

// A position in which each player has `each` elements, drawn by lot.
export function randomPosition(
  elements: Elements,
  each: number,
  shared: boolean,
  chance: () => number,
): string {
  const all = [...elements.texts.keys()];
  for (let i = all.length - 1; i > 0; --i) {
    const j = Math.floor(chance() * (i + 1));
    [all[i], all[j]] = [all[j]!, all[i]!];
  }
  const list = (from: number, to: number) => elements.listText(all.slice(from, to), ',');
  if (shared) return `${elements.kind}=${list(0, 2 * each)}`;
  return `red=${list(0, each)};green=${list(each, 2 * each)}`;
}

// From the instances that the games of the catalogue name for that.
export async function newPuzzle(signal: AbortSignal): Promise<Puzzle> {
  const { games } = await catalogue();
  const sources = games.flatMap((entry) => entry.about.puzzles.map((from) => ({ entry, from })));
  for (let tries = 0; tries < kMostTries && sources.length > 0; ++tries) {
    const { entry, from } = sources[Math.floor(Math.random() * sources.length)]!;
    const board = await boardFor(entry, { ...usualBoard(entry), ...from.options });
    if (!isGraph(board)) continue;
    const each = from.least + Math.floor(Math.random() * (from.most - from.least + 1));
    const shared = entry.about.colours === 'shared';
    const position = randomPosition(elementsOf(board), each, shared, Math.random);
    const puzzle = await puzzleAt(entry.game, from.options, position, signal);
    if (puzzle) return puzzle;
  }
  throw new Error('No puzzle was found. Try again.');
}

// null if the game has no such position, or it is no puzzle.
export async function puzzleAt(
  game: string,
  options: Options,
  position: string,
  signal: AbortSignal,
): Promise<Puzzle | null> {
  try {
    const place = { game, options, position };
    const view = await api.view(place, signal);
    if (view.over) return null;
    const analysis = await api.analyse(place, signal);
    const found = onlyWin(analysis, view.mover);
    return found && { ...place, mover: view.mover, solution: found.move, depth: found.depth };
  } catch (error) {
    if (signal.aborted) throw error;
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
export function keptRating(): { rating: number; solved: number; tried: number } {
  const fresh = { rating: kStart, solved: 0, tried: 0 };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(kKey) ?? '{}') as object) };
  } catch {
    return fresh;
  }
}
export const keepRating = (kept: { rating: number; solved: number; tried: number }) =>
  localStorage.setItem(kKey, JSON.stringify(kept));

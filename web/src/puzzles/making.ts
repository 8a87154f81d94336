// SPDX-License-Identifier: MIT
// Puzzles out of solved positions: one side is to move, and of all moves exactly one keeps the win. How
// deep the point lies is the number of moves to the end.
import { api } from '../api/client';
import type { Analysis, Options, Side } from '../api/types';
import { edgesText, type Edge } from '../model/edges';

export interface Puzzle {
  game: string;
  options: Options;
  position: string;
  mover: Side;
  solution: string;
  depth: number; // moves to the end after best play
}
interface Source {
  game: string;
  options: Options;
  order: number; // complete boards
  least: number; // edges of each colour
  most: number;
}

const kSources: Source[] = [
  { game: 'sim', options: {}, order: 6, least: 2, most: 5 },
  { game: 'sim', options: { board: 'K5' }, order: 5, least: 1, most: 3 },
  { game: 'maker-breaker', options: { board: 'K5', target: 'K3' }, order: 5, least: 1, most: 2 },
  { game: 'avoidance', options: { board: 'K5', target: 'K3' }, order: 5, least: 1, most: 3 },
  { game: 'clique', options: { board: 'K5' }, order: 5, least: 1, most: 3 },
];
const kMostTries = 200;

// The only move that wins; null unless there is exactly one and another move besides.
export function onlyWin(analysis: Analysis, mover: Side): { move: string; depth: number } | null {
  if (analysis.stopped || analysis.finished || analysis.moves.length < 3) return null;
  const wins = analysis.moves.filter(({ winner }) => winner === mover);
  if (wins.length !== 1) return null;
  return { move: wins[0]!.move, depth: wins[0]!.remoteness ?? analysis.moves.length };
}

export function randomPosition(order: number, each: number, chance: () => number): string {
  const edges: Edge[] = [];
  for (let v = 1; v < order; ++v) for (let u = 0; u < v; ++u) edges.push([u, v]);
  for (let i = edges.length - 1; i > 0; --i) {
    const j = Math.floor(chance() * (i + 1));
    [edges[i], edges[j]] = [edges[j]!, edges[i]!];
  }
  const list = (from: number, to: number) =>
    edgesText(edges.slice(from, to).sort((a, b) => a[1] - b[1] || a[0] - b[0]));
  return `red=${list(0, each)};green=${list(each, 2 * each)}`;
}

export async function newPuzzle(signal: AbortSignal): Promise<Puzzle> {
  for (let tries = 0; tries < kMostTries; ++tries) {
    const source = kSources[Math.floor(Math.random() * kSources.length)]!;
    const each = source.least + Math.floor(Math.random() * (source.most - source.least + 1));
    const position = randomPosition(source.order, each, Math.random);
    const puzzle = await puzzleAt(source.game, source.options, position, signal);
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

// SPDX-License-Identifier: MIT
// What this browser remembers: games to come back to, and days whose puzzle was solved.
import { listKept } from '../model/kept_list';

export interface KeptGame {
  hash: string; // the whole game, as the address has it
  match: string | null; // the server's match, if there is one
  game: string;
  moves: number;
  over: boolean;
  when: number;
}

const kGames = 'harary.games';
const kSolved = 'harary.solved';
const kMostGames = 12;

function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export const keptGames = () => listKept<KeptGame>(kGames, () => true);

// The same game further on takes the place of the earlier entry. A game begins with its options: its
// address without the moves.
const begins = (hash: string) => hash.replace(/&(moves|at|study)=[^&]*/g, '');
export function keepGame(kept: KeptGame) {
  if (kept.moves === 0) return;
  const same = (one: KeptGame) =>
    kept.match === null ? begins(one.hash) === begins(kept.hash) : one.match === kept.match;
  const others = keptGames().filter((one) => !same(one));
  localStorage.setItem(kGames, JSON.stringify([kept, ...others].slice(0, kMostGames)));
}
export const restoreGames = (games: readonly KeptGame[]) =>
  localStorage.setItem(kGames, JSON.stringify(games));
export function forgetGames() {
  localStorage.removeItem(kGames);
}

export interface Solved {
  calls: number;
  best: boolean; // as few as possible, without a hint
  hints?: number; // that were asked for
}
export const solvedOn = (day: string): Solved | null =>
  read<Record<string, Solved>>(kSolved, {})[day] ?? null;
export function keepSolved(day: string, solved: Solved) {
  const all = read<Record<string, Solved>>(kSolved, {});
  const old = all[day];
  if (old && old.calls <= solved.calls) return;
  localStorage.setItem(kSolved, JSON.stringify({ ...all, [day]: solved }));
}

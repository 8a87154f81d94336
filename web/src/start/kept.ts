// SPDX-License-Identifier: MIT
// What this browser remembers: games to come back to, and days whose puzzle was solved.
import { keep, keptList, keptMap } from '../model/kept';

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

export const keptGames = () => keptList<KeptGame>(kGames, () => true);

// The same game further on takes the place of the earlier entry. A game begins with its options: its
// address without the moves.
const begins = (hash: string) => hash.replace(/&(moves|at|study)=[^&]*/g, '');
export function keepGame(kept: KeptGame) {
  if (kept.moves === 0) return;
  const same = (one: KeptGame) =>
    kept.match === null ? begins(one.hash) === begins(kept.hash) : one.match === kept.match;
  const others = keptGames().filter((one) => !same(one));
  keep(kGames, [kept, ...others].slice(0, kMostGames));
}
export const restoreGames = (games: readonly KeptGame[]) => keep(kGames, games);
export const forgetGames = () => keep(kGames, []);

export interface Solved {
  calls: number;
  best: boolean; // as few as possible, without a hint
  hints?: number; // that were asked for
}
// Of the day's boards, by the ways to play them; the usual one is "".
const keyOf = (day: string, way: string) => (way === '' ? day : `${day}/${way}`);
const allSolved = () => keptMap<Solved>(kSolved);
export const solvedOn = (day: string, way = ''): Solved | null =>
  allSolved()[keyOf(day, way)] ?? null;
export const anySolvedOn = (day: string): boolean =>
  Object.keys(allSolved()).some((key) => key.split('/')[0] === day);
export function keepSolved(day: string, way: string, solved: Solved) {
  const all = allSolved();
  const old = all[keyOf(day, way)];
  if (old && old.calls <= solved.calls) return;
  keep(kSolved, { ...all, [keyOf(day, way)]: solved });
}

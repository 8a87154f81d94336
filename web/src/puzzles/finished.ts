// SPDX-License-Identifier: MIT
// Finished games that wait until their puzzles are looked for.
import type { Side } from '../api/types';

export interface Finished {
  hash: string; // the whole game
  sides: Side[]; // that a person of this browser played
  when: number;
}
const kFinished = 'harary.finished';
const kMostFinished = 30;

// Another version of the page may have written them.
export function listKept<T extends object>(key: string, good: (one: T) => boolean): T[] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(all) ? (all as T[]).filter((one) => one && good(one)) : [];
  } catch {
    return [];
  }
}
export const finished = () =>
  listKept<Finished>(kFinished, (one) => typeof one.hash === 'string' && Array.isArray(one.sides));
const write = (all: readonly Finished[]) => localStorage.setItem(kFinished, JSON.stringify(all));

// A game that is over waits for being looked through, once.
export function keepFinished(game: Finished) {
  const all = finished();
  if (game.sides.length === 0 || all.some(({ hash }) => hash === game.hash)) return;
  write([game, ...all].slice(0, kMostFinished));
}
export const waiting = (): number => finished().length;
export const lookedThrough = (hash: string) => write(finished().filter((one) => one.hash !== hash));

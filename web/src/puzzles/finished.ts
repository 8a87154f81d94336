// SPDX-License-Identifier: MIT
// Finished games that wait until their puzzles are looked for.
import type { Side } from '../api/types';
import { keep, keptList } from '../model/kept';

export interface Finished {
  hash: string; // the whole game
  sides: Side[]; // that a person of this browser played
  when: number;
}
const kFinished = 'harary.finished';
const kMostFinished = 30;

export const finished = () =>
  keptList<Finished>(kFinished, (one) => typeof one.hash === 'string' && Array.isArray(one.sides));
const write = (all: readonly Finished[]) => keep(kFinished, all);

// A game that is over waits for being looked through, once.
export function keepFinished(game: Finished) {
  const all = finished();
  if (game.sides.length === 0 || all.some(({ hash }) => hash === game.hash)) return;
  write([game, ...all].slice(0, kMostFinished));
}
export const waiting = (): number => finished().length;
export const lookedThrough = (hash: string) => write(finished().filter((one) => one.hash !== hash));

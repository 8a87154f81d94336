// SPDX-License-Identifier: MIT
// Puzzles from one's own games: finished games wait here until they are looked through; a position in which a person
// had a won game and let it go becomes a puzzle. All of it stays in this browser.
import { api, Problem } from '../api/client';
import type { Options } from '../api/types';
import { keep, keptList } from '../model/kept';
import { parseLink } from '../model/link';
import { finished, lookedThrough, type Finished } from './finished';
import { winsOf, type Puzzle } from './making';

export interface Mine {
  puzzle: Puzzle;
  played: string; // what threw the win away
  ply: number; // from 1
  when: number;
  solved: boolean;
}
const kMine = 'harary.mine';
const kMostMine = 60;

const write = (all: readonly Mine[]) => keep(kMine, all);

export const mine = (): Mine[] =>
  keptList<Mine>(
    kMine,
    (one) => Array.isArray(one.puzzle?.wins) && typeof one.puzzle.position === 'string',
  );
export const keyOf = ({ puzzle }: Mine): string =>
  JSON.stringify([puzzle.game, puzzle.options, puzzle.position]);

export const mineAddress = (place: number): string => `#/puzzles/mine/${place + 1}`;
export function parseMine(hash: string): number | null {
  const match = /^#\/puzzles\/mine\/(\d+)$/.exec(hash);
  return match ? Number(match[1]) - 1 : null;
}

export function markSolved(key: string) {
  write(mine().map((one) => (keyOf(one) === key ? { ...one, solved: true } : one)));
}
export const forget = (key: string) => write(mine().filter((one) => keyOf(one) !== key));
export function bringBack(one: Mine) {
  if (!mine().some((other) => keyOf(other) === keyOf(one))) add([one]);
}
function add(found: readonly Mine[]) {
  const known = new Set(mine().map(keyOf));
  const fresh = found.filter((one) => !known.has(keyOf(one)));
  const all = [...mine(), ...fresh].sort((a, b) => b.when - a.when);
  write(all.slice(0, kMostMine));
}

// Looks through the games that wait; each is done with when its puzzles are kept.
export async function lookThrough(
  signal: AbortSignal,
  onGame: (left: number) => void,
): Promise<void> {
  for (let left = finished(); left.length > 0; left = finished()) {
    onGame(left.length);
    add(await blundersIn(left[0]!, signal));
    lookedThrough(left[0]!.hash);
  }
}

// The positions of a game in which one of these sides had a won game and let it go.
export async function blundersIn(game: Finished, signal: AbortSignal): Promise<Mine[]> {
  const link = parseLink(game.hash);
  const found: Mine[] = [];
  if (!link) return found;
  const place: { game: string; options: Options } = { game: link.game, options: link.options };
  try {
    let view =
      link.from === ''
        ? (await api.board(link.game, link.options, signal)).start
        : await api.view({ ...place, position: link.from }, signal);
    for (const [i, move] of link.moves.entries()) {
      const here = { ...place, position: view.position };
      if (game.sides.includes(view.mover)) {
        const wins = winsOf(await api.analyse(here, signal), view.mover);
        if (wins && !wins.wins.includes(move)) {
          const puzzle = { ...here, mover: view.mover, ...wins };
          found.push({ puzzle, played: move, ply: i + 1, when: game.when, solved: false });
        }
      }
      view = await api.play(here, move, signal);
    }
  } catch (error) {
    // A server that is away or has no time is asked again later: the game waits on.
    if (!(error instanceof Problem) || error.status === 0 || error.status >= 429) throw error;
  }
  return found; // of a game that is no longer understood, what was found before
}

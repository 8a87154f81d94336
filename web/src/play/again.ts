// SPDX-License-Identifier: MIT
// What can follow a game: the same again, the other side, a stronger machine, another board.
import type { Options, Seats } from '../api/types';
import { linkText, type Link } from '../model/link';
import { kNoMoves } from '../model/tree';
import { newSeed, seededBoard, withSeed } from '../model/random_boards';

// A game from its start, without the moves that were made.
export const fresh = (link: Link, part: Partial<Link> = {}): string =>
  linkText({ ...link, moves: [], at: 0, tree: kNoMoves, ...part });

export const again = (link: Link): string => fresh(link);

export function swapped(link: Link): string {
  const { first = 'human', second = 'human' } = link.seats;
  return fresh(link, { seats: { first: second, second: first } });
}

export const withSeats = (link: Link, seats: Seats): string => fresh(link, { seats });

// Another board of the same kind; null where boards are not drawn by lot.
export function anotherBoard(link: Link): string | null {
  return seededBoard(link.options['board'] ?? '') ? onBoard(link, newSeed()) : null;
}
// On the board with this number.
export function onBoard(link: Link, seed: string): string {
  const options: Options = { ...link.options, board: withSeed(link.options['board'] ?? '', seed) };
  return fresh(link, { options, from: '' });
}

// SPDX-License-Identifier: MIT
// What each player wants to own, as lists of elements by number: which of these sets are alive, which are
// one move from being complete, which one an element belongs to.
import type { OnSets, Side } from '../api/types';
import { other } from './players';
import type { Owner } from './position';

export type SetList = readonly (readonly number[])[];

const numberOf = (side: Side) => (side === 'first' ? 1 : 2);

// Where only one player builds, the sets are hers for both.
export function setsFor({ sets }: OnSets, side: Side): { of: Side; sets: SetList } {
  if (!sets) return { of: side, sets: [] };
  const own = sets[side];
  return own.length > 0 ? { of: side, sets: own } : { of: other(side), sets: sets[other(side)] };
}

// How many elements a set still lacks; null where the other player has one of them.
export function lacking(
  set: readonly number[],
  owners: readonly Owner[],
  side: Side,
): number | null {
  let open = 0;
  for (const i of set) {
    if (owners[i] === 0) ++open;
    else if (owners[i] !== numberOf(side)) return null;
  }
  return open;
}

export interface Lit {
  best: SetList; // of those that are begun the ones nearest to being complete
  others: ReadonlySet<number>; // what lies in any of them
  of: Side; // whose sets they are
  count: number;
}

// The sets that are alive and have this element.
export function litAt(
  board: OnSets,
  owners: readonly Owner[],
  mover: Side,
  element: number,
): Lit | null {
  const { of, sets } = setsFor(board, mover);
  let best: SetList = [];
  let least = Infinity;
  let count = 0;
  const others = new Set<number>();
  for (const set of sets) {
    if (!set.includes(element)) continue;
    const open = lacking(set, owners, of);
    if (open === null) continue;
    ++count;
    set.forEach((i) => others.add(i));
    if (open === set.length || open > least) continue; // all that is not begun is alike
    best = open < least ? [set] : [...best, set];
    least = open;
  }
  return count === 0 ? null : { best, others, of, count };
}

// The sets that a player has whole.
export const completeSets = (board: OnSets, owners: readonly Owner[]): readonly number[][] =>
  (['first', 'second'] as const).flatMap((side) =>
    (board.sets?.[side] ?? []).filter((set) => lacking(set, owners, side) === 0),
  );

// The open elements with which the player would complete a set, each with those sets.
export function threatsOf(
  board: OnSets,
  owners: readonly Owner[],
  side: Side,
): Map<number, number[][]> {
  const found = new Map<number, number[][]>();
  for (const set of board.sets?.[side] ?? []) {
    if (lacking(set, owners, side) !== 1) continue;
    const open = set.find((i) => owners[i] === 0)!;
    found.set(open, [...(found.get(open) ?? []), set]);
  }
  return new Map([...found].sort(([a], [b]) => a - b));
}

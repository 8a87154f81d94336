// SPDX-License-Identifier: MIT
// Why a position is as it is, read off the figures: who can complete what now, what must be stopped, what a move
// threatens, and how many safe elements each player has left. Everything here is counted on the board and true; what
// follows from it the engine says.
import type { About, Board, GraphBoard, PointBoard, Side, View } from '../api/types';
import { counted } from './counted';
import { elementsOf, hasElements, kElementWords, type Elements } from './elements';
import { other, sideName, type Naming } from './players';
import { ownersOf, type Owner } from './position';
import { threatsOf } from './winning_sets';

// In some games a player wants to complete a figure, in others to avoid it.
export type Aim = 'complete' | 'avoid';
export const aimOf = (about: About | null): Aim | null =>
  about?.group === 'avoid' ? 'avoid' : about?.group === 'race' ? 'complete' : null;

export interface Seen {
  board: GraphBoard | PointBoard;
  elements: Elements;
  owners: readonly Owner[];
  mover: Side;
  aim: Aim;
}

// Which figure decides. `counter`: what stops a threat makes one. `closing`: every move that is left to the other
// player completes a figure; `parity`: the safe ones are counted.
export type FigureKind =
  'complete' | 'defence' | 'counter' | 'double' | 'threat' | 'closing' | 'parity';

export interface Forcing {
  kind: FigureKind | null;
  said: string; // one sentence; "" where the figures say nothing
  figures: readonly (readonly number[])[]; // to be lit, with the open element in each
}

export const kNoForcing: Forcing = { kind: null, said: '', figures: [] };

// With the element taken by a player.
export const takenBy = (owners: readonly Owner[], element: number, side: Side): Owner[] =>
  owners.map((owner, i) => (i === element ? (side === 'first' ? 1 : 2) : owner));

// The open elements that complete no figure of the player.
export function safeOf({ board, owners }: Seen, side: Side): number[] {
  const closing = threatsOf(board, owners, side);
  return owners.flatMap((owner, i) => (owner === 0 && !closing.has(i) ? [i] : []));
}

// `best` is a best move, as the engine says.
export function forcingOf(seen: Seen, naming: Naming, best: string): Forcing {
  if (!seen.board.sets) return kNoForcing;
  return seen.aim === 'complete' ? ofThreats(seen, naming, best) : ofSafety(seen, naming, best);
}

// What the figures on a board say; nothing where the game has none.
export function forcingIn(
  board: Board,
  about: About | null,
  view: Pick<View, 'position' | 'mover'>,
  naming: Naming,
  best: string,
): Forcing {
  const aim = aimOf(about);
  if (!hasElements(board) || !aim || !board.sets) return kNoForcing;
  const elements = elementsOf(board);
  const owners = ownersOf(elements, view.position, board.taken);
  return forcingOf({ board, elements, owners, mover: view.mover, aim }, naming, best);
}

function ofThreats(seen: Seen, naming: Naming, best: string): Forcing {
  const { board, elements, owners, mover } = seen;
  const [us, them] = [sideName(naming, mover), sideName(naming, other(mover))];
  const name = (i: number) => elements.texts[i]!;
  const own = threatsOf(board, owners, mover);
  if (own.size > 0) {
    const [[at, sets]] = [...own] as [[number, number[][]]];
    const said = `${us} completes it at once with ${name(at)}.`;
    return { kind: 'complete', said, figures: sets.slice(0, 1) };
  }
  const theirs = threatsOf(board, owners, other(mover));
  const figures = [...theirs.values()].flatMap((sets) => sets.slice(0, 1));
  const named = listed([...theirs.keys()].map(name));
  if (theirs.size > 1)
    return { kind: null, said: `${them} threatens ${named}; ${us} can stop only one.`, figures };
  if (theirs.size === 1) {
    const [at] = [...theirs.keys()] as [number];
    const after = threatsOf(board, takenBy(owners, at, mover), mover);
    const back =
      after.size > 0 ? `, and threatens ${listed([...after.keys()].map(name))} by it` : '';
    const kind = after.size > 0 ? 'counter' : 'defence';
    return { kind, said: `${them} threatens ${named}: ${us} must take it${back}.`, figures };
  }
  const move = elements.of(best);
  if (move < 0) return kNoForcing;
  const after = threatsOf(board, takenBy(owners, move, mover), mover);
  const made = [...after.values()].flatMap((sets) => sets.slice(0, 1));
  const threats = listed([...after.keys()].map(name));
  if (after.size > 1)
    return {
      kind: 'double',
      said: `${best} makes ${count(after.size)} threats, ${threats}; ${them} can stop only one.`,
      figures: made,
    };
  if (after.size === 1)
    return {
      kind: 'threat',
      said: `${best} threatens ${threats}: ${them} must answer there.`,
      figures: made,
    };
  return kNoForcing;
}

function ofSafety(seen: Seen, naming: Naming, best: string): Forcing {
  const { board, elements, owners, mover } = seen;
  const [us, them] = [sideName(naming, mover), sideName(naming, other(mover))];
  const words = (n: number) => counted(n, `safe ${kElementWords[elements.kind][1]}`);
  const closing = threatsOf(board, owners, mover);
  const figures = [...closing.values()].flatMap((sets) => sets.slice(0, 1));
  // Where only one player builds, the other one has nothing to fear.
  const builds = (side: Side) => (board.sets?.[side].length ?? 0) > 0;
  const own = safeOf(seen, mover).length;
  if (builds(mover) && own === 0) {
    const [one] = kElementWords[elements.kind];
    return { kind: null, said: `Every open ${one} completes a figure of ${us}.`, figures };
  }
  const counts = builds(mover)
    ? builds(other(mover))
      ? `${us} has ${words(own)} left, ${them} ${safeOf(seen, other(mover)).length}`
      : `${us} has ${words(own)} left`
    : `${them} has ${words(safeOf(seen, other(mover)).length)} left`;
  const move = elements.of(best);
  if (move < 0) return { kind: 'parity', said: `${counts}.`, figures };
  const next = { ...seen, owners: takenBy(owners, move, mover) };
  const whose = builds(other(mover)) ? other(mover) : mover;
  const left = safeOf(next, whose).length;
  const before = safeOf(seen, whose).length;
  // Taking a safe element costs one; a figure that closes costs more.
  const more = before - left > 1 ? `; ${best} leaves ${whose === mover ? us : them} ${left}` : '';
  const ends = whose !== mover && left === 0 && next.owners.includes(0);
  return { kind: ends ? 'closing' : 'parity', said: `${counts}${more}.`, figures };
}

const kNumbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const count = (n: number): string => kNumbers[n] ?? String(n);
const kMostNamed = 4;
// "a, b and c"; long lists are cut.
function listed(names: readonly string[]): string {
  if (names.length > kMostNamed)
    return `${names.slice(0, kMostNamed - 1).join(', ')} and ${names.length - kMostNamed + 1} more`;
  return names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`;
}

// SPDX-License-Identifier: MIT
// What is to be said of one element of a board, in classes for the drawing and in words for those who hear
// it: whose it is, whether it can be taken, and all that is marked.
import type { MoveValue } from '../api/types';
import type { Elements } from '../model/elements';
import type { Owner } from '../model/position';
import type { Lit } from '../model/winning_sets';
import { worthClass, worthWords } from '../model/worth';
import type { Marks } from './marks';

const kOwners = ['open', 'red', 'green', 'third', 'fourth', 'fifth', 'sixth'];
export const ownerClass = (owner: Owner): string =>
  owner === 'drawn' ? 'drawn' : (kOwners[owner] ?? 'sixth');
const kOwnerWords: Record<string, string> = {
  red: 'red',
  green: 'green',
  third: 'player 3’s',
  fourth: 'player 4’s',
  fifth: 'player 5’s',
  sixth: 'player 6’s',
  drawn: 'drawn',
};

export interface ElementMarks {
  classes: string;
  words: string; // behind its name
  usable: boolean; // a person may choose it now
  chosen: boolean;
  last: boolean;
}

interface Situation {
  elements: Elements;
  owners: readonly Owner[];
  free: ReadonlySet<number>; // some legal move takes it
  ended: boolean; // the position has no moves
  open: boolean;
  chosen: readonly number[];
  marks: Marks;
  lit?: Lit | null; // what belongs together with the element under the pointer
}

// Points that a set names are among the edges of the reason, whatever they are.
export const decides = ({ reason }: Marks, { kind, texts }: Elements, i: number): boolean =>
  reason !== null &&
  (reason.edges.has(texts[i]!) || (kind === 'vertices' && reason.vertices.has(i)));

export function elementMarks(situation: Situation): (element: number) => ElementMarks {
  const { elements, owners, free, ended, open, chosen, marks, lit } = situation;
  const last = new Set(elements.ofList(marks.pending || marks.last));
  const hinted = new Set(elements.ofList(marks.hint));
  return (i) => {
    const owner = ownerClass(owners[i]!);
    const movable = owner === 'open' && free.has(i);
    const value = marks.values.get(elements.texts[i]!);
    const is = { chosen: chosen.includes(i), last: last.has(i), hinted: hinted.has(i) };
    const reason = decides(marks, elements, i);
    const danger = movable && (marks.danger?.has(elements.texts[i]!) ?? false);
    const classes = [
      owner,
      owner === 'open' && !movable && !ended && 'barred',
      is.chosen && `chosen by-${ownerClass(marks.player ?? (marks.mover === 'first' ? 1 : 2))}`,
      is.last && 'last',
      is.hinted && (marks.guessed ? 'hinted guessed' : 'hinted'),
      reason && 'reason',
      danger && 'danger',
      value && valueClass(value, marks),
      marks.figures?.some((figure) => figure.includes(i)) && 'in-figure',
      lit && (lit.best.some((set) => set.includes(i)) ? 'in-set' : lit.others.has(i) && 'in-sets'),
    ];
    const words = [
      owner === 'open' ? (movable ? 'open' : 'not allowed') : kOwnerWords[owner],
      is.chosen && 'chosen',
      is.last && 'last move',
      is.hinted && (marks.guessed ? 'hint, a guess' : 'hint'),
      reason && 'decides the game',
      danger && 'loses at once',
      value && worthWords(value, marks.mover),
    ];
    return {
      classes: classes.filter(Boolean).join(' '),
      words: words.filter(Boolean).join(', '),
      usable: movable && open,
      chosen: is.chosen,
      last: is.last,
    };
  };
}

const valueClass = (value: MoveValue, { mover }: Marks) =>
  `valued ${worthClass(value, mover)} ${value.best ? 'best' : 'other'}`;

// SPDX-License-Identifier: MIT
// Games in which a move says how an element is taken: "red=0-1" and "green=0-1" are two ways to take the
// edge 0-1. Where an element can be taken in several ways, the board asks which.
import { useEffect, useState } from 'preact/hooks';
import type { MoveValue } from '../api/types';
import { worthWords } from '../model/worth';
import type { Marks } from './marks';

// "red" and "0-1"; a move that is only an element has no way.
export function wayOf(move: string): { way: string; element: string } {
  const [way, element] = move.split('=');
  return element === undefined ? { way: '', element: move } : { way: way!, element };
}

// The moves that take this element, by all ways there are.
export const waysTo = (legal: readonly string[], element: string): string[] =>
  legal.filter((move) => move === element || wayOf(move).element === element);

// The value of an element is that of the best way to take it.
export function valuesByElement(
  values: ReadonlyMap<string, MoveValue>,
): ReadonlyMap<string, MoveValue> {
  if (![...values.keys()].some((move) => wayOf(move).way !== '')) return values;
  const found = new Map(values);
  for (const [move, value] of values) {
    const { element } = wayOf(move);
    if (!found.has(element) || value.best) found.set(element, value);
  }
  return found;
}

export interface Ways {
  asked: readonly string[]; // the moves to choose from; none: nothing is asked
  choose: (element: string) => void;
  clear: () => void;
}

export function useWays(
  legal: readonly string[],
  position: string,
  onMove: (move: string) => void,
): Ways {
  const [asked, setAsked] = useState<readonly string[]>([]);
  const clear = () => setAsked([]);
  useEffect(clear, [position]);
  const choose = (element: string) => {
    const ways = waysTo(legal, element);
    if (ways.length > 1) setAsked(ways);
    else onMove(ways[0] ?? element);
  };
  // Where all moves take one element, there is nothing else to choose.
  const only = legal.length > 1 && waysTo(legal, wayOf(legal[0]!).element).length === legal.length;
  return { asked: only ? legal : asked, choose, clear };
}

interface Props {
  ways: Ways;
  marks: Marks; // with the values of moves, not of elements
  open: boolean;
  onMove: (move: string) => void;
}

export function WaysBar({ ways, marks, open, onMove }: Props) {
  if (!open || ways.asked.length === 0) return null;
  return (
    <p class="confirm" role="group" aria-label="How to take it">
      <span aria-live="polite">{wayOf(ways.asked[0]!).element}:</span>
      {ways.asked.map((move) => {
        const value = marks.values.get(move);
        return (
          <button key={move} data-move={move} onClick={() => onMove(move)}>
            {wayOf(move).way}
            {value ? `, ${worthWords(value, marks.mover)}` : ''}
          </button>
        );
      })}
      <button onClick={ways.clear}>Clear</button>
    </p>
  );
}

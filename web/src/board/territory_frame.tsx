// SPDX-License-Identifier: MIT
// The part below the drawing of any territory game: how much each player has, and the calls.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { counted } from '../model/counted';
import {
  callsOf,
  colourSymbol,
  recolouringsOf,
  regionOf,
  type CellState,
  type Territory,
} from '../model/territory';
import { fieldOf, won } from '../model/strategies';
import { keepWord, keptWord } from '../model/kept';
import { CallBar } from './call_bar';
import type { Marks } from './marks';

const kNumbersKey = 'harary.numbers';

interface Props {
  territory: Territory;
  states: readonly CellState[];
  position: string;
  optimal?: number | null | undefined;
  legal: readonly string[];
  open: boolean;
  marks: Marks;
  onMove: (move: string) => void;
  // What a tap on a cell does, and the cells that are chosen.
  children: (tap: (cell: number) => void, chosen: ReadonlySet<number>) => ComponentChildren;
}

export const ownerWords = (owner: number): string =>
  ['', ', first player’s', ', second player’s'][owner] ?? '';

// The mark on a starting place; null elsewhere.
export function startSign({ starts }: Territory, v: number): string | null {
  const i = starts.indexOf(v);
  if (i < 0) return null;
  return starts.length < 2 ? '★' : 'AB'[i]!;
}

export function TerritoryFrame(props: Props) {
  const { territory, states, position, optimal, legal, open, marks, onMove, children } = props;
  const calls = callsOf(position);
  const colours = [...new Set(territory.colours)].sort((a, b) => a - b);
  const owned = (side: number) => states.filter(({ owner }) => owner === side).length;
  // Without a start: a tap chooses the region of a cell, and a call gives it a colour. A move names
  // the region by its first cell.
  const moves = recolouringsOf(position);
  const [tapped, setTapped] = useState<number | null>(null);
  const chosen: ReadonlySet<number> =
    moves === null || tapped === null
      ? new Set<number>()
      : regionOf(
          territory.neighbours,
          states.map(({ colour }) => colour),
          tapped,
        );
  const first = Math.min(...chosen);
  const named = (symbol: string) => (moves === null ? symbol : `${first}:${symbol}`);
  // A position may have more moves than are listed; any colour on the board will do.
  const present = new Set(states.map(({ colour }) => colour));
  const callable =
    moves === null
      ? legal
      : colours
          .filter((c) => chosen.size > 0 && present.has(c) && c !== states[first]!.colour)
          .map(colourSymbol);
  const called = (symbol: string) => {
    setTapped(null);
    onMove(named(symbol));
  };
  const tap = (cell: number) => {
    const symbol = colourSymbol(states[cell]!.colour);
    if (!open) return;
    if (moves !== null) setTapped(chosen.has(cell) ? null : cell);
    else if (legal.includes(symbol)) onMove(symbol);
  };
  const left = present.size;
  const mover = territory.starts.length < 2 || marks.mover === 'first' ? 1 : 2;
  const gained = (colour: number) =>
    moves !== null ? 0 : won(fieldOf(territory, states, position), mover, colour).length;
  const [numbers, setNumbers] = useState(() => keptWord(kNumbersKey) !== 'off');
  const show = (on: boolean) => {
    setNumbers(on); // also in a frame that may keep nothing
    keepWord(kNumbersKey, on ? 'on' : 'off');
  };
  return (
    <div class={`board ${numbers ? '' : 'no-numbers'}`}>
      {children(tap, chosen)}
      <p class="score">
        {moves !== null ? (
          <span>
            <b>{left}</b> {left === 1 ? 'colour' : 'colours'} left, {counted(moves.length, 'moves')}
            {typeof optimal === 'number' && `; ${optimal} are enough`}
            {chosen.size === 0 && left > 1 && '. Tap a region, then a colour.'}
          </span>
        ) : territory.starts.length < 2 ? (
          <span>
            <b>{owned(1)}</b> of {states.length} cells
            {calls !== null && `, ${counted(calls.length, 'calls')}`}
            {typeof optimal === 'number' && `; ${optimal} are enough`}
          </span>
        ) : (
          <>
            <span>
              <span class="swatch owner1" aria-hidden="true" /> A <b>{owned(1)}</b>
            </span>
            <span>
              <span class="swatch owner2" aria-hidden="true" /> B <b>{owned(2)}</b>
            </span>
            <span>of {states.length}</span>
          </>
        )}
        <label class="switch">
          <input
            type="checkbox"
            role="switch"
            checked={numbers}
            onChange={(e) => show(e.currentTarget.checked)}
          />
          <span>Numbers</span>
        </label>
      </p>
      <CallBar {...{ colours, legal: callable, open, marks, gained, onMove: called }} />
    </div>
  );
}

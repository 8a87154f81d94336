// SPDX-License-Identifier: MIT
// The part below the drawing of any territory game: how much each player has, and the calls.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { callsOf, colourSymbol, type CellState, type Territory } from '../model/territory';
import { fieldOf, won } from '../model/strategies';
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
  children: (call: (colour: number) => void) => ComponentChildren;
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
  const call = (colour: number) => {
    const symbol = colourSymbol(colour);
    if (open && legal.includes(symbol)) onMove(symbol);
  };
  const mover = territory.starts.length < 2 || marks.mover === 'first' ? 1 : 2;
  const gained = (colour: number) =>
    won(fieldOf(territory, states, position), mover, colour).length;
  const [numbers, setNumbers] = useState(() => localStorage.getItem(kNumbersKey) !== 'off');
  const show = (on: boolean) => {
    localStorage.setItem(kNumbersKey, on ? 'on' : 'off');
    setNumbers(on);
  };
  return (
    <div class={`board ${numbers ? '' : 'no-numbers'}`}>
      {children(call)}
      <p class="score">
        {territory.starts.length < 2 ? (
          <span>
            <b>{owned(1)}</b> of {states.length} cells
            {calls !== null && `, ${calls.length} ${calls.length === 1 ? 'call' : 'calls'}`}
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
      <CallBar {...{ colours, legal, open, marks, gained, onMove }} />
    </div>
  );
}

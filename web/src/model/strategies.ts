// SPDX-License-Identifier: MIT
// Simple ways to call colours, alone or against each other, played out to the end so that they can be compared: the
// most cells now, the longest border, the cell that is farthest away, the colours in turn.
import { symbolColour, type CellState, type Territory } from './territory';
import { positionFields } from './position';

export type Owner = 0 | 1 | 2;
export interface Field {
  territory: Territory;
  owner: Owner[];
  called: [number, number]; // the colour of each player's territory
}
export type Strategy = 'cells' | 'border' | 'far' | 'turn';
export const kStrategies: Record<Strategy, [string, string]> = {
  cells: ['Most cells', 'the call that wins most cells now'],
  border: ['Longest border', 'the call after which most cells lie next to the territory'],
  far: ['Far away', 'on the way to the cell that is most calls away'],
  turn: ['In turn', 'one colour after the other'],
};

// The position as it is shown.
export function fieldOf(
  territory: Territory,
  states: readonly CellState[],
  position: string,
): Field {
  const own = (side: Owner) => states.find(({ owner }) => owner === side)?.colour ?? -1;
  const last = (positionFields(position).get('last') ?? '').split(',').map(symbolColour);
  const called = (i: 0 | 1): number => {
    const colour = last[i] ?? -1;
    return colour >= 0 ? colour : own((i + 1) as Owner);
  };
  return { territory, owner: states.map(({ owner }) => owner), called: [called(0), called(1)] };
}

// All free cells of the colour that touch the side's territory, and those that touch them.
export function won({ territory, owner }: Field, side: Owner, colour: number): number[] {
  const { neighbours, colours } = territory;
  const found = new Set<number>();
  const stack = [...owner.keys()].filter((v) => owner[v] === side);
  while (stack.length > 0) {
    for (const w of neighbours[stack.pop()!]!) {
      if (owner[w] !== 0 || colours[w] !== colour || found.has(w)) continue;
      found.add(w);
      stack.push(w);
    }
  }
  return [...found];
}

export function called(field: Field, side: 1 | 2, colour: number): Field {
  const owner = [...field.owner];
  for (const v of won(field, side, colour)) owner[v] = side;
  const now: [number, number] = [...field.called];
  now[side - 1] = colour;
  return { ...field, owner, called: now };
}

const border = ({ territory, owner }: Field, side: Owner): number =>
  owner.filter((o, v) => o === 0 && territory.neighbours[v]!.some((w) => owner[w] === side)).length;

// In calls: how far each free cell is from the side's territory, if the other side does not move; and the first
// colour on the way there.
function distances({ territory, owner }: Field, side: Owner): { far: number; colour: number } {
  const { neighbours, colours } = territory;
  const distance = owner.map((o) => (o === side ? 0 : Infinity));
  const first = owner.map(() => -1);
  let frontier = [...owner.keys()].filter((v) => owner[v] === side);
  let best = { far: 0, colour: -1 };
  for (let far = 1; frontier.length > 0; ++far) {
    const next: number[] = [];
    for (const v of frontier) {
      for (const w of neighbours[v]!) {
        if (owner[w] !== 0 || distance[w] !== Infinity) continue;
        // The whole region of w comes with one call.
        const colour = far === 1 ? colours[w]! : first[v]!;
        const region = [w];
        distance[w] = far;
        while (region.length > 0) {
          const here = region.pop()!;
          first[here] = colour;
          next.push(here);
          for (const z of neighbours[here]!) {
            if (owner[z] !== 0 || distance[z] !== Infinity || colours[z] !== colours[w]) continue;
            distance[z] = far;
            region.push(z);
          }
        }
        best = { far, colour };
      }
    }
    frontier = next;
  }
  return best;
}

// The colour that a strategy calls; -1 if there is none. With two players neither the own colour nor the
// opponent's may be called, and a call must win something if one can.
export function chosen(field: Field, side: 1 | 2, strategy: Strategy, solo: boolean): number {
  const all = [...new Set(field.territory.colours)].sort((a, b) => a - b);
  const allowed = all.filter(
    (colour) => colour !== field.called[side - 1] && (solo || colour !== field.called[2 - side]),
  );
  const winning = allowed.filter((colour) => won(field, side, colour).length > 0);
  const from = winning.length > 0 ? winning : solo ? [] : allowed;
  if (from.length === 0) return -1;
  const most = (worth: (colour: number) => number) =>
    from.reduce((best, colour) => (worth(colour) > worth(best) ? colour : best), from[0]!);
  const cells = (colour: number) => won(field, side, colour).length;
  if (strategy === 'cells') return most(cells);
  if (strategy === 'border')
    return most((colour) => {
      const next = called(field, side, colour);
      return border(next, side) + (next.owner.includes(0) ? 0 : 1e6) + cells(colour) / 1e4;
    });
  if (strategy === 'turn') {
    const after = from.find((colour) => colour > field.called[side - 1]!);
    return after ?? from[0]!;
  }
  const { colour } = distances(field, side);
  return from.includes(colour) ? colour : most(cells);
}

export interface Played {
  fields: Field[]; // after each call, the first as it was
  calls: number[];
}

const count = (field: Field, side: Owner) => field.owner.filter((owner) => owner === side).length;

// Against itself or another strategy, from this position. A game of one player ends when all is one's
// own, one of two when a side has more than half or nothing is free.
export function playedOut(
  start: Field,
  mover: 1 | 2,
  own: Strategy,
  other: Strategy | null,
): Played {
  const fields = [start];
  const calls: number[] = [];
  const size = start.owner.length;
  let side = mover;
  for (let ply = 0; ply < 10 * size; ++ply) {
    const field = fields.at(-1)!;
    const half = other !== null && [1, 2].some((s) => 2 * count(field, s as Owner) > size);
    if (!field.owner.includes(0) || half) break;
    const colour = chosen(field, side, side === mover ? own : (other ?? own), other === null);
    if (colour < 0) break;
    fields.push(called(field, side, colour));
    calls.push(colour);
    if (other !== null) side = side === 1 ? 2 : 1;
  }
  return { fields, calls };
}

export const cellsOf = count;

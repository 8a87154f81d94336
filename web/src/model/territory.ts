// SPDX-License-Identifier: MIT
// Whose a cell is. Positions of two players name regions: one-colour components of the board, numbered
// by colour and then by first cell, as the server contracts them; so the page contracts too.
import type { CellBoard, GraphBoard } from '../api/types';
import { positionFields } from './position';

const kSymbols = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ+-';
export const colourSymbol = (colour: number): string => kSymbols[colour] ?? '?';
export const symbolColour = (symbol: string): number =>
  symbol.length === 1 ? kSymbols.indexOf(symbol) : -1;

// Where the players begin, as the board's instance says: "0,62", or one number for a solitaire; none
// where a move recolours the region of any cell.
export function startsOf(instance: Record<string, unknown>): number[] {
  const text = String(instance['starts'] ?? instance['start'] ?? '0');
  return text.split(',').map(Number).filter(Number.isInteger);
}

export type GridKind = 'hex' | 'square';

// Neighbours in the plane; odd rows of a hexagonal grid lie half a cell to the right.
export function adjacentCells(kind: GridKind, row: number, column: number): [number, number][] {
  const beside: [number, number][] = [
    [row, column - 1],
    [row, column + 1],
    [row - 1, column],
    [row + 1, column],
  ];
  if (kind === 'hex') {
    const shifted = column + (row % 2 === 0 ? -1 : 1);
    beside.push([row - 1, shifted], [row + 1, shifted]);
  }
  return beside;
}

export function neighbourLists(board: Pick<CellBoard, 'shape' | 'cells'>): number[][] {
  const at = new Map(board.cells.map(([row, column], v) => [`${row},${column}`, v]));
  return board.cells.map(([row, column]) =>
    adjacentCells(board.shape, row, column)
      .map(([r, c]) => at.get(`${r},${c}`))
      .filter((v): v is number => v !== undefined),
  );
}

// The number of the region of each cell.
export function regions(colours: readonly number[], neighbours: readonly number[][]): number[] {
  const component = colours.map(() => -1);
  const colourOf: number[] = [];
  for (let v = 0; v < colours.length; ++v) {
    if (component[v] !== -1) continue;
    const number = colourOf.push(colours[v]!) - 1;
    const stack = [v];
    component[v] = number;
    while (stack.length > 0) {
      for (const w of neighbours[stack.pop()!]!) {
        if (component[w] !== -1 || colours[w] !== colours[v]) continue;
        component[w] = number;
        stack.push(w);
      }
    }
  }
  const order = colourOf.map((_, i) => i).sort((a, b) => colourOf[a]! - colourOf[b]! || a - b);
  const place = new Array<number>(order.length);
  order.forEach((old, now) => (place[old] = now));
  return component.map((old) => place[old]!);
}

// A coloured board without its drawing: what the rules see.
export interface Territory {
  colours: number[];
  neighbours: number[][];
  starts: number[];
}
export const territoryOfCells = (board: CellBoard): Territory => ({
  colours: board.cells.map(([, , colour]) => colour),
  neighbours: neighbourLists(board),
  starts: board.starts ?? startsOf(board.instance),
});
// A graph whose vertices have colours, "0120…" or numbers between commas; null for other graphs.
export function territoryOfGraph(board: GraphBoard): Territory | null {
  const text = board.instance['vertex-colours'];
  if (typeof text !== 'string') return null;
  const neighbours = Array.from({ length: board.order }, (): number[] => []);
  for (const [u, v] of board.edges) {
    neighbours[u]!.push(v);
    neighbours[v]!.push(u);
  }
  const colours = text.includes(',') ? text.split(',').map(Number) : [...text].map(symbolColour);
  return { colours, neighbours, starts: startsOf(board.instance) };
}

export interface CellState {
  colour: number; // as it looks now: a territory has the colour called last
  owner: 0 | 1 | 2;
}

// One player: the start's territory after the calls, by the plain rules.
export function afterCalls({ colours, neighbours, starts }: Territory, calls: string): CellState[] {
  const start = starts[0] ?? 0;
  const owned = new Set([start]);
  const grow = (colour: number) => {
    const stack = [...owned];
    while (stack.length > 0) {
      for (const w of neighbours[stack.pop()!]!) {
        if (owned.has(w) || colours[w] !== colour) continue;
        owned.add(w);
        stack.push(w);
      }
    }
  };
  let now = colours[start]!;
  grow(now);
  for (const symbol of calls) {
    now = symbolColour(symbol);
    grow(now);
  }
  return colours.map((colour, v) =>
    owned.has(v) ? { colour: now, owner: 1 } : { colour, owner: 0 },
  );
}

// Two players: a=…;b=…;last=x,y;turn=a.
export function afterPosition({ colours, neighbours }: Territory, position: string): CellState[] {
  const fields = positionFields(position);
  const region = regions(colours, neighbours);
  const numbers = (key: string) => new Set((fields.get(key) ?? '').split(',').map(Number));
  const owned = [numbers('a'), numbers('b')];
  const last = (fields.get('last') ?? '').split(',').map(symbolColour);
  return colours.map((colour, v) => {
    for (const side of [0, 1] as const) {
      if (fields.has(side === 0 ? 'a' : 'b') && owned[side]!.has(region[v]!)) {
        const called = last[side] ?? -1;
        return { colour: called >= 0 ? called : colour, owner: side === 0 ? 1 : 2 };
      }
    }
    return { colour, owner: 0 };
  });
}

// The colours called so far in a position of one player, calls=…; null in others.
export const callsOf = (position: string): string | null => {
  const calls = /(?:^|;)calls=([^;]*)/.exec(position);
  return calls ? calls[1]! : null;
};

// The moves so far in a position without a start, moves=17:2,5:0; null in others.
export function recolouringsOf(position: string): [cell: number, colour: number][] | null {
  const found = /(?:^|;)moves=([^;]*)/.exec(position);
  if (!found) return null;
  const moves = found[1]!.split(',').filter((move) => move !== '');
  return moves.map((move) => {
    const [cell, symbol] = move.split(':');
    return [Number(cell), symbolColour(symbol ?? '')];
  });
}

// The cells of one colour that hang together with a cell.
export function regionOf(
  neighbours: readonly number[][],
  colours: readonly number[],
  cell: number,
): Set<number> {
  const region = new Set([cell]);
  for (const v of region) {
    for (const w of neighbours[v]!) if (colours[w] === colours[cell]) region.add(w);
  }
  return region;
}

// Without a start: each move gives the region of a cell another colour.
export function afterRecolourings(
  { colours, neighbours }: Territory,
  moves: readonly [cell: number, colour: number][],
): CellState[] {
  const now = [...colours];
  for (const [cell, colour] of moves) {
    for (const v of regionOf(neighbours, now, cell)) now[v] = colour;
  }
  return now.map((colour) => ({ colour, owner: 0 }));
}

export function statesOf(territory: Territory, position: string): CellState[] {
  const calls = callsOf(position);
  if (calls !== null) return afterCalls(territory, calls);
  const moves = recolouringsOf(position);
  return moves !== null ? afterRecolourings(territory, moves) : afterPosition(territory, position);
}

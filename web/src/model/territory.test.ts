// SPDX-License-Identifier: MIT
import { describe, expect, test } from 'vitest';
import type { CellBoard, GraphBoard } from '../api/types';
import {
  adjacentCells,
  afterCalls,
  afterPosition,
  afterRecolourings,
  colourSymbol,
  neighbourLists,
  recolouringsOf,
  regionOf,
  regions,
  startsOf,
  statesOf,
  symbolColour,
  territoryOfCells,
  territoryOfGraph,
} from './territory';

function grid(shape: 'hex' | 'square', rows: string[], starts: number[]): CellBoard {
  const cells: [number, number, number][] = [];
  rows.forEach((row, r) =>
    [...row].forEach((symbol, c) => {
      if (symbol !== '.') cells.push([r, c, symbolColour(symbol)]);
    }),
  );
  const start = {
    position: '',
    moves: [],
    over: false,
    more_moves: false,
    verdict: null,
    reason: null,
    scores: null,
  };
  return {
    game: '',
    instance: {},
    drawing: 'cells',
    shape,
    rows: rows.length,
    columns: rows[0]!.length,
    cells,
    colours: 6,
    starts,
    start: { ...start, mover: 'first', mover_name: '' },
  };
}

describe('grids', () => {
  test('neighbours are mutual', () => {
    for (const kind of ['hex', 'square'] as const) {
      for (let row = 0; row < 5; ++row) {
        for (let column = 0; column < 5; ++column) {
          for (const [r, c] of adjacentCells(kind, row, column)) {
            expect(adjacentCells(kind, r, c)).toContainEqual([row, column]);
          }
        }
      }
    }
  });
  test('odd rows of hexagons lie to the right', () => {
    expect(adjacentCells('hex', 1, 0)).toContainEqual([0, 1]);
    expect(adjacentCells('hex', 0, 1)).not.toContainEqual([1, 2]);
  });
  test('regions are numbered by colour, then by first cell', () => {
    const board = grid('square', ['1010', '1.00'], [0]);
    const colours = board.cells.map(([, , colour]) => colour);
    expect(regions(colours, neighbourLists(board))).toEqual([2, 0, 3, 1, 2, 1, 1]);
  });
  test('symbols of colours are written and read back', () => {
    for (let colour = 0; colour < 64; ++colour) {
      expect(symbolColour(colourSymbol(colour))).toBe(colour);
    }
    expect(symbolColour('!')).toBe(-1);
  });
});

test('a flood takes the region of its start, then what each call reaches', () => {
  const board = grid('square', ['001', '120', '012'], [0]);
  expect(afterCalls(territoryOfCells(board), '').filter(({ owner }) => owner === 1)).toHaveLength(
    2,
  );
  const after = afterCalls(territoryOfCells(board), '120');
  // 1 takes the two 1s beside it, 2 the middle, 0 the cells beside that.
  expect(after.map(({ owner }) => owner)).toEqual([1, 1, 1, 1, 1, 1, 1, 0, 0]);
  expect(after.map(({ colour }) => colour)).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 2]);
});

test('a position of Honey-Bee colours both territories as called last', () => {
  const board = grid('square', ['012', '120', '201'], [0, 8]);
  // Regions: 0s are 0, 1, 2; 1s are 3, 4, 5; 2s are 6, 7, 8, each in reading order.
  const after = afterPosition(territoryOfCells(board), 'a=0,3;b=5;last=1,1;turn=b');
  expect(after[0]).toEqual({ colour: 1, owner: 1 });
  expect(after[1]).toEqual({ colour: 1, owner: 1 });
  expect(after[8]).toEqual({ colour: 1, owner: 2 });
  expect(after[2]).toEqual({ colour: 2, owner: 0 });
});

test('a coloured graph is a territory too, other graphs are not', () => {
  const view = {
    position: '',
    moves: [],
    over: false,
    more_moves: false,
    verdict: null,
    reason: null,
    scores: null,
  };
  const path: GraphBoard = {
    game: 'honeybee',
    instance: { board: 'P4', 'vertex-colours': '0121', starts: '0,3' },
    drawing: 'graph',
    order: 4,
    edges: [
      [0, 1],
      [1, 2],
      [2, 3],
    ],
    start: { ...view, mover: 'first', mover_name: 'a' },
  };
  const territory = territoryOfGraph(path)!;
  expect(territory).toEqual({
    colours: [0, 1, 2, 1],
    neighbours: [[1], [0, 2], [1, 3], [2]],
    starts: [0, 3],
  });
  expect(afterPosition(territory, 'a=0,1;b=2;last=1,1;turn=b').map(({ owner }) => owner)).toEqual([
    1, 1, 0, 2,
  ]);
  expect(territoryOfGraph({ ...path, instance: { board: 'P4' } })).toBeNull();
});

describe('a board without a start', () => {
  const territory = territoryOfCells({ ...grid('square', ['0110', '2012'], []), starts: [] });

  test('has no starting cell, and positions are lists of moves', () => {
    expect(startsOf({ start: 'free' })).toEqual([]);
    expect(recolouringsOf('moves=')).toEqual([]);
    expect(recolouringsOf('moves=1:0,4:a')).toEqual([
      [1, 0],
      [4, 10],
    ]);
    expect(recolouringsOf('calls=01')).toBeNull();
  });

  test('a move recolours the region of a cell', () => {
    const colours = territory.colours;
    expect([...regionOf(territory.neighbours, colours, 2)].sort()).toEqual([1, 2, 6]);
    const after = afterRecolourings(territory, [[2, 0]]);
    expect(after.map(({ colour }) => colour)).toEqual([0, 0, 0, 0, 2, 0, 0, 2]);
    expect(after.every(({ owner }) => owner === 0)).toBe(true);
    expect(statesOf(territory, 'moves=2:0,0:2').every(({ colour }) => colour === 2)).toBe(true);
  });
});

// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import type { GraphBoard, PointBoard, Side } from '../api/types';
import { elementsOf } from './elements';
import { forcingOf, type Aim, type Seen } from './forcing';
import { localBoard } from './local_board';
import { kRedAndGreen } from './players';
import { ownersOf } from './position';

const kRows = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];
const names = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'];
const grid = {
  drawing: 'points',
  points: { names, places: [], form: 'square', sides: { first: [], second: [] } },
  sets: { first: kRows, second: kRows },
} as unknown as PointBoard;

function triangles(order: number): GraphBoard {
  const board = localBoard('graph', { board: `K${order}` }) as GraphBoard;
  const at = new Map(board.edges.map(([u, v], i) => [`${u}-${v}`, i]));
  const sets: number[][] = [];
  for (let u = 0; u < order; ++u)
    for (let v = u + 1; v < order; ++v)
      for (let w = v + 1; w < order; ++w)
        sets.push([at.get(`${u}-${v}`)!, at.get(`${u}-${w}`)!, at.get(`${v}-${w}`)!]);
  return { ...board, sets: { first: sets, second: sets } };
}

function seen(board: GraphBoard | PointBoard, position: string, mover: Side, aim: Aim): Seen {
  const elements = elementsOf(board);
  return { board, elements, owners: ownersOf(elements, position), mover, aim };
}
const said = (of: Seen, best = '') => forcingOf(of, kRedAndGreen, best).said;

test('what can be completed at once is said first', () => {
  const of = seen(grid, 'red=a1,b1;green=a2,b2', 'first', 'complete');
  expect(said(of)).toBe('Red completes it at once with c1.');
  expect(forcingOf(of, kRedAndGreen, '').figures).toEqual([[0, 1, 2]]);
});

test('a threat must be stopped; two cannot be', () => {
  expect(said(seen(grid, 'red=a1,b1;green=b3', 'second', 'complete'))).toBe(
    'Red threatens c1: Green must take it.',
  );
  expect(said(seen(grid, 'red=a1,b1,a2;green=c2,b3', 'second', 'complete'))).toBe(
    'Red threatens c1 and a3; Green can stop only one.',
  );
});

test('stopping a threat may make one', () => {
  expect(said(seen(grid, 'red=a1,b1;green=c2', 'second', 'complete'))).toBe(
    'Red threatens c1: Green must take it, and threatens c3 by it.',
  );
});

test('a move that makes two threats is called so', () => {
  expect(said(seen(grid, 'red=a1,c3;green=b2,c1', 'first', 'complete'), 'a3')).toBe(
    'Green threatens a3: Red must take it, and threatens a2 and b3 by it.',
  );
  expect(said(seen(grid, 'red=a1,c3;green=b1,a2', 'first', 'complete'), 'b2')).toContain(
    'Red completes it at once with b2.',
  );
  const fork = seen(grid, 'red=a1,c3;green=b2', 'first', 'complete');
  expect(said(fork, 'c1')).toBe('c1 makes two threats, b1 and c2; Green can stop only one.');
});

test('where figures are avoided, safe edges are counted', () => {
  const k4 = triangles(4);
  expect(said(seen(k4, 'red=0-1;green=2-3', 'first', 'avoid'), '0-2')).toBe(
    'Red has 4 safe edges left, Green 4.',
  );
  // Red has 0-1 and 1-2: 0-2 closes her triangle.
  const of = seen(k4, 'red=0-1,1-2;green=2-3', 'second', 'avoid');
  expect(said(of, '0-3')).toBe('Green has 3 safe edges left, Red 2.');
  expect(said(seen(k4, 'red=0-1,1-2,2-3;green=0-2', 'first', 'avoid'))).toBe(
    'Red has 1 safe edge left, Green 2.',
  );
  const lost = seen(triangles(3), 'red=0-1,1-2;green=', 'first', 'avoid');
  expect(said(lost)).toBe('Every open edge completes a figure of Red.');
  expect(forcingOf(lost, kRedAndGreen, '').figures).toHaveLength(1);
});

test('the figure that decides is data, too', () => {
  const kind = (of: Seen, best = '') => forcingOf(of, kRedAndGreen, best).kind;
  const race = (position: string, mover: Side) => seen(grid, position, mover, 'complete');
  expect(kind(race('red=a1,b1;green=a2,b2', 'first'))).toBe('complete');
  expect(kind(race('red=a1,b1;green=b3', 'second'), 'c1')).toBe('defence');
  expect(kind(race('red=a1,b1;green=c2', 'second'), 'c1')).toBe('counter');
  expect(kind(race('red=a1,c3;green=b2', 'first'), 'c1')).toBe('double');
  expect(kind(race('red=a1;green=b2', 'first'), 'b1')).toBe('threat');
  expect(kind(race('red=;green=', 'first'), 'b2')).toBeNull();
  const avoid = (order: number, position: string, mover: Side, best: string) =>
    kind(seen(triangles(order), position, mover, 'avoid'), best);
  expect(avoid(4, 'red=0-1;green=2-3', 'first', '0-2')).toBe('parity');
  // Green owns 0-2 and 1-3, and is left with 0-3 and 1-2 alone: neither closes, until Red takes one.
  expect(avoid(4, 'red=0-1,2-3;green=0-2,1-2', 'first', '0-3')).toBe('parity');
  // 1-2 and 0-2 would close triangles of Green; Red takes the last edge that would not.
  expect(avoid(4, 'red=0-1;green=0-3,1-3,2-3', 'first', '0-2')).toBe('closing');
  expect(avoid(5, 'red=0-1,2-3;green=0-2,1-2,0-3', 'first', '0-4')).toBe('parity');
});

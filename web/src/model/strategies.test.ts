// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import { called, cellsOf, chosen, fieldOf, playedOut, won, type Strategy } from './strategies';
import { afterCalls, type Territory } from './territory';

// Squares in rows; the player begins in the first cell.
function squares(rows: string[], starts = [0]): Territory {
  const columns = rows[0]!.length;
  const colours = [...rows.join('')].map(Number);
  const neighbours = colours.map((_, v) => {
    const list: number[] = [];
    if (v % columns > 0) list.push(v - 1);
    if (v % columns < columns - 1) list.push(v + 1);
    if (v >= columns) list.push(v - columns);
    if (v + columns < colours.length) list.push(v + columns);
    return list;
  });
  return { colours, neighbours, starts };
}
const kBoard = squares(['01220', '01120', '00012', '21210', '21122']);
const begun = (territory: Territory) => fieldOf(territory, afterCalls(territory, ''), 'calls=');

test('a call wins what is joined to the territory in its colour', () => {
  const field = begun(kBoard);
  expect(won(field, 1, 1).length).toBe(8);
  expect(cellsOf(called(field, 1, 1), 1)).toBe(cellsOf(field, 1) + 8);
});

test('every strategy fills the board, by calls that the plain rules count alike', () => {
  for (const strategy of ['cells', 'border', 'far', 'turn'] as Strategy[]) {
    const { fields, calls } = playedOut(begun(kBoard), 1, strategy, null);
    expect(cellsOf(fields.at(-1)!, 1), strategy).toBe(25);
    const plain = afterCalls(kBoard, calls.join(''));
    expect(plain.every(({ owner }) => owner === 1)).toBe(true);
    const before = afterCalls(kBoard, calls.slice(0, -1).join(''));
    expect(before.every(({ owner }) => owner === 1)).toBe(false);
  }
});

test('the strategies differ where they should', () => {
  // One cell of 1, three of 2 beside the start; behind 1 lies a long way.
  const board = squares(['0134', '2999', '2999', '2999']);
  const field = begun(board);
  expect(chosen(field, 1, 'cells', true)).toBe(2);
  expect(chosen(field, 1, 'turn', true)).toBe(1);
  const way = begun(squares(['01234', '29999', '29999', '29999']));
  expect(chosen(way, 1, 'far', true)).toBe(1);
});

test('in Honey-Bee the colours of both territories are barred, and more than half ends the game', () => {
  const board = squares(['0121', '1212', '2120', '1203'], [0, 15]);
  const start = {
    territory: board,
    owner: board.colours.map((_, v) => (v === 0 ? 1 : v === 15 ? 2 : 0)) as (0 | 1 | 2)[],
    called: [0, 3] as [number, number],
  };
  const { fields, calls } = playedOut(start, 1, 'cells', 'cells');
  for (const [i, colour] of calls.entries()) expect(fields[i]!.called).not.toContain(colour);
  const end = fields.at(-1)!;
  const ended = !end.owner.includes(0) || Math.max(cellsOf(end, 1), cellsOf(end, 2)) * 2 > 16;
  expect(ended).toBe(true);
});

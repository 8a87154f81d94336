// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import { cellLayout } from '../layout/cells';
import { neighbourLists, type CellState, type GridKind } from '../model/territory';
import { borders } from './borders';

function grid(shape: GridKind, owners: string[]) {
  const cells: [number, number, number][] = [];
  const states: CellState[] = [];
  owners.forEach((row, r) =>
    [...row].forEach((owner, c) => {
      cells.push([r, c, 0]);
      states.push({ colour: 0, owner: Number(owner) as 0 | 1 | 2 });
    }),
  );
  return borders(cellLayout({ shape, cells }).shapes, neighbourLists({ shape, cells }), states);
}

test.each(['hex', 'square'] as const)(
  'the border of a territory of %s cells is closed',
  (shape) => {
    const lines = grid(shape, ['1102', '1122', '0012']);
    for (const owner of [1, 2]) {
      const ends = new Map<string, number>();
      for (const line of lines.filter((one) => one.owner === owner)) {
        for (const [x, y] of [line.from, line.to]) {
          const key = `${x.toFixed(2)},${y.toFixed(2)}`;
          ends.set(key, (ends.get(key) ?? 0) + 1);
        }
      }
      expect(new Set(ends.values())).toEqual(new Set([2]));
    }
  },
);

test('one cell has a border on every side, two share none between them', () => {
  expect(grid('hex', ['010'])).toHaveLength(6);
  expect(grid('hex', ['011'])).toHaveLength(10);
  expect(grid('square', ['12'])).toHaveLength(8);
});

// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import type { CellState } from './territory';
import { waveOf } from './wave';

test('a wave runs from each start through the cells of its owner', () => {
  // A row of seven cells: three of A from the left, one that is free, three of B from the right.
  const neighbours = Array.from({ length: 7 }, (_, v) =>
    [v - 1, v + 1].filter((w) => w >= 0 && w < 7),
  );
  const states = [1, 1, 1, 0, 2, 2, 2].map((owner) => ({ colour: 0, owner }) as CellState);
  expect(waveOf({ neighbours, starts: [0, 6] }, states)).toEqual([0, 0.5, 1, 0, 1, 0.5, 0]);
  const free = states.map((state) => ({ ...state, owner: 0 as const }));
  expect(waveOf({ neighbours, starts: [] }, free)).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

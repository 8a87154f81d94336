// SPDX-License-Identifier: MIT
// The moves of a position in classes: those that lead to isomorphic positions are worth the same, so they
// stand in one row with one label. Where the server names no classes, moves of equal worth are one.
import type { Analysis, MoveValue, Side } from '../api/types';
import { meritOf } from './estimate';
import { worthLabel, worthOf } from './worth';

export interface MoveClass {
  value: MoveValue; // of each of them
  moves: string[];
}

export function classesOf(analysis: Analysis, mover: Side): MoveClass[] {
  const found = new Map<string, MoveClass>();
  for (const value of analysis.moves) {
    const key = value.like ?? worthLabel(value, mover);
    const known = found.get(key);
    if (known) known.moves.push(value.move);
    else found.set(key, { value, moves: [value.move] });
  }
  // Best first, then what is proved from good to bad, then estimates from good to bad.
  const kRanks = { win: 2, tie: 1, open: 1, loss: 0, unknown: 0 };
  const rank = ({ value }: MoveClass): number[] => [
    Number(value.best ?? false),
    Number(value.winner !== undefined),
    value.winner ? kRanks[worthOf(value, mover)] : 0,
    value.winner
      ? (worthOf(value, mover) === 'loss' ? 1 : -1) * (value.remoteness ?? 0)
      : value.estimate
        ? meritOf(value.estimate)
        : 0,
  ];
  return [...found.values()].sort((a, b) => {
    const [x, y] = [rank(a), rank(b)];
    const i = x.findIndex((one, k) => one !== y[k]);
    return i < 0 ? 0 : y[i]! - x[i]!;
  });
}

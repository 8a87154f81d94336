// SPDX-License-Identifier: MIT
// Positions as the server writes them (docs/values.md): fields "key=value" between semicolons.
import type { Side } from '../api/types';
import type { Elements } from './elements';

export function positionFields(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const part of text.split(/[;\s]+/)) {
    const equals = part.indexOf('=');
    if (equals > 0) fields.set(part.slice(0, equals), part.slice(equals + 1));
  }
  return fields;
}

// Who has an element: no player, a player by number (1 Red, 2 Green, 3 … in games of more players),
// or, in games of one colour, both together.
export type Owner = 0 | number | 'drawn';

export function ownersOf(
  elements: Elements,
  position: string,
  taken?: Record<Side, number[]>, // from the start, and not in the position
): Owner[] {
  const owners: Owner[] = elements.texts.map(() => 0);
  for (const i of taken?.first ?? []) owners[i] = 1;
  for (const i of taken?.second ?? []) owners[i] = 2;
  for (const [key, value] of positionFields(position)) {
    const owner = ownerOfField(key);
    if (owner !== null) for (const i of elements.ofList(value)) owners[i] = owner;
  }
  return owners;
}

// What the player to choose has before them, where the other one offers elements.
export const offeredIn = (elements: Elements, position: string): number[] =>
  elements.ofList(positionFields(position).get('offered') ?? '');

function ownerOfField(key: string): Owner | null {
  if (key === 'red') return 1;
  if (key === 'green' || key === 'blue') return 2;
  if (key === 'edges' || key === 'vertices') return 'drawn';
  return /^[1-9]$/.test(key) ? Number(key) : null;
}

// The counts of the letter game, A to D.
export function letterCounts(position: string): [number, number, number, number] {
  const fields = positionFields(position);
  const count = (letter: string) => Number(fields.get(letter) ?? '0') || 0;
  return [count('a'), count('b'), count('c'), count('d')];
}

// What each letter of a trade such as "CD>A" or "AX>X" does to the counts; X stands for any letter.
export function lettersOfTrade(move: string): { gives: string; takes: string } {
  const [gives = '', takes = ''] = move.split('>');
  return { gives, takes };
}

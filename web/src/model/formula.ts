// SPDX-License-Identifier: MIT
// Formulas as the server writes them: "1,2/2,3" is two groups of variables; a quantified one begins
// with its prefix, "e1,a2:1,-2".
import { positionFields } from './position';

export interface Literal {
  variable: number;
  negated: boolean;
}
export interface Formula {
  prefix: { variable: number; all: boolean }[];
  groups: Literal[][];
}

export function formulaOf(text: string): Formula {
  const colon = text.indexOf(':');
  const prefix = colon < 0 ? [] : text.slice(0, colon).split(',');
  const groups = text.slice(colon + 1).split('/');
  return {
    prefix: prefix.map((word) => ({
      variable: Number(word.slice(1)),
      all: word.startsWith('a'),
    })),
    groups: groups.map((group) =>
      group
        .split(',')
        .filter((word) => word !== '')
        .map((word) => ({ variable: Math.abs(Number(word)), negated: word.startsWith('-') })),
    ),
  };
}

// Which variables have a value in a position: "first=1;second=2" where players choose variables, a list of
// literals where they choose values.
export function valuesOf(position: string): Map<number, boolean> {
  const values = new Map<number, boolean>();
  const numbers = (text: string) =>
    text
      .split(',')
      .map(Number)
      .filter((n) => n !== 0 && !Number.isNaN(n));
  if (!position.includes('=')) {
    for (const n of numbers(position)) values.set(Math.abs(n), n > 0);
    return values;
  }
  for (const [key, text] of positionFields(position)) {
    for (const n of numbers(text)) values.set(n, key === 'first');
  }
  return values;
}

export const literalName = ({ variable, negated }: Literal): string =>
  `${negated ? 'not ' : ''}x${variable}`;

// undefined while its variable has no value.
export function literalValue(
  { variable, negated }: Literal,
  values: ReadonlyMap<number, boolean>,
): boolean | undefined {
  const value = values.get(variable);
  return value === undefined ? undefined : value !== negated;
}

// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import type { Board, CellBoard, GraphBoard, PointBoard } from '../api/types';
import { commandOf, graph6Texts, quoted } from './texts';
import { tikzOf } from './tikz';

const kTriangle = {
  drawing: 'graph',
  order: 3,
  edges: [
    [0, 1],
    [0, 2],
    [1, 2],
  ],
  instance: {},
} as unknown as GraphBoard;
const count = (text: string | null, part: RegExp) => (text?.match(part) ?? []).length;

test('edges are drawn in the style of their owner, those that are taken last', () => {
  const text = tikzOf(kTriangle, 'red=0-1;green=0-2', 'A game')!;
  expect(text).toMatch(/^% A game\n/);
  expect(count(text, /\\node\[vertex\]/g)).toBe(3);
  const drawn = [...text.matchAll(/\\draw\[(\w+)\] \((\d)\) -- \((\d)\);/g)].map(
    ([, ...all]) => all,
  );
  expect(drawn).toEqual([
    ['open', '1', '2'],
    ['first', '0', '1'],
    ['second', '0', '2'],
  ]);
  // Every style and every colour that is used is there.
  expect(text).toContain('first/.style={hararyfirst,');
  expect(text).toContain('\\definecolor{hararysecond}{HTML}{10867E}');
  expect(text.match(/[{}[\]]/g)!.length % 2).toBe(0);
  expect(tikzOf(kTriangle, '', '')).not.toContain('definecolor');
});

test('vertices that are taken have their shape', () => {
  const text = tikzOf({ ...kTriangle, drawing: 'vertices' }, 'red=0;green=2', '')!;
  expect(text).toMatch(/\\node\[vertex, first\] \(0\)/);
  expect(text).toMatch(/\\node\[vertex, open\] \(1\)/);
  expect(text).toContain('second/.style={fill=hararysecond, text=white, rectangle}');
  expect(count(text, /\\draw\[join\]/g)).toBe(3);
});

test('cells have their colours, territories a border, points their pieces', () => {
  const cells = {
    drawing: 'cells',
    shape: 'square',
    rows: 1,
    columns: 3,
    cells: [
      [0, 0, 0],
      [0, 1, 1],
      [0, 2, 0],
    ],
    colours: 2,
    instance: { start: '0' },
  } as unknown as CellBoard;
  const text = tikzOf(cells, 'calls=', '')!;
  expect(count(text, /\\filldraw\[cell, fill=hararycella\]/g)).toBe(2);
  expect(count(text, /\\filldraw\[cell, fill=hararycellb\]/g)).toBe(1);
  expect(count(text, /\\draw\[owner1\]/g)).toBeGreaterThan(2);
  const points = {
    drawing: 'points',
    points: {
      names: ['a1', 'b1'],
      places: [
        [0, 0],
        [1, 0],
      ],
      form: 'hexagon',
      sides: { first: [], second: [] },
    },
    instance: {},
  } as unknown as PointBoard;
  const hexagons = tikzOf(points, 'red=b1', '')!;
  expect(count(hexagons, /\\draw\[cell\]/g)).toBe(2);
  expect(hexagons).toMatch(/\\node\[piece, first\] \(b1\)/);
  expect(tikzOf({ drawing: 'letters', instance: {} } as unknown as Board, '', '')).toBeNull();
});

test('graph6 of the board and of what each player has', () => {
  const name = (owner: number | 'drawn') => `player ${owner}`;
  expect(graph6Texts(kTriangle, 'red=0-1;green=0-2', name)).toEqual([
    { name: 'Board', text: 'Bw' },
    { name: 'player 1', text: 'B_' },
    { name: 'player 2', text: 'BO' },
  ]);
  expect(graph6Texts({ ...kTriangle, drawing: 'vertices' }, 'red=0', name)).toHaveLength(1);
});

test('the command asks the same of the program', () => {
  const specs = [{ name: 'score', type: 'flag' }] as unknown as Parameters<typeof commandOf>[2];
  const said = (score: string) => commandOf('x', { board: 'K5', score }, specs, 'red=0-1;green=');
  expect(said('true')).toBe("harary analyse x --board K5 --score --position 'red=0-1;green='");
  expect(said('false')).not.toContain('score');
  expect(quoted("it's")).toBe("'it'\\''s'");
});

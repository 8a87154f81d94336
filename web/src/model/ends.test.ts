// SPDX-License-Identifier: MIT
import { describe, expect, test } from 'vitest';
import type { Analysis, GraphBoard } from '../api/types';
import { lengthOf } from '../rules/example';
import { cardOf } from '../rules/cards';
import { copyIn } from './copies';
import { edgesText, type Edge } from './edges';
import { reasonOf } from './reason';
import { sentenceOf } from './reason_in_words';
import { markOf } from './review';
import { pointsOf } from './scores';

const complete = (n: number): [number, number][] => {
  const edges: [number, number][] = [];
  for (let v = 1; v < n; ++v) for (let u = 0; u < v; ++u) edges.push([u, v]);
  return edges;
};
const edges = (text: string): Edge[] =>
  text === '' ? [] : text.split(' ').map((e): Edge => [Number(e[0]), Number(e[1])]);
const board = (game: string, order: number, target?: string): GraphBoard => ({
  game,
  instance: target ? { target } : {},
  drawing: 'graph',
  order,
  edges: complete(order),
  start: {
    position: '',
    mover: 'first',
    mover_name: 'red',
    moves: [],
    more_moves: false,
    over: false,
    verdict: null,
  },
});
const triangle = { order: 3, edges: complete(3) };

describe('copies of a target', () => {
  test('are found where they are, through the last edge', () => {
    const own = edges('01 12 02 34 45');
    expect(edgesText(copyIn(6, own, triangle)!)).toMatch(/0-1/);
    expect(copyIn(6, own, triangle, edges('34'))).toBeNull();
    expect(copyIn(6, edges('01 12 23'), triangle)).toBeNull();
  });
});

describe('points', () => {
  const red = edges('01 12 02 03');
  const green = edges('13 23');
  test('of all four scoring games', () => {
    expect(pointsOf('clique', 4, red, green).points).toBe(3);
    expect(pointsOf('star', 4, red, green).points).toBe(3);
    expect(pointsOf('capture', 4, red, green).vertices).toEqual([0, 1, 2]);
    expect(pointsOf('colex', 4, red, green).points).toBe(4);
    expect(pointsOf('clique', 4, [], red).points).toBe(1);
  });
});

describe('why a game is over', () => {
  const sim = (verdict: 'first' | 'second' | 'tie', position: string, last: string) =>
    reasonOf({
      board: board('sim', 6, 'K3'),
      position,
      mover: 'second',
      verdict: { winner: verdict },
      last,
      naming: 'colours',
      pattern: triangle,
    })!;
  test('the triangle of Sim', () => {
    const reason = sim('second', 'red=0-1,1-2,0-2;green=3-4,4-5', '0-2');
    expect(reason.text).toBe('Red has a triangle: 0-1,0-2,1-2, and so loses.');
    expect([...reason.edges].sort()).toEqual(['0-1', '0-2', '1-2']);
  });
  test('equal counts are said to be Green’s', () => {
    const reason = reasonOf({
      board: board('clique', 4),
      position: 'red=0-1,0-2,1-3;green=2-3,0-3,1-2',
      mover: 'first',
      verdict: { winner: 'second', outcome: [2, 2] },
      last: '1-2',
      naming: 'colours',
      pattern: null,
    })!;
    expect(reason.text).toContain('Equal counts are Green’s');
  });
  test('Sim+ ends when no move is left, not by a triangle', () => {
    const reason = reasonOf({
      board: board('sim+', 5, 'K3'),
      position: 'red=0-1,1-2,1-3,1-4;green=0-2,0-3,0-4;turn=green',
      mover: 'second',
      verdict: { winner: 'first' },
      last: '1-4',
      naming: 'colours',
      pattern: triangle,
    })!;
    expect(reason.text).toMatch(/^Green has no move left/);
  });
  test('formulas name the group that decided', () => {
    const ended = (game: string, formula: string, position: string, winner: 'first' | 'second') =>
      sentenceOf({
        board: { ...board(game, 0), drawing: 'letters', instance: { formula } },
        position,
        mover: 'first',
        verdict: { winner },
        last: '1',
        naming: 'numbers',
      });
    const groups = '1,2/2,3';
    expect(ended('pos-cnf', groups, 'first=1;second=2,3', 'second')).toContain('x2 or x3');
    expect(ended('pos-cnf', groups, 'first=2;second=1', 'first')).toMatch(/^Every group .* true/);
    expect(ended('pos-dnf', groups, 'first=2,3;second=1', 'first')).toContain('x2 and x3');
    expect(ended('pos-dnf', groups, 'first=1,3;second=2', 'second')).toMatch(/^Every .* false/);
    expect(ended('qbf', 'e1,a2:1,-2', '-1,2', 'second')).toContain('x1 or not x2');
  });
  test('the last trade of letters wins, or loses', () => {
    const ended = (misere: boolean) =>
      sentenceOf({
        board: { ...board('letters', 0), drawing: 'letters', instance: { misere } },
        position: 'a=1',
        mover: 'second',
        verdict: { winner: misere ? 'second' : 'first' },
        last: 'BD>C',
        naming: 'numbers',
      });
    expect(ended(false)).toContain('First player made the last trade, and wins');
    expect(ended(true)).toContain('First player made the last trade, and loses');
  });
});

describe('marks of a review', () => {
  const before: Analysis = {
    position: '',
    mover: 'red',
    finished: false,
    winner: 'first',
    moves: [
      { move: 'a', winner: 'first', remoteness: 3, best: true },
      { move: 'b', winner: 'first', remoteness: 5, best: false },
      { move: 'c', winner: 'tie', best: false },
      { move: 'd', winner: 'second', remoteness: 8, best: false },
    ],
  };
  test('go by what a move does to the result', () => {
    const grades = ['a', 'b', 'c', 'd'].map((move) => markOf(before, move, 'first', 1)?.grade);
    expect(grades).toEqual(['best', 'fine', 'mistake', 'blunder']);
    expect(markOf(before, 'd', 'first', 6)?.lost).toBe('a win became a loss');
    // What is proved holds even if the rest of the moves is open.
    const stopped = { ...before, stopped: 'time' };
    expect(markOf(stopped, 'd', 'first', 6)?.grade).toBe('blunder');
    expect(markOf(stopped, 'e', 'first', 6)).toBeNull();
  });
});

test('every example of a rule card plays legal moves', () => {
  for (const game of [
    'sim',
    'sim+',
    'avoidance',
    'clique',
    'star',
    'capture',
    'colex',
    'connect',
  ]) {
    const { example } = cardOf(game)!;
    if (!('plays' in example)) throw new Error(game);
    const played = example.plays.flatMap((play) => play.split(' '));
    const texts = played.map((edge) => [...edge].sort().join(''));
    expect(new Set(texts).size).toBe(played.length);
    expect(Math.max(...played.flatMap((edge) => [...edge].map(Number)))).toBeLessThan(
      example.order,
    );
    expect(lengthOf(example)).toBe(example.plays.length);
  }
});

// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import type { Analysis, Estimate, MoveValue, SearchEstimate } from '../api/types';
import {
  afterwards,
  bestEstimate,
  estimateLabel,
  estimateWords,
  leaning,
  shareOf,
  surelyLess,
} from './estimate';
import { markOf } from './review';
import { valuesByMove, worthClass, worthLabel, worthOf, worthWords } from './worth';

const about = (won: number, width = 0.04): Estimate => ({
  by: 'random plays',
  won,
  tied: 0,
  lost: 1 - won,
  intervals: {
    won: [won - width, won + width],
    tied: [0, 0.01],
    lost: [1 - won - width, 1 - won + width],
  },
  plays: 500,
});
const kOpen: Analysis = {
  position: '',
  mover: 'red',
  finished: false,
  moves: [
    { move: '0-1', estimate: about(0.62) },
    { move: '0-2', estimate: about(0.4) },
    { move: '0-3', estimate: about(0.6) },
    { move: '0-4', winner: 'second', remoteness: 4 },
    { move: '0-5' },
  ],
  stopped: 'time',
};

test('an estimate never looks like a proof', () => {
  const [guess, , , proved] = kOpen.moves;
  expect(worthLabel(guess!, 'first')).toBe('≈62%');
  expect(worthOf(guess!, 'first')).toBe('unknown');
  expect(worthClass(guess!, 'first')).toBe('guess');
  expect(worthClass(proved!, 'first')).toBe('loss');
  // Of a game of one player: proved, though there is no winner.
  expect(worthClass({ move: '1', remoteness: 4 }, 'first')).toBe('unknown');
  expect(worthWords(guess!, 'first')).toContain('not proved');
  expect(worthWords(guess!, 'first')).toContain('58–66 %');
  expect(worthLabel(proved!, 'first')).toBe('L4');
  expect(estimateWords(about(0.5))).toContain('an estimate');
  expect(estimateLabel(about(0.004))).toBe('≈0%');
});

test('wins, ties and losses are told apart', () => {
  const estimate: Estimate = {
    by: 'random plays',
    won: 0.17,
    tied: 0.79,
    lost: 0.04,
    intervals: { won: [0.16, 0.18], tied: [0.78, 0.8], lost: [0.03, 0.05] },
    plays: 9000,
  };
  expect(estimateWords(estimate)).toContain(
    '17 % won (16–18 %), 79 % tied (78–80 %), 4 % lost (3–5 %)',
  );
  expect(estimateLabel(estimate)).toBe('≈57%'); // a tie counts half
  expect(shareOf(estimate).low).toBeCloseTo(0.555);
  expect(shareOf(estimate).high).toBeCloseTo(0.575);
});

test('of more than two players the worth of a move is told, not a side', () => {
  const values: MoveValue[] = [
    { move: '0-1', winner: 'player 2', worth: 1, remoteness: 3 },
    { move: '0-2', winner: 'player 3', worth: -1, remoteness: 4 },
    { move: '0-3', winner: 'none', worth: 0 },
  ];
  expect(values.map((value) => worthLabel(value, 'second'))).toEqual(['W3', 'L4', 'O']);
});

test('moves with an estimate are marked on the board, moves without anything are not', () => {
  expect([...valuesByMove(kOpen).keys()]).toEqual(['0-1', '0-2', '0-3', '0-4']);
});

test('a position leans as its best open move does', () => {
  expect(bestEstimate(kOpen)?.move).toBe('0-1');
  expect(bestEstimate({ ...kOpen, moves: [kOpen.moves[3]!] })).toBeNull();
  expect(leaning(0.75, 'first')).toBe(0.5);
  expect(leaning(0.75, 'second')).toBe(-0.5);
});

test('the review doubts a move only where the intervals do not meet', () => {
  expect(surelyLess(about(0.4), about(0.62))).toBe(true);
  expect(surelyLess(about(0.6), about(0.62))).toBe(false);
  const doubt = markOf(kOpen, '0-2', 'first', 1)!;
  expect(doubt.grade).toBe('doubtful');
  expect(doubt.better).toBe('0-1');
  expect(doubt.lost).toContain('≈40%');
  expect(markOf(kOpen, '0-3', 'first', 1)?.grade).toBe('open');
  expect(markOf(kOpen, '0-5', 'first', 1)).toBeNull();
  // A move that is proved to lose, where another is open: a doubt, not a blunder.
  expect(markOf(kOpen, '0-4', 'first', 1)?.grade).toBe('doubtful');
});

const ahead = (points: number, depth = 9): SearchEstimate => ({ by: 'search', points, depth });

test('the score of a search is said in cells, as an estimate', () => {
  expect([3.4, 0.2, -0.2, -12.6].map((points) => estimateLabel(ahead(points)))).toEqual([
    '≈+3',
    '≈0',
    '≈0',
    '≈−13',
  ]);
  expect(estimateWords(ahead(-1.2, 1))).toBe(
    'an estimate: 1 cell behind, searched 1 move ahead, not proved',
  );
  expect(afterwards(ahead(4))).toBe('a search of 9 moves ends 4 cells ahead');
  expect(afterwards(about(0.5))).toContain('46–54 %');
});

test('scores of searches order moves, and doubt none', () => {
  const moves = [
    { move: '1', estimate: ahead(-2) },
    { move: '4', estimate: ahead(5) },
  ];
  const open: Analysis = { ...kOpen, moves };
  expect(bestEstimate(open)?.move).toBe('4');
  expect(surelyLess(ahead(-2), ahead(5))).toBe(false);
  expect(markOf(open, '1', 'first', 1)?.grade).toBe('open');
  expect(shareOf(ahead(0)).at).toBe(0.5);
  expect(shareOf(ahead(10)).at).toBe(0.75);
  expect(shareOf(ahead(-1000)).at).toBeLessThan(0.01);
  expect(shareOf(about(0.5)).low).toBeCloseTo(0.46);
});

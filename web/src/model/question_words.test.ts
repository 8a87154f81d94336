// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import type { AskedQuestion } from '../api/types';
import { kRedAndGreen } from './players';
import { editorQuestions, listedQuestion, questionAnswer, questionsOf } from './question_words';

const kNumber: AskedQuestion = {
  question: 'number',
  asks: 'How many?',
  counts: 'edges',
  needs: null,
};
const kScore: AskedQuestion = { ...kNumber, question: 'outcome', needs: 'score' };
const kClass: AskedQuestion = { question: 'class', asks: 'Who?', counts: null, needs: null };

test('a question is asked where the board has an answer', () => {
  const all = [kNumber, kScore, kClass];
  expect(questionsOf(all, {}, 2)).toEqual([kNumber, kClass]);
  expect(questionsOf(all, { score: 'true' }, 2)).toEqual(all);
  expect(questionsOf(all, { score: 'false' }, 3)).toEqual([kNumber]);
});

test('a number in words', () => {
  const said = (answer: Record<string, unknown>) => questionAnswer(answer, 'edges', kRedAndGreen);
  expect(said({ number: 8, at_least: 8, at_most: 8 })).toBe('8 edges.');
  expect(said({ number: 1 })).toBe('1 edge.');
  const open = { number: null, at_least: 3, stopped: 'time' };
  expect(said({ ...open, at_most: null })).toContain('At least 3 edges;');
  expect(said({ ...open, at_most: 5 })).toContain('Not less than 3 edges and not more than 5;');
  expect(said({ number: null, at_least: 17, at_most: null })).toContain('not even 16 edges');
  expect(said({ winner: 'first' })).toBeNull();
});

test('a class in words', () => {
  const said = (red: unknown, green: unknown, known: string | null) =>
    questionAnswer({ class: known, by_starter: { red, green } }, null, kRedAndGreen);
  expect(said('first', 'second', 'first')).toBe('Yes: the player who starts wins.');
  expect(said('second', 'first', 'second')).toBe('Yes: the player who starts loses.');
  expect(said('second', 'second', 'green')).toBe('No: Green wins in either case.');
  expect(said('tie', 'tie', null)).toBe('No: a tie in either case.');
  expect(said('tie', 'second', null)).toBe(
    'If Red starts, it is a tie; if Green starts, Green wins.',
  );
  expect(said('first', null, null)).toContain('if Green starts, it is not known who wins.');
  expect(said(null, null, null)).toContain('If Red starts, it is not known');
});

test('a drawn board is asked who wins, and what the catalogue lists in place of the same question', () => {
  const asked = (listed: AskedQuestion[]) => editorQuestions(listed).map(({ asks }) => asks);
  expect(asked([])).toEqual(['Who wins?', 'Who wins, and by how much?']);
  expect(asked([kNumber, kClass])).toEqual([
    ...['Who wins?', 'Who wins, and by how much?'],
    ...['How many?', 'Who?'],
  ]);
  expect(asked([kScore])).toEqual(['Who wins?', 'How many?']);
  expect(editorQuestions([kScore])[1]).toMatchObject({ needs: 'score', own: true });
});

test('an answer knows which listed question it belongs to', () => {
  expect(listedQuestion([kScore, kClass], 'class', {})).toBe(kClass);
  expect(listedQuestion([kScore, kClass], 'outcome', { score: 'true' })).toBe(kScore);
  expect(listedQuestion([kScore, kClass], 'outcome', {})).toBeNull();
  expect(listedQuestion([kScore, kClass], 'winner', {})).toBeNull();
});

// SPDX-License-Identifier: MIT
// What is answered to the questions that games have beside who wins: a number of something, and whether it
// matters who starts.
import type { AskedQuestion, Options } from '../api/types';
import { counted } from './counted';
import { sideName, winnerText, type Naming } from './players';

// Those that this board has: a number may need a flag, and a class needs two players.
export function questionsOf(
  questions: readonly AskedQuestion[],
  options: Options,
  players: number,
): AskedQuestion[] {
  return questions.filter(
    ({ question, needs }) =>
      (needs === null || options[needs] === 'true') && (question !== 'class' || players === 2),
  );
}

// What a drawn board can be asked: who wins, and what the catalogue lists for the game, which says better what
// its outcome is.
export interface EditorQuestion {
  question: AskedQuestion['question'] | 'winner';
  asks: string;
  needs: string | null;
  own: boolean; // of the catalogue
}
export function editorQuestions(listed: readonly AskedQuestion[]): EditorQuestion[] {
  const usual = [
    { question: 'winner' as const, asks: 'Who wins?' },
    { question: 'outcome' as const, asks: 'Who wins, and by how much?' },
  ];
  return [
    ...usual
      .filter(({ question }) => !listed.some((one) => one.question === question))
      .map((one) => ({ ...one, needs: null, own: false })),
    ...listed.map(({ question, asks, needs }) => ({ question, asks, needs, own: true })),
  ];
}

// The listed question that was asked about a board with these options; null for the usual ones.
export const listedQuestion = (
  listed: readonly AskedQuestion[],
  question: string | undefined,
  options: Options,
): AskedQuestion | null =>
  listed.find(
    (one) => one.question === question && (!one.needs || options[one.needs] === 'true'),
  ) ?? null;

type Answer = Record<string, unknown>;

// The number or the class in one sentence; null if the answer has none.
export function questionAnswer(
  answer: Answer,
  counts: string | null,
  naming: Naming,
): string | null {
  if (counts !== null && 'number' in answer) return numberWords(answer, counts);
  if ('by_starter' in answer) return classWords(answer, naming);
  return null;
}

function numberWords(answer: Answer, counts: string): string {
  const { number, at_least: least, at_most: most, stopped } = answer;
  if (typeof number === 'number') return `${counted(number, counts)}.`;
  if (typeof least !== 'number') return 'Not known.';
  if (typeof most === 'number')
    return `Not less than ${counted(least, counts)} and not more than ${most.toLocaleString('en')}; the time was too short to say more.`;
  if (stopped) return `At least ${counted(least, counts)}; the time was too short to say more.`;
  return `No number is enough: not even ${counted(least - 1, counts)}.`;
}

function classWords(answer: Answer, naming: Naming): string {
  const whose = answer['class'];
  if (whose === 'first') return 'Yes: the player who starts wins.';
  if (whose === 'second') return 'Yes: the player who starts loses.';
  const kSides = { red: 'first', green: 'second' } as const;
  if (whose === 'red' || whose === 'green')
    return `No: ${winnerText(naming, kSides[whose])} in either case.`;
  const starters = answer['by_starter'] as Record<string, unknown>;
  const said = Object.entries(kSides).map(([colour, side]) => {
    const winner = starters[colour];
    const words =
      winner === 'tie'
        ? 'it is a tie'
        : winner === 'first' || winner === 'second'
          ? winnerText(naming, winner)
          : 'it is not known who wins';
    return `if ${sideName(naming, side)} starts, ${words}`;
  });
  const same = starters['red'] !== null && starters['red'] === starters['green'];
  if (same) return 'No: a tie in either case.';
  const text = said.join('; ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

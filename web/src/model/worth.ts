// SPDX-License-Identifier: MIT
// What a move is worth to the player who makes it, in a word, a mark and a few letters: colour is
// never the only sign.
import type { Analysis, MoveValue, Side } from '../api/types';
import { counted } from './counted';
import { estimateLabel, estimateWords } from './estimate';

// Open: of more than two players no player can force to be the last.
export type Worth = 'win' | 'tie' | 'open' | 'loss' | 'unknown';

type Valued = Pick<MoveValue, 'winner' | 'worth'>;

export function worthOf({ winner, worth }: Valued, mover: Side): Worth {
  if (!winner) return 'unknown';
  if (worth !== undefined) return worth > 0 ? 'win' : worth < 0 ? 'loss' : 'open';
  if (winner === 'tie') return 'tie';
  return winner === mover ? 'win' : 'loss';
}

// How a value is drawn: an estimate never as a proved value is.
export const worthClass = (value: MoveValue, mover: Side): string =>
  !value.winner && value.estimate ? 'guess' : worthOf(value, mover);

const kLetters: Record<Worth, string> = { win: 'W', tie: 'T', open: 'O', loss: 'L', unknown: '?' };
const kWords: Record<Worth, string> = {
  win: 'wins',
  tie: 'ties',
  open: 'lets no player force to be the last',
  loss: 'loses',
  unknown: 'not valued yet',
};

// "W13": wins, the game lasts 13 moves. Scoring games show the points instead: all their plays are
// equally long. In a solitaire the number alone counts.
export function worthLabel(value: MoveValue, mover: Side): string {
  if (!value.winner && value.estimate) return estimateLabel(value.estimate);
  if (!value.winner && typeof value.remoteness === 'number') return `${value.remoteness}`;
  const letter = kLetters[worthOf(value, mover)];
  if (value.outcome) return `${letter} ${value.outcome[0]}:${value.outcome[1]}`;
  return value.remoteness === null || value.remoteness === undefined
    ? letter
    : `${letter}${value.remoteness}`;
}

export function worthWords(value: MoveValue, mover: Side): string {
  if (!value.winner && value.estimate) return estimateWords(value.estimate);
  const worth =
    !value.winner && typeof value.remoteness === 'number'
      ? 'solves it'
      : kWords[worthOf(value, mover)];
  const points = value.outcome ? `, points ${value.outcome[0]} to ${value.outcome[1]}` : '';
  const long =
    value.remoteness === null || value.remoteness === undefined
      ? ''
      : `, ${counted(value.remoteness, 'moves')} to the end`;
  return `${worth}${points}${long}${value.best ? ', best' : ''}`;
}

// Moves that the budget left without a value are not marked.
export const valuesByMove = (analysis: Analysis): Map<string, MoveValue> =>
  new Map(
    analysis.moves
      .filter(({ winner, remoteness, estimate }) => winner || remoteness || estimate)
      .map((value) => [value.move, value]),
  );

// SPDX-License-Identifier: MIT
// Why an answer is not complete, and what a person can do about it. A reason is what the engine says:
// "time", "memory" or "interrupt".
const kLessMemory =
  'Positions with fewer moves left need less: play on, or choose a smaller board.';

export const outOfReach = (stopped?: string) =>
  `the position is too large for the ${stopped === 'memory' ? 'memory that one question may use' : 'time given'}`;

// `decided`: who wins is known after every move.
export function openMovesText(stopped: string, decided = false): string {
  if (decided)
    return 'Who wins after each move is proved. How long best play lasts is out of reach.';
  return stopped === 'memory'
    ? `The memory limit of one question was reached; some moves have no value. ${kLessMemory}`
    : 'The time limit was reached; some moves have no value yet.';
}

// Of a job: `byHand` if a person pressed Stop.
export function noAnswerText(stopped: unknown, byHand: boolean): string {
  if (stopped === 'memory')
    return 'No answer: the memory limit of one job was reached. A smaller board needs less.';
  return byHand && stopped !== 'time'
    ? 'Stopped before an answer was found'
    : 'No answer in the time given';
}

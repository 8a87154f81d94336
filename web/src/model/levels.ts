// SPDX-License-Identifier: MIT
// Machine players from weak to strong, as far as a game has them, and the steps up and down.
import type { Seats } from '../api/types';

const kLadder = ['random', 'greedy', 'learning', 'searching', 'perfect', 'ultra-strong'];
// What learns is a way of its own, and traps are for those who ask for them.
const kSteps = ['random', 'greedy', 'searching', 'perfect'];

const place = (player: string) => {
  const i = kLadder.indexOf(player);
  return i < 0 ? kLadder.length : i;
};
export const inOrder = (players: readonly string[]): string[] =>
  [...players].sort((a, b) => place(a) - place(b));

// The four that a first choice offers.
export const stepsOf = (players: readonly string[]): string[] =>
  kSteps.filter((player) => players.includes(player));

// The opponent of a first game.
export const easiest = (players: readonly string[]): string => stepsOf(players)[0] ?? 'human';

// The seats with the next stronger (1) or weaker (-1) machine; null if there is none.
export function stepped(seats: Seats, players: readonly string[], by: 1 | -1): Seats | null {
  for (const side of ['first', 'second'] as const) {
    const seat = seats[side];
    if (!seat || seat === 'human') continue;
    const steps = stepsOf(players);
    const at = place(seat);
    const next =
      by > 0
        ? steps.find((player) => place(player) > at)
        : [...steps].reverse().find((player) => place(player) < at);
    return next ? { ...seats, [side]: next } : null;
  }
  return null;
}

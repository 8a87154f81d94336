// SPDX-License-Identifier: MIT
// The page's names for the server's players and sides.
import type { Naming, Side, Verdict, View, Winner } from '../api/types';

export type { Naming };

const kPlayers: Record<string, [string, string]> = {
  human: ['Person', 'at this screen'],
  random: ['Easy', 'plays any legal move'],
  greedy: ['Medium', 'takes what looks best now'],
  searching: ['Strong', 'looks ahead for a limited time'],
  perfect: ['Perfect', 'the fastest win, the longest loss; solves the rest of the game'],
  'ultra-strong': ['Perfect, with traps', 'sets traps where perfect play would lose'],
  learning: ['Learning', 'remembers what lost, and gets better with every game'],
};
export const playerName = (player: string): string => kPlayers[player]?.[0] ?? player;
export const playerWords = (player: string): string => kPlayers[player]?.[1] ?? '';

export function sideName(naming: Naming, side: Side): string {
  if (naming === 'colours') return side === 'first' ? 'Red' : 'Green';
  if (naming === 'letters') return side === 'first' ? 'Player A' : 'Player B';
  if (naming === 'solo') return 'You';
  return side === 'first' ? 'First player' : 'Second player';
}

export const other = (side: Side): Side => (side === 'first' ? 'second' : 'first');

// "Green wins", with points where there are some.
export function verdictText(naming: Naming, verdict: Verdict | null): string {
  if (!verdict) return 'The game is over';
  const points = verdict.outcome ? `, ${verdict.outcome[0]} : ${verdict.outcome[1]}` : '';
  if (verdict.winner === 'tie') return `A tie${points}`;
  if (!verdict.winner) return `The game is over${points}`;
  return `${winnerName(naming, verdict.winner)} wins${points}`;
}

// Not of a tie. "Green", "Player 3", "No player".
export const winnerName = (naming: Naming, winner: Exclude<Winner, 'tie'>): string =>
  winner === 'first' || winner === 'second'
    ? sideName(naming, winner)
    : winner.charAt(0).toUpperCase() + winner.slice(1);

// The number in "player 3"; none of two players.
export const playerNumber = (name: string | undefined): number | undefined =>
  /^player \d/.test(name ?? '') ? Number(name!.slice(7)) : undefined;

// How many play. In games that have a third player the number of colours is that of the players.
export const playersOf = (
  options: readonly string[], // of the game
  instance: Readonly<Record<string, unknown>>,
): number => (options.includes('player3') ? Number(instance['colours'] ?? 2) : 2);

// The class of the line that stands for a player, or for a side of two.
const kPlayersByNumber = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
export const swatchOf = (who: string | undefined): string =>
  kPlayersByNumber[(playerNumber(who) ?? 0) - 1] ??
  (who === 'first' || who === 'second' ? who : 'tie');

// On whose seat the winner sits: all players after the first share the second one.
export const sideOfWinner = (winner: Winner): Side | null =>
  winner === 'first' || winner === 'player 1'
    ? 'first'
    : winner === 'tie' || winner === 'none'
      ? null
      : 'second';

export function moverText(naming: Naming, view: View): string {
  if (/^player \d/.test(view.mover_name)) return view.mover_name.replace('p', 'P');
  return sideName(naming, view.mover);
}

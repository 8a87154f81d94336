// SPDX-License-Identifier: MIT
// The page's names for the server's players and sides.
import type { Naming, Side, Verdict, View } from '../api/types';

export type { Naming };

const kPlayers: Record<string, [string, string]> = {
  human: ['Person', 'at this screen'],
  perfect: ['Perfect', 'the fastest win, the longest loss; solves the rest of the game'],
  'ultra-strong': ['Ultra-strong', 'perfect, and sets traps where perfect play would lose'],
  learning: ['Learning', 'knows the rules, remembers what lost, and gets better with every game'],
  greedy: ['Greedy', 'takes what looks best now'],
  searching: ['Searching', 'looks ahead for a limited time'],
  random: ['Random', 'any legal move'],
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
  return `${sideName(naming, verdict.winner)} wins${points}`;
}

export function moverText(naming: Naming, view: View): string {
  if (/^player \d/.test(view.mover_name)) return view.mover_name.replace('p', 'P');
  return sideName(naming, view.mover);
}

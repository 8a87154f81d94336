// SPDX-License-Identifier: MIT
// The page's names for the server's players and sides.
import type { About, Marking, Roles, Side, Verdict, View, Winner } from '../api/types';

// What tells the players apart on the board, and what they are called.
export interface Naming {
  marks: Marking;
  roles: Roles;
}

// In games whose players have no names of their own, and where the game is not known.
const kColours: Roles = { first: 'red', second: 'green' };
export const kRedAndGreen: Naming = { marks: 'colours', roles: kColours };
const kUnknown: Naming = { marks: 'numbers', roles: kColours };
export const kAlone: Naming = { marks: 'solo', roles: { first: 'you', second: 'you' } };

// One object for a game and its roles, so that what depends on it is not done anew.
const kNamings = new WeakMap<Roles, Naming>();

// Of a game with these options: with one of them the players may have other names.
export function namingOf(
  about: About | null | undefined,
  options: Readonly<Record<string, unknown>>,
): Naming {
  if (!about) return kUnknown;
  const others = about.other_roles;
  const roles = others && options[others.flag] ? others.roles : (about.roles ?? kColours);
  const known = kNamings.get(roles);
  if (known?.marks === about.players) return known;
  const naming = { marks: about.players, roles };
  kNamings.set(roles, naming);
  return naming;
}

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

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export function sideName(naming: Naming, side: Side): string {
  return capital(naming.roles[side]);
}

export const other = (side: Side): Side => (side === 'first' ? 'second' : 'first');

// "Breaker wins", "A tie", "No player can force to be the last": the page says who wins in these words alone.
export function winnerText(naming: Naming, winner: Winner): string {
  if (winner === 'tie') return 'A tie';
  if (winner === 'none') return 'No player can force to be the last';
  return `${winnerName(naming, winner)} wins`;
}

// The same of a finished position, with points where there are some.
export function verdictText(naming: Naming, verdict: Verdict | null): string {
  if (!verdict) return 'The game is over';
  const points = verdict.outcome ? `, ${verdict.outcome[0]} : ${verdict.outcome[1]}` : '';
  if (!verdict.winner) return `The game is over${points}`;
  return `${winnerText(naming, verdict.winner)}${points}`;
}

// Not of a tie. "Green", "Player 3", "No player".
export const winnerName = (naming: Naming, winner: Exclude<Winner, 'tie'>): string =>
  winner === 'first' || winner === 'second' ? sideName(naming, winner) : capital(winner);

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

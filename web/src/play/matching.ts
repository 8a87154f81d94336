// SPDX-License-Identifier: MIT
// The match that the server keeps beside a game: when there is one, a new one, one that is there already.
import { api } from '../api/client';
import type { Match, Options } from '../api/types';
import type { Link } from '../model/link';

// People alone at one screen need none.
export const needsMatch = ({ seats, shaking }: Link): boolean =>
  shaking || Object.values(seats).some((player) => player !== 'human');

export async function newMatch(link: Link, moves: string[]): Promise<Match> {
  const { game, options, seats, shaking, thinking, from } = link;
  return api.newMatch({
    game,
    options,
    seats,
    shaking,
    thinking_ms: thinking,
    ...(from === '' ? {} : { position: from }),
    ...(moves.length > 0 ? { moves } : {}),
  });
}

// The match with this number, if it is this game with these moves.
export async function keptMatch(
  link: Link,
  moves: string[],
  id: string | null,
): Promise<Match | null> {
  if (!id) return null;
  try {
    const match = await api.match(id);
    const { game, options, seats, shaking } = link;
    const same =
      match.game === game &&
      match.shaking === shaking &&
      sameWords(match.options, options) &&
      sameWords(match.seats as Options, seats as Options) &&
      match.plies.map(({ move }) => move).join('_') === moves.join('_');
    return same ? match : null;
  } catch {
    return null;
  }
}

// A server may fill in or normalise options; what was asked must be among what it says.
function sameWords(theirs: Options, ours: Options): boolean {
  return Object.entries(ours).every(([key, text]) => theirs[key] === text);
}

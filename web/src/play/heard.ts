// SPDX-License-Identifier: MIT
// What a change of the game sounds like: a move that was added, a refusal, the end.
import type { SoundName } from '../sound/synth';
import { wonHere } from './end_words';
import type { State } from './line';
import type { Session } from './session';

export function heard(session: Session, before: State): SoundName | null {
  const { state, last } = session;
  const { moves, match } = state;
  if (state.refused !== '' && state.refused !== before.refused) return 'refused';
  const moved =
    state.busy !== 'walk' &&
    moves.length > before.moves.length &&
    before.moves.every((move, i) => moves[i] === move);
  // A player resigned, or the time ran out.
  const left =
    !last.over && match?.over && before.match?.id === match.id && before.match.over === false;
  if (left || (moved && last.over)) {
    const won = wonHere(session);
    return won === null ? 'over' : won ? 'won' : 'lost';
  }
  if (!moved) return null;
  return state.views[moves.length - 1]!.mover === 'first' ? 'move' : 'reply';
}

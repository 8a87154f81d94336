// SPDX-License-Identifier: MIT
// Whose turn it is, or how it ended; screen readers hear it change.
import { moverText, playerName, verdictText, type Naming } from '../model/players';
import type { Session } from './session';

export function StatusLine({ session, naming }: { session: Session; naming: Naming }) {
  const { state, view } = session;
  const past = state.at < session.end;
  const seat = session.seatOf(view.mover);
  const ended = session.finished || view.over;
  const alone = Object.values(state.link.seats).filter((player) => player === 'human').length === 1;
  // Who resigned has no verdict of the rules.
  const { winner: decided } = state.match ?? {};
  const verdict = view.verdict ?? (ended && !past && decided ? { winner: decided } : null);
  let words: string;
  if (ended) {
    words = naming === 'solo' ? `Done in ${state.at} calls` : verdictText(naming, verdict);
    const winner = verdict?.winner;
    if (winner && winner !== 'tie' && alone && naming !== 'solo') {
      words += session.seatOf(winner) === 'human' ? ': you' : `: the machine`;
    }
  } else if (state.busy === 'machine') {
    words = `${playerName(seat)} is thinking …`;
  } else if (naming === 'solo') {
    words = 'Call a colour';
  } else {
    const people = Object.values(state.link.seats).every((player) => player === 'human');
    const who = seat === 'human' ? 'you' : playerName(seat).toLowerCase();
    words = `${moverText(naming, view)} to move${people ? '' : ` (${who})`}`;
  }
  return (
    <p class={`status ${naming} ${ended ? 'ended' : view.mover}`} role="status" aria-live="polite">
      <span
        class={`swatch ${naming} ${ended ? (verdict?.winner ?? 'tie') : view.mover}`}
        aria-hidden="true"
      />
      <span data-status={ended ? 'over' : 'open'} data-winner={verdict?.winner}>
        {words}
      </span>
      {!past && state.at > 0 && !session.shaken && (
        <small>last move {state.moves[state.at - 1]}</small>
      )}
      {past && (
        <small>
          after move {state.at} of {session.end}
        </small>
      )}
    </p>
  );
}

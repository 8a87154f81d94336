// SPDX-License-Identifier: MIT
// Whose turn it is, or how it ended and why; screen readers hear it change.
import {
  moverText,
  playerName,
  playerNumber,
  sideOfWinner,
  swatchOf,
  verdictText,
  type Naming,
} from '../model/players';
import type { Session } from './session';

interface Props {
  session: Session;
  naming: Naming;
  reason: string; // why it is over
  optimum: string; // of a game of one player that is over
}

export function StatusLine({ session, naming, reason, optimum }: Props) {
  const { state, view } = session;
  const past = state.at < session.end;
  const seat = session.seatOf(view.mover);
  const ended = session.finished || view.over;
  const alone = Object.values(state.link.seats).filter((player) => player === 'human').length === 1;
  // Who resigned has no verdict of the rules.
  const { winner: decided } = state.match ?? {};
  const resigned = !view.verdict && ended && !past && Boolean(decided);
  const verdict = view.verdict ?? (resigned && decided ? { winner: decided } : null);
  let words: string;
  if (ended) {
    words = naming === 'solo' ? `Done in ${state.at} calls` : verdictText(naming, verdict);
    const winner = verdict?.winner;
    const side = winner ? sideOfWinner(winner) : null;
    if (side && alone && naming !== 'solo') {
      words += session.seatOf(side) === 'human' ? ': you' : `: the machine`;
    }
    if (resigned) {
      words += state.match?.clock?.flagged
        ? ', as the other side’s time ran out'
        : ', as the other side resigned';
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
  const last = state.at > 0 ? state.moves[state.at - 1]! : '';
  const guessing = state.estimated && seatsHave(session, ['perfect', 'ultra-strong', 'learning']);
  return (
    <div
      class={`status ${naming} ${ended ? 'ended' : view.mover}`}
      role="status"
      aria-live="polite"
    >
      <span
        class={`swatch ${naming} ${ended ? swatchOf(verdict?.winner) : swatchOf(playerNumber(view.mover_name) ? view.mover_name : view.mover)}`}
        aria-hidden="true"
      />
      <span data-status={ended ? 'over' : 'open'} data-winner={verdict?.winner}>
        {words}
      </span>
      {!past && !ended && last !== '' && !session.shaken && <small>last move {last}</small>}
      {past && (
        <small>
          after move {state.at} of {session.end}
        </small>
      )}
      {state.hint !== '' && (
        <small class="hint-said">
          {state.guessed
            ? `Hint: ${state.hint}. A guess: this position is too large to know.`
            : `Hint: ${state.hint}. No move is better.`}
        </small>
      )}
      {!ended && !past && guessing && state.hint === '' && (
        <small class="estimated">
          The machine estimates here: the position is too large to know.
        </small>
      )}
      {ended && reason !== '' && <small class="why">{reason}</small>}
      {ended && optimum !== '' && <small class="why optimum">{optimum}</small>}
    </div>
  );
}

const seatsHave = (session: Session, players: readonly string[]) =>
  Object.values(session.state.link.seats).some((player) => players.includes(player));

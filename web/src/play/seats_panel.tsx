// SPDX-License-Identifier: MIT
// Other players at the same board: the game continues from the position that is shown.
import { hasServer } from '#transport';
import { LearningStatus } from '../learning/learning_status';
import type { Naming } from '../model/players';
import { Invite } from './shared_bar';
import { SeatPicker } from './seats';
import type { Session } from './session';

interface Props {
  session: Session;
  naming: Naming;
  players: readonly string[];
}

export function SeatsPanel({ session, naming, players }: Props) {
  const { link, busy } = session.state;
  return (
    <section class="panel" aria-label="Seats">
      {session.shared ? (
        <p class="note">Each player keeps their seat in a game over a link.</p>
      ) : session.shaken ? (
        <p class="note">Players cannot be changed in shaking mode.</p>
      ) : (
        <>
          <SeatPicker
            seats={link.seats}
            players={players}
            naming={naming}
            onSeats={(seats) => busy === '' && void session.reseat(seats)}
          />
          {hasServer && !session.solo && <Invite session={session} naming={naming} />}
          <p class="note">A change takes effect from the position that is shown.</p>
        </>
      )}
      {Object.values(link.seats).includes('learning') && <LearningStatus game={link.game} />}
    </section>
  );
}

// SPDX-License-Identifier: MIT
// Other players at the same board: the game continues from the position that is shown.
import { hasServer } from '#transport';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Learning } from '../api/types';
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

export function LearningStatus({ game }: { game: string }) {
  const [learning, setLearning] = useState<Learning | null>(null);
  useEffect(() => {
    setLearning(null);
    api.learning(game).then(setLearning, () => undefined);
  }, [game]);
  if (!learning) return null;
  const rate =
    learning.games > 0 ? ` (${Math.round((100 * learning.won) / learning.games)} %)` : '';
  return (
    <dl class="facts" aria-label="What the learning player knows">
      <div>
        <dt>Games learned from</dt>
        <dd>{learning.games}</dd>
      </div>
      <div>
        <dt>Won by the machine</dt>
        <dd>
          {learning.won}
          {rate}
        </dd>
      </div>
      <div>
        <dt>Positions remembered</dt>
        <dd>{learning.positions}</dd>
      </div>
    </dl>
  );
}

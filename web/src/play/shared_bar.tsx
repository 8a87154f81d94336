// SPDX-License-Identifier: MIT
// Two people over one link: how one invites, how the other takes the seat, and that all others watch.
import { useState } from 'preact/hooks';
import { api, saidOf } from '../api/client';
import type { Side } from '../api/types';
import { namingOf, other, sideName, type Naming } from '../model/players';
import { navigate } from '../shell/route';
import type { Session } from './session';

export function Invite({ session, naming }: { session: Session; naming: Naming }) {
  const [error, setError] = useState('');
  const invite = async (side: Side) => {
    const { game, options, from } = session.state.link;
    try {
      const match = await api.newMatch({
        game,
        options,
        seats: { first: 'human', second: 'human' },
        shaking: false,
        thinking_ms: 1000,
        open_seat: other(side),
        ...(from === '' ? {} : { position: from }),
      });
      navigate(`#/match/${match.id}`);
    } catch (e) {
      setError(saidOf(e));
    }
  };
  return (
    <div class="invite">
      <p>
        <b>Play with another person over a link.</b> A person who opens it can take the other seat
        or watch.
      </p>
      <p class="row">
        {(['first', 'second'] as const).map((side) => (
          <button key={side} type="button" onClick={() => void invite(side)}>
            I play {sideName(naming, side)}
          </button>
        ))}
      </p>
      {error !== '' && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

export function SharedBar({ session }: { session: Session }) {
  const [said, setSaid] = useState('');
  const match = session.state.match!;
  const naming = namingOf(session.view.position);
  const mine = match.you[0];
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => setSaid('Copied.'),
      () => setSaid('Copy the address of this page.'),
    );
  return (
    <p class="shared" role="status" data-seat={mine ?? 'none'} data-waiting={String(match.waiting)}>
      {mine
        ? `You play ${sideName(naming, mine)}.`
        : match.waiting
          ? 'This game waits for a second player.'
          : 'You are watching.'}{' '}
      {mine && match.waiting && (
        <>
          Send the other player this page’s address.{' '}
          <button class="small" onClick={() => void copy()}>
            Copy the link
          </button>
        </>
      )}
      {!mine && match.waiting && (
        <button class="small primary" onClick={() => void session.join()}>
          Take the seat
        </button>
      )}{' '}
      {said}
    </p>
  );
}

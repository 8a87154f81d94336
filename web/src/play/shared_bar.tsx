// SPDX-License-Identifier: MIT
// Two people over one link: how one invites, how the other takes the seat, and that all others watch.
import { useEffect, useState } from 'preact/hooks';
import { api, saidOf } from '../api/client';
import type { NewMatch, Side } from '../api/types';
import { other, sideName, type Naming } from '../model/players';
import { navigate } from '../shell/route';
import { invitationOf } from './invitation';
import type { Session } from './session';

const kClocks: { words: string; setting: Partial<NewMatch> }[] = [
  { words: 'none', setting: {} },
  { words: '1 minute each', setting: { clock_seconds: 60 } },
  {
    words: '3 minutes, and 2 seconds a move',
    setting: { clock_seconds: 180, increment_seconds: 2 },
  },
  {
    words: '10 minutes, and 5 seconds a move',
    setting: { clock_seconds: 600, increment_seconds: 5 },
  },
];

// "I play Red", "You play Breaker".
const seatWords = (who: 'I' | 'You', naming: Naming, side: Side): string =>
  `${who} play ${sideName(naming, side)}`;

export function Invite({ session, naming }: { session: Session; naming: Naming }) {
  const [error, setError] = useState('');
  const [clock, setClock] = useState(0);
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
        ...kClocks[clock]!.setting,
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
      <label class="inline">
        Clock
        <select value={clock} onChange={(e) => setClock(Number(e.currentTarget.value))}>
          {kClocks.map(({ words }, i) => (
            <option key={i} value={i}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <p class="row">
        {(['first', 'second'] as const).map((side) => (
          <button key={side} type="button" onClick={() => void invite(side)}>
            {seatWords('I', naming, side)}
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

// What to send to the other player: undefined until the server has said it, null where no address works.
function useInvitation(wanted: boolean): string | null | undefined {
  const [address, setAddress] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    if (!wanted) return;
    const set = (elsewhere: string[]) =>
      setAddress(invitationOf(new URL(location.href), elsewhere));
    api.addresses().then(set, () => set([]));
  }, [wanted, location.hash]);
  return address;
}

export function SharedBar({ session }: { session: Session }) {
  const [said, setSaid] = useState('');
  const match = session.state.match!;
  const naming = session.naming;
  const mine = match.you[0];
  // Both have agreed: the players go on to the next match, who watches may follow.
  const { rematch } = match;
  useEffect(() => {
    if (rematch && mine) navigate(`#/match/${rematch}`);
  }, [rematch, mine]);
  const invitation = useInvitation(Boolean(mine && match.waiting));
  const copy = (address: string) =>
    navigator.clipboard.writeText(address).then(
      () => setSaid('Copied.'),
      () => setSaid(`Copy the address ${address}`),
    );
  return (
    <div class="shared-bar">
      <p
        class="shared"
        role="status"
        data-seat={mine ?? 'none'}
        data-waiting={String(match.waiting)}
      >
        {mine
          ? `${seatWords('You', naming, mine)}.`
          : match.waiting
            ? 'This game waits for a second player.'
            : 'You are watching.'}{' '}
        {mine && match.waiting && (
          <>
            {invitation === null &&
              'This server works on this computer only: for others start it by harary serve --host 0.0.0.0, then invite. '}
            {invitation && (
              <>
                Send the other player{' '}
                {invitation === location.href ? (
                  'this page’s address'
                ) : (
                  <a href={invitation}>this address</a>
                )}
                .{' '}
                <button class="small" onClick={() => void copy(invitation)}>
                  Copy the link
                </button>
              </>
            )}
          </>
        )}
        {!mine && match.waiting && (
          <button class="small primary" onClick={() => void session.join()}>
            Take the seat
          </button>
        )}{' '}
        {session.state.away ? 'No connection to the server; trying again …' : said}
      </p>
      {mine && <Asked session={session} mine={mine} />}
      {!mine && rematch && (
        <p>
          <a href={`#/match/${rematch}`}>They play again: watch the next game.</a>
        </p>
      )}
    </div>
  );
}

// What one of the two asks the other.
function Asked({ session, mine }: { session: Session; mine: Side }) {
  const { match, busy, moves } = session.state;
  const naming = session.naming;
  const { wants_undo: undo, wants_rematch: again } = match!;
  const idle = busy === '';
  const them = sideName(naming, other(mine));
  return (
    <p class="asked" role="status" data-asked={undo ?? again ?? 'none'}>
      {undo === mine && !match!.over && 'You asked to take the last move back.'}
      {undo && undo !== mine && !match!.over && (
        <>
          {them} asks to take {moves.at(-1)} back.{' '}
          <button class="small" disabled={!idle} onClick={() => void session.undo()}>
            Allow
          </button>
        </>
      )}
      {again === mine && 'You asked for another game; the other player has to agree.'}
      {again && again !== mine && (
        <>
          {them} asks for another game.{' '}
          <button
            class="small primary"
            disabled={!idle}
            onClick={() => void session.askForRematch()}
          >
            Play again
          </button>
        </>
      )}
    </p>
  );
}

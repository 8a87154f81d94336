// SPDX-License-Identifier: MIT
// A game being played: board, whose turn it is, what can be done, and panels for moves, analysis,
// sharing and seats.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { saidOf } from '../api/client';
import { linkText, parseLink, type Link } from '../model/link';
import { matchHere, navigate, rename } from '../shell/route';
import { keepFinished } from '../puzzles/finished';
import { sound } from '../sound/sound';
import { keepGame } from '../start/kept';
import { heard } from './heard';
import { Session } from './session';
import { Table } from './table';

const kLookEvery = 1000;
const kTimeout = 60_000; // for setting up a board

interface Props {
  hash: string;
  serial: number;
  onLink?: (link: Link) => void; // a chapter of a study: told instead of the address
}

export function PlayView({ hash, serial, onLink }: Props) {
  const [session, setSession] = useState<Session | null>(null);
  const [error, setError] = useState('');
  const [, redraw] = useState(0);
  const link = useMemo(() => parseLink(hash), [hash, serial]);
  const shared = /^#\/match\/([0-9a-f]{32})$/.exec(hash)?.[1] ?? '';

  useEffect(() => {
    setError('');
    if (!link && shared === '') return;
    const stop = new AbortController();
    const late = setTimeout(
      () => stop.abort(new Error('This board takes too long to set up. Choose a smaller one.')),
      kTimeout,
    );
    setSession(null);
    let opened: Session | null = null;
    const opening = link
      ? Session.open(link, { match: onLink ? null : matchHere(), signal: stop.signal })
      : Session.openShared(shared, { signal: stop.signal });
    opening.then(
      (fresh) => {
        clearTimeout(late);
        if (stop.signal.aborted) return fresh.close();
        opened = fresh;
        // The address always holds the game as it stands.
        let over = fresh.last.over;
        let before = fresh.state;
        const follow = () => {
          sound(heard(fresh, before));
          before = fresh.state;
          if (fresh.last.over && !over) keepForPuzzles(fresh);
          over = fresh.last.over;
          if (onLink) {
            onLink(fresh.linkNow());
            return redraw((n) => n + 1);
          }
          const matchId = fresh.state.match?.id ?? null;
          const now = shared === '' ? linkText(fresh.linkNow()) : hash;
          if (shared === '') rename(now, matchId);
          keepGame({
            hash: now,
            match: matchId,
            game: fresh.state.link.game,
            moves: fresh.end,
            over: fresh.finished,
            when: Date.now(),
          });
          redraw((n) => n + 1);
        };
        fresh.subscribe(follow);
        follow();
        setSession(fresh);
        void fresh.machines();
      },
      (e: unknown) => {
        clearTimeout(late);
        if (!stop.signal.aborted) setError(saidOf(e));
        else if (stop.signal.reason instanceof Error && stop.signal.reason.name === 'Error')
          setError(stop.signal.reason.message);
      },
    );
    return () => {
      clearTimeout(late);
      stop.abort();
      opened?.close();
    };
  }, [serial, hash]);

  // The other player's moves come by asking.
  useEffect(() => {
    if (!session || shared === '') return;
    const timer = setInterval(() => void session.look(), kLookEvery);
    return () => clearInterval(timer);
  }, [session, shared]);

  if ((!link && shared === '') || error !== '') {
    return (
      <section class="alone">
        <h1>This link does not contain a game</h1>
        <p class="error" role="alert">
          {error || 'The link is damaged.'}
        </p>
        <button class="primary" onClick={() => navigate('#/')}>
          All games
        </button>
      </section>
    );
  }
  if (!session) return <SettingUp />;
  return <Table session={session} />;
}

// A game that ended here: what a person threw away in it can be tried again.
function keepForPuzzles(session: Session) {
  const { match } = session.state;
  const sides = (['first', 'second'] as const).filter((side) =>
    match?.shared ? match.you.includes(side) : session.seatOf(side) === 'human',
  );
  const hash = linkText(session.linkNow());
  if (!session.solo) keepFinished({ hash, sides, when: Date.now() });
}

// Large boards take a while; to go back withdraws the question.
function SettingUp() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <section class="alone">
      <p role="status">Setting up the board …</p>
      {seconds > 1 && (
        <>
          <p aria-hidden="true">{seconds} seconds</p>
          <progress aria-label="Setting up the board" />
          <p>
            <button onClick={() => navigate('#/')}>Cancel</button>
          </p>
        </>
      )}
    </section>
  );
}

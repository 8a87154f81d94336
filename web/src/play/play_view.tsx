// SPDX-License-Identifier: MIT
// A game being played: board, whose turn it is, what can be done, and panels for moves, analysis,
// sharing and seats.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { saidOf } from '../api/client';
import { linkText, parseLink } from '../model/link';
import { navigate, rename } from '../shell/route';
import { Session } from './session';
import { Table } from './table';

export function PlayView({ hash, serial }: { hash: string; serial: number }) {
  const [session, setSession] = useState<Session | null>(null);
  const [error, setError] = useState('');
  const [, redraw] = useState(0);
  const opened = useRef('');
  const link = useMemo(() => parseLink(hash), [hash, serial]);

  useEffect(() => {
    if (!link || hash === opened.current) return;
    let gone = false;
    setSession(null);
    setError('');
    Session.open(link).then(
      (fresh) => {
        if (gone) return fresh.close();
        fresh.subscribe(() => {
          // The address always holds the game as it stands.
          opened.current = linkText(fresh.linkNow());
          rename(opened.current);
          redraw((n) => n + 1);
        });
        setSession(fresh);
        void fresh.machines();
      },
      (e: unknown) => !gone && setError(saidOf(e)),
    );
    return () => {
      gone = true;
    };
  }, [serial, hash]);
  useEffect(() => () => session?.close(), [session]);

  if (!link || error !== '') {
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
  if (!session)
    return (
      <p class="alone" role="status">
        Setting up the board …
      </p>
    );
  return <Table session={session} />;
}

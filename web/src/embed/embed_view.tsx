// SPDX-License-Identifier: MIT
// A game or a study inside another page: the board, the moves, what is said of them. It is only looked at: nothing
// here acts for the visitor, keeps anything, or begins a match.
import { useEffect, useState } from 'preact/hooks';
import { saidOf } from '../api/client';
import { BoardView } from '../board/board_view';
import { kNoMarks, pointedOf } from '../board/marks';
import { parseLink } from '../model/link';
import { moverText, playerNumber, verdictText } from '../model/players';
import { forStudy, parseStudyAddress, withChapter, type Read } from '../model/study';
import { hasForks } from '../model/tree';
import { instanceWords } from '../play/instance_words';
import { Session } from '../play/session';
import { Icon, type IconName } from '../shell/icons';
import { SignOf } from '../study/sign_of';
import { Variations } from '../study/variations';

function readAt(hash: string): Read {
  if (hash.startsWith('#/study?')) return parseStudyAddress(hash);
  const link = parseLink(hash);
  if (!link) return { error: 'This address holds neither a game nor a study.' };
  return { ...withChapter({ title: '', chapters: [], open: 0 }, link, 'Game'), open: 0 };
}

export function EmbedView({ hash }: { hash: string }) {
  const [read] = useState(() => readAt(hash));
  const [place, setPlace] = useState('error' in read ? 0 : read.open);
  const [session, setSession] = useState<Session | null>(null);
  const [error, setError] = useState('error' in read ? read.error : '');
  const [, redraw] = useState(0);
  useEffect(() => {
    if ('error' in read) return;
    const stop = new AbortController();
    let opened: Session | null = null;
    setSession(null);
    Session.open(forStudy(read.chapters[place]!.link), { signal: stop.signal }).then(
      (fresh) => {
        if (stop.signal.aborted) return fresh.close();
        opened = fresh;
        fresh.subscribe(() => redraw((n) => n + 1));
        setSession(fresh);
      },
      (e: unknown) => stop.signal.aborted || setError(saidOf(e)),
    );
    return () => {
      stop.abort();
      opened?.close();
    };
  }, [place]);
  const whole = `${location.pathname.replace(/[^/]*$/, '')}${hash}`;
  if (error !== '' || 'error' in read) {
    return (
      <main class="embedded">
        <h1>This cannot be shown</h1>
        <p class="error" role="alert">
          {error}
        </p>
      </main>
    );
  }
  return (
    <main class="embedded">
      <div class="heading">
        <h1>
          {read.title || session?.title || 'Harary'}{' '}
          {session && <small>{instanceWords(session.state.board.instance)}</small>}
        </h1>
        {read.chapters.length > 1 && (
          <select
            aria-label="Chapter"
            value={String(place)}
            onChange={(e) => setPlace(Number(e.currentTarget.value))}
          >
            {read.chapters.map(({ name }, i) => (
              <option key={i} value={String(i)}>
                {name}
              </option>
            ))}
          </select>
        )}
      </div>
      {session ? <Shown session={session} /> : <p role="status">Setting up the board …</p>}
      <p class="row">
        <a href={whole} target="_blank" rel="noopener noreferrer">
          Open in Harary
        </a>
      </p>
    </main>
  );
}

function Shown({ session }: { session: Session }) {
  const { state, view, about, naming } = session;
  const { at, moves } = state;
  const go = (label: string, sign: IconName, to: number, off: boolean) => (
    <button class="icon" aria-label={label} disabled={off} onClick={() => session.show(to)}>
      <Icon name={sign} />
    </button>
  );
  const status = view.over
    ? verdictText(naming, view.verdict)
    : session.solo
      ? '' // the score says how far it is
      : `${moverText(naming, view)} to move`;
  return (
    <>
      <BoardView
        board={state.board}
        about={about}
        position={view.position}
        legal={view.moves}
        unlisted={view.more_moves}
        open={false}
        over={false}
        marks={{
          ...kNoMarks,
          mover: view.mover,
          player: playerNumber(view.mover_name),
          last: at > 0 ? moves[at - 1]! : '',
          reason: pointedOf(view.reason),
        }}
        drawing={{ drawn: session.drawnHere, ink: 'blue', tool: false, onDraw: null }}
        onMove={() => undefined}
      />
      <div class="row steps">
        {go('To the start', 'start', 0, at === 0)}
        {go('One move back', 'back', at - 1, at === 0)}
        {go('One move on', 'on', at + 1, at === moves.length)}
        {go('To the end', 'end', moves.length, at === moves.length)}
        <span role="status" class="said-here">
          {at > 0 && (
            <b>
              {at}. {moves[at - 1]} <SignOf sign={session.signHere ?? undefined} />
            </b>
          )}{' '}
          <span>{status}</span>
        </span>
      </div>
      {session.noteHere !== '' && <p class="noted">{session.noteHere}</p>}
      {hasForks(state.tree) && <Variations session={session} />}
    </>
  );
}

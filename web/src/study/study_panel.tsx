// SPDX-License-Identifier: MIT
// A game as a study: all lines that were tried, notes, kept on this device, shared, saved as text.
import { useState } from 'preact/hooks';
import { download } from '../export/picture';
import { linkText } from '../model/link';
import { moverText, type Naming } from '../model/players';
import { isOnly, onMainLine } from '../model/tree';
import { kLongestNote, treeForPeople } from '../model/tree_text';
import type { Session } from '../play/session';
import { navigate } from '../shell/route';
import { keepStudy, kLongestTitle } from './kept_studies';
import { Variations } from './variations';

interface Props {
  session: Session;
  naming: Naming;
  title: string; // of the game: its title, "on K6, a triangle"
}

export function StudyPanel({ session, naming, title: game }: Props) {
  const { state } = session;
  const { at, moves, tree, views } = state;
  const [title, setTitle] = useState('');
  const [said, setSaid] = useState('');
  const link = session.linkNow();
  const address = `${location.origin}${location.pathname}${linkText(link)}`;

  if (!session.studied) {
    return (
      <section class="panel" aria-label="Notes">
        <p class="note">
          {session.shared
            ? 'Other moves are not tried in a game over a link.'
            : 'A shaken game can be studied when it is over.'}
        </p>
        {session.shared && session.finished && (
          <p>
            <button onClick={() => navigate(linkText(link))}>Study this game</button>
          </p>
        )}
      </section>
    );
  }

  const node = session.noteHere;
  const name = title.trim() || game;
  const save = () => {
    const kept = keepStudy({
      title: name.slice(0, kLongestTitle),
      game: link.game,
      hash: linkText(link),
      when: Date.now(),
    });
    setSaid(
      kept
        ? `“${name}” is kept in this browser; the start page lists it.`
        : 'This browser has no room for it; copy the link instead.',
    );
  };
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setSaid('Link copied. It holds all lines and notes.'),
      () => setSaid('Copying is not allowed here; the address of this page is the link.'),
    );
  const text = () => {
    // Who moves at this ply: what the line shows, then in turn.
    const who = (ply: number) => {
      const view = views[ply];
      if (naming === 'solo') return '';
      if (view && !view.over) return moverText(naming, view);
      const last = views[ply % 2]!;
      return moverText(naming, last);
    };
    const words = [game, address, '', treeForPeople(tree, who), ''].join('\n');
    download(`${link.game}-study.txt`, new Blob([words], { type: 'text/plain;charset=utf-8' }));
    setSaid(`${link.game}-study.txt saved.`);
  };

  return (
    <section class="panel" aria-label="Notes">
      <Variations session={session} />
      {at > 0 && (
        <p class="row">
          {!onMainLine(tree, session.path) && (
            <button class="small" onClick={() => session.makeMainLine()}>
              Make this the main line
            </button>
          )}
          <button
            class="small"
            disabled={state.busy !== ''}
            onClick={() => void session.forget()}
            aria-label={`Forget from move ${at}: ${moves[at - 1]}, and what follows it`}
          >
            Forget from move {at}
          </button>
        </p>
      )}
      <label>
        Note {at === 0 ? 'on the start' : `on move ${at}, ${moves[at - 1]}`}
        <textarea
          rows={2}
          maxlength={kLongestNote}
          value={node}
          onInput={(e) => session.note(e.currentTarget.value)}
        />
      </label>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <label>
          Keep it in this browser
          <span class="row">
            <input
              value={title}
              maxlength={kLongestTitle}
              placeholder={game}
              onInput={(e) => setTitle(e.currentTarget.value)}
            />
            <button disabled={isOnly(tree, [])}>Keep</button>
          </span>
        </label>
      </form>
      <div class="row">
        <button onClick={() => void copy()}>Copy the link</button>
        <button onClick={text}>Save as text</button>
      </div>
      <p aria-live="polite">{said}</p>
    </section>
  );
}

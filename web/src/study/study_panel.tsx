// SPDX-License-Identifier: MIT
// A game as a study: all lines that were tried, notes, kept on this device, shared, saved as text.
import { useContext, useState } from 'preact/hooks';
import { download } from '../export/picture';
import { linkText } from '../model/link';
import {
  embedCode,
  parseStudyFile,
  studyAddress,
  studyFile,
  withChapter,
  type Study,
} from '../model/study';
import { moverText, type Naming } from '../model/players';
import { isOnly, onMainLine } from '../model/tree';
import { kLongestNote, treeForPeople } from '../model/tree_text';
import type { Session } from '../play/session';
import { navigate } from '../shell/route';
import { keepStudy, kLongestTitle } from './kept_studies';
import { Chapters } from './chapters';
import { DeskContext } from './desk';
import { PenRow, SignButtons } from './pens';
import type { Pen } from './pen';
import { Variations } from './variations';

interface Props {
  session: Session;
  naming: Naming;
  title: string; // of the game: its title, "on K6, a triangle"
  pen: Pen;
  onPen: (pen: Pen) => void;
}

export function StudyPanel({ session, naming, title: game, pen, onPen }: Props) {
  const desk = useContext(DeskContext);
  const { state } = session;
  const { at, moves, tree, views } = state;
  const [title, setTitle] = useState('');
  const [said, setSaid] = useState('');
  const link = session.linkNow();
  const hash = desk ? studyAddress(desk.study) : linkText(link);
  const here = `${location.origin}${location.pathname}`;
  const address = `${here}${hash}`;

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
  const name = desk ? desk.study.title.trim() || 'Study' : title.trim() || game;
  const save = () => {
    const kept = keepStudy({
      title: name.slice(0, kLongestTitle),
      game: link.game,
      hash,
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
      () => setSaid('Link copied. It holds all lines, notes and drawings.'),
      () => setSaid('Copying is not allowed here; the address of this page is the link.'),
    );
  const whole: Study =
    desk?.study ?? withChapter({ title: name, chapters: [], open: 0 }, link, game);
  const file = () => {
    const type = 'application/json;charset=utf-8';
    download(`${link.game}-study.json`, new Blob([studyFile(whole)], { type }));
    setSaid(`${link.game}-study.json saved.`);
  };
  const open = async (chosen: File | undefined) => {
    if (!chosen) return;
    const read = parseStudyFile(await chosen.text());
    if ('error' in read) setSaid(read.error);
    else navigate(studyAddress(read));
  };
  const frame = () => {
    const code = embedCode(here, hash, name);
    navigator.clipboard.writeText(code).then(
      () => setSaid('The code to embed it is copied.'),
      () => setSaid(code),
    );
  };
  const text = () => {
    // Who moves at this ply: what the line shows, then in turn.
    const who = (ply: number) => {
      const view = views[ply];
      if (naming.marks === 'solo') return '';
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
      <Chapters session={session} game={game} />
      <Variations session={session} />
      {at > 0 && <SignButtons session={session} />}
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
      <PenRow session={session} pen={pen} onPen={onPen} />
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
              value={desk ? desk.study.title : title}
              maxlength={kLongestTitle}
              placeholder={game}
              readOnly={desk !== null}
              onInput={(e) => setTitle(e.currentTarget.value)}
            />
            <button disabled={!desk && isOnly(tree, [])}>Keep</button>
          </span>
        </label>
      </form>
      <div class="row">
        <button onClick={() => void copy()}>Copy the link</button>
        <button onClick={frame}>Copy code to embed</button>
        <button onClick={text}>Save as text</button>
        <button onClick={file}>Save as file</button>
      </div>
      <label>
        Open a file
        <input
          type="file"
          accept=".json,application/json"
          onChange={(e) => void open(e.currentTarget.files?.[0])}
        />
      </label>
      <p aria-live="polite">{said}</p>
    </section>
  );
}

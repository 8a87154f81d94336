// SPDX-License-Identifier: MIT
// The chapters of a study: opened, named, moved, deleted, added.
import { useContext, useState } from 'preact/hooks';
import { api, saidOf } from '../api/client';
import { parseLink, type Link } from '../model/link';
import {
  kLongestName,
  kMostChapters,
  moved,
  renamed,
  studyAddress,
  withChapter,
  withoutChapter,
  type Study,
} from '../model/study';
import { kNoMoves } from '../model/tree';
import type { Session } from '../play/session';
import { navigate } from '../shell/route';
import { toast } from '../shell/toast';
import { DeskContext } from './desk';

export function Chapters({ session, game }: { session: Session; game: string }) {
  const desk = useContext(DeskContext);
  const link = session.linkNow();
  if (!desk) {
    const begin = () => {
      const study: Study = { title: game, chapters: [], open: 0 };
      navigate(studyAddress(withChapter(study, link, 'Chapter 1')));
    };
    return (
      <p>
        <button class="small" onClick={begin}>
          Make chapters
        </button>
      </p>
    );
  }
  const { study, change } = desk;
  const { chapters, open } = study;
  const here = chapters[open]!;
  const remove = () => {
    change(withoutChapter(study, open));
    toast(`“${here.name}” is deleted.`, () => change(study));
  };
  return (
    <div class="chapters">
      <label>
        Study
        <input
          value={study.title}
          maxlength={kLongestName}
          onInput={(e) => change({ ...study, title: e.currentTarget.value })}
        />
      </label>
      <ol aria-label="Chapters">
        {chapters.map(({ name }, i) => (
          <li key={i}>
            <button
              class="small"
              aria-current={i === open ? 'true' : undefined}
              onClick={() => i !== open && change({ ...study, open: i })}
            >
              {name}
            </button>
          </li>
        ))}
      </ol>
      <label>
        Name of this chapter
        <input
          value={here.name}
          maxlength={kLongestName}
          onInput={(e) => change(renamed(study, open, e.currentTarget.value))}
        />
      </label>
      <p class="row">
        <button
          class="small"
          disabled={open === 0}
          onClick={() => change(moved(study, open, open - 1))}
        >
          Move up
        </button>
        <button
          class="small"
          disabled={open === chapters.length - 1}
          onClick={() => change(moved(study, open, open + 1))}
        >
          Move down
        </button>
        <button class="small" disabled={chapters.length === 1} onClick={remove}>
          Delete
        </button>
      </p>
      {chapters.length < kMostChapters && (
        <NewChapter
          session={session}
          place={chapters.length + 1}
          onAdd={(fresh, name) => change(withChapter(study, fresh, name))}
        />
      )}
    </div>
  );
}

type From = 'here' | 'start' | 'text';

function NewChapter({
  session,
  place,
  onAdd,
}: {
  session: Session;
  place: number;
  onAdd: (link: Link, name: string) => void;
}) {
  const [from, setFrom] = useState<From>('here');
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const link = session.linkNow();
  const bare: Link = { ...link, moves: [], at: 0, tree: kNoMoves };
  const add = async () => {
    try {
      const made = await linkOf();
      onAdd(made, name.trim() || `Chapter ${place}`);
      setName('');
      setText('');
      setError('');
    } catch (e) {
      setError(saidOf(e));
    }
  };
  const linkOf = async (): Promise<Link> => {
    if (from === 'start') return { ...bare, from: '' };
    if (from === 'here') return { ...bare, from: session.view.position };
    const words = text.trim();
    const hash = words.indexOf('#/play/');
    const whole = hash >= 0 ? parseLink(words.slice(hash)) : null;
    if (whole) return whole;
    const { game, options } = link;
    return { ...bare, from: (await api.view({ game, options, position: words })).position };
  };
  return (
    <details>
      <summary>New chapter</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <label>
          Its name
          <input
            value={name}
            maxlength={kLongestName}
            placeholder={`Chapter ${place}`}
            onInput={(e) => setName(e.currentTarget.value)}
          />
        </label>
        <label>
          It begins with
          <select value={from} onChange={(e) => setFrom(e.currentTarget.value as From)}>
            <option value="here">the position that is shown</option>
            <option value="start">this board, from its start</option>
            <option value="text">a link or a position</option>
          </select>
        </label>
        {from === 'text' && (
          <label>
            Link to a game, or a position of this one
            <textarea rows={2} value={text} onInput={(e) => setText(e.currentTarget.value)} />
          </label>
        )}
        <button disabled={from === 'text' && text.trim() === ''}>Add</button>
        {error !== '' && (
          <p class="error" role="alert">
            {error}
          </p>
        )}
      </form>
    </details>
  );
}

// SPDX-License-Identifier: MIT
// A study with chapters: the table with one of them on it. The address always holds the whole study.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { linkText, type Link } from '../model/link';
import { parseStudyAddress, studyAddress, withLink, type Study } from '../model/study';
import { PlayView } from '../play/play_view';
import { navigate, rename } from '../shell/route';
import { DeskContext, type Desk } from './desk';

export function StudyView({ hash, serial }: { hash: string; serial: number }) {
  const [study, setStudy] = useState<Study | null>(null);
  const [error, setError] = useState('');
  const [shown, setShown] = useState({ hash: '', serial: 0 }); // the chapter as it was opened
  const now = useRef<Study | null>(null);
  const opened = useRef(0); // a table that was left says nothing any more

  const lay = (next: Study) => {
    now.current = next;
    setStudy(next);
    ++opened.current;
    setShown({ hash: linkText(next.chapters[next.open]!.link), serial: opened.current });
  };
  useEffect(() => {
    const read = parseStudyAddress(hash);
    if ('error' in read) return setError(read.error);
    setError('');
    lay(read);
  }, [hash, serial]);

  const follow = useMemo(() => {
    const mine = shown.serial;
    return (link: Link) => {
      const { current } = now;
      if (!current || mine !== opened.current) return;
      now.current = withLink(current, current.open, link);
      rename(studyAddress(now.current));
      setStudy(now.current);
    };
  }, [shown.serial]);

  if (error !== '') {
    return (
      <section class="alone">
        <h1>This study cannot be opened</h1>
        <p class="error" role="alert">
          {error}
        </p>
        <button class="primary" onClick={() => navigate('#/')}>
          All games
        </button>
      </section>
    );
  }
  if (!study || shown.serial === 0) return null;
  const desk: Desk = {
    study,
    change: (next) => {
      const same = next.chapters[next.open]!.link === study.chapters[study.open]!.link;
      rename(studyAddress(next));
      if (!same) return lay(next);
      now.current = next;
      setStudy(next);
    },
  };
  return (
    <DeskContext.Provider value={desk}>
      <PlayView {...shown} onLink={follow} />
    </DeskContext.Provider>
  );
}

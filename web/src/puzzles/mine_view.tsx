// SPDX-License-Identifier: MIT
// Puzzles from one's own games. Games that ended since the last visit are looked through now.
import { useEffect, useState } from 'preact/hooks';
import { saidOf } from '../api/client';
import { counted } from '../model/counted';
import { dayWords } from '../model/days';
import { dayOf } from '../model/random_boards';
import { useCatalogue } from '../shell/catalogue';
import { toast } from '../shell/toast';
import { PuzzlePicture } from './puzzle_picture';
import { bringBack, forget, keyOf, lookThrough, mine, mineAddress } from './mine';
import { waiting } from './finished';
import { PuzzleTabs } from './puzzle_tabs';

export function MineView() {
  const { entryOf, titleOf } = useCatalogue();
  const [all, setAll] = useState(mine);
  const [left, setLeft] = useState(waiting);
  const [error, setError] = useState('');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    setError('');
    lookThrough(stop.signal, (games) => {
      setLeft(games);
      setAll(mine());
    }).then(
      () => {
        setLeft(0);
        setAll(mine());
      },
      (e: unknown) => stop.signal.aborted || setError(saidOf(e)),
    );
    return () => stop.abort();
  }, [tries]);
  const still = counted(left, 'games');
  return (
    <section class="page today">
      <h1>From your games</h1>
      <PuzzleTabs here="mine" />
      {error !== '' ? (
        <p class="error" role="alert">
          {error} <button onClick={() => setTries(tries + 1)}>Look again</button>
        </p>
      ) : (
        <p class="lead" role="status">
          {left > 0
            ? `Looking through your games: ${still} left …`
            : all.length > 0
              ? 'Here you had won, and let it go. Find the move.'
              : 'Nothing here yet. Finish a game: where you had won and let it go, a puzzle will wait for you.'}
        </p>
      )}
      {all.length === 0 && left === 0 && (
        <p>
          <a class="button primary" href="#/">
            Play a game
          </a>
        </p>
      )}
      <ul class="cards mine">
        {all.map((one, i) => (
          <li key={keyOf(one)} class="card">
            <a class="face" href={mineAddress(i)} data-mine={i + 1}>
              <PuzzlePicture entry={entryOf(one.puzzle.game)} puzzle={one.puzzle} />
              <span class="words">
                <strong>{titleOf(one.puzzle.game)}</strong>
                <span>
                  Move {one.ply}: you played {one.played}
                </span>
                <span class="solved">
                  {one.solved ? '✓ Solved' : dayWords(dayOf(new Date(one.when)))}
                </span>
              </span>
            </a>
            <button
              class="icon"
              aria-label={`Forget move ${one.ply} of ${titleOf(one.puzzle.game)}`}
              title="Forget this puzzle"
              onClick={() => {
                forget(keyOf(one));
                setAll(mine());
                toast('The puzzle is forgotten.', () => {
                  bringBack(one);
                  setAll(mine());
                });
              }}
            >
              ✕
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

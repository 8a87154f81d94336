// SPDX-License-Identifier: MIT
// A small board that plays the example of a game by itself. With reduced motion it shows its end; a
// button stops it.
import { useEffect, useState } from 'preact/hooks';
import { examplePlay, type Played } from '../api/pictures';
import type { CatalogueEntry } from '../api/types';
import { pointedOf } from '../board/marks';
import { SmallBoard } from '../board/small_board';

const kStep = 900;
const kHold = 3600;
const kCalm = '(prefers-reduced-motion: reduce)';

export function ExamplePlayer({ entry }: { entry: CatalogueEntry }) {
  const { about } = entry;
  const played = useExample(entry);
  const length = about.play.moves.length;
  const [step, setStep] = useState(() => (matchMedia(kCalm).matches ? length : 0));
  const [running, setRunning] = useState(() => !matchMedia(kCalm).matches);
  useEffect(() => {
    if (!running || !played) return;
    const next = () => setStep(step >= length ? 0 : step + 1);
    const timer = setTimeout(next, step >= length ? kHold : kStep);
    return () => clearTimeout(timer);
  }, [running, played, step, length]);
  const view = played?.views[step];
  return (
    <figure class="example">
      <svg
        viewBox="0 0 100 100"
        role="img"
        aria-label={`Example of ${about.title}: ${about.play.said}`}
      >
        {played && view && (
          <SmallBoard
            board={played.board}
            position={view.position}
            about={about}
            named={true}
            reason={pointedOf(view.reason)}
          />
        )}
      </svg>
      <figcaption>
        <span class={step >= length ? '' : 'unsaid'}>{about.play.said}</span>
        <button
          class="small"
          aria-label={running ? 'Stop the example' : 'Run the example'}
          onClick={() => {
            if (!running && step >= length) setStep(0);
            setRunning(!running);
          }}
        >
          {running ? 'Stop' : 'Run'}
        </button>
      </figcaption>
    </figure>
  );
}

// null until the engine has played it.
function useExample(entry: CatalogueEntry): Played | null {
  const [played, setPlayed] = useState<Played | null>(null);
  useEffect(() => {
    let gone = false;
    setPlayed(null);
    examplePlay(entry).then(
      (whole) => !gone && setPlayed(whole),
      () => undefined, // the rules can be read without it
    );
    return () => void (gone = true);
  }, [entry.game]);
  return played;
}

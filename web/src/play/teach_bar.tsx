// SPDX-License-Identifier: MIT
// The bar of a lesson: from move to move, and what the analysis says about the position, a step at a time. The
// sentence about who wins comes with the last step.
import { useEffect, useRef } from 'preact/hooks';
import type { Analysis } from '../api/types';
import { verdictText, type Naming } from '../model/players';
import { Words } from '../shell/words';
import { verdictWords } from './analysis_panel';
import type { Asked } from './analysis';
import type { Session } from './session';
import type { Teaching } from './teaching';

interface Props {
  session: Session;
  naming: Naming;
  asked: Asked<Analysis>;
  teaching: Teaching;
}

export function TeachBar({ session, naming, asked, teaching }: Props) {
  const { state, view } = session;
  const { steps, most, reveal, end } = teaching;
  const all = most > 0 && steps >= most;
  const bar = useRef<HTMLDivElement>(null);
  // The button that began the lesson is away, and comes back after it.
  useEffect(() => {
    bar.current?.focus();
    return () =>
      void setTimeout(() => document.querySelector<HTMLElement>('.more-button')?.focus());
  }, []);
  return (
    <div class="teach" role="group" aria-label="Lesson" tabindex={-1} ref={bar}>
      <h1 class="unseen">{session.title}, a lesson</h1>
      <p class="teach-said" role="status">
        {view.over ? (
          `${verdictText(naming, view.verdict)}.`
        ) : all && asked.value ? (
          <Words text={verdictWords(asked.value, view, naming)} />
        ) : steps > 0 ? (
          `${steps} of ${most} kinds of moves are shown.`
        ) : (
          asked.error || 'What would you play?'
        )}
      </p>
      <div class="row">
        <button disabled={state.at === 0} onClick={() => session.show(state.at - 1)}>
          Back
        </button>
        <button disabled={state.at >= session.end} onClick={() => session.show(state.at + 1)}>
          Next move
        </button>
        <button
          class="primary"
          disabled={view.over || all || most === 0}
          onClick={() => reveal(steps + 1)}
        >
          Reveal
        </button>
        <button disabled={view.over || all || most === 0} onClick={() => reveal(most)}>
          Reveal all
        </button>
        <button disabled={steps === 0} onClick={() => reveal(0)}>
          Hide
        </button>
        <button onClick={end}>End the lesson</button>
      </div>
    </div>
  );
}

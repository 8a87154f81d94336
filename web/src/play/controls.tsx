// SPDX-License-Identifier: MIT
// What can be done beside a move.
import { linkText } from '../model/link';
import { navigate } from '../shell/route';
import type { Session } from './session';

interface Props {
  session: Session;
  analysis: boolean;
  analysisAllowed: boolean;
  onAnalysis: (on: boolean) => void;
}

export function Controls({ session, analysis, analysisAllowed, onAnalysis }: Props) {
  const { state } = session;
  const idle = state.busy === '';
  const seats = Object.values(state.link.seats);
  const watched = seats.every((player) => player !== 'human');
  const again = () => navigate(linkText({ ...session.linkNow(), moves: [], at: 0 }));
  return (
    <div class="controls" role="group" aria-label="Game">
      <button disabled={!idle || session.end === 0 || watched} onClick={() => void session.undo()}>
        Undo
      </button>
      <button disabled={!idle || state.undone.length === 0} onClick={() => void session.redo()}>
        Redo
      </button>
      <button
        disabled={!idle || !session.open || session.shaken || state.at !== session.end}
        onClick={() => void session.hint()}
      >
        Hint
      </button>
      {watched && !session.finished && (
        <>
          <button onClick={() => session.setPaused(!state.paused)}>
            {state.paused ? 'Run' : 'Pause'}
          </button>
          <button disabled={!state.paused || !idle} onClick={() => void session.machines(1)}>
            One move
          </button>
        </>
      )}
      {state.match && !session.finished && !watched && !session.solo && (
        <button disabled={!idle} onClick={() => void session.resign()}>
          Resign
        </button>
      )}
      <button class={session.finished ? 'primary' : ''} disabled={!idle} onClick={again}>
        New game
      </button>
      <label class="switch">
        <input
          type="checkbox"
          role="switch"
          checked={analysis && analysisAllowed}
          disabled={!analysisAllowed}
          onChange={(e) => onAnalysis(e.currentTarget.checked)}
        />
        <span>Analysis</span>
      </label>
    </div>
  );
}

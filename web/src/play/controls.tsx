// SPDX-License-Identifier: MIT
// What can be done beside a move, and after the last one.
import { navigate } from '../shell/route';
import { again, anotherBoard, harder, swapped, withSeats } from './again';
import { playerName } from '../model/players';
import type { Session } from './session';

interface Props {
  session: Session;
  players: readonly string[]; // machines that the game has
  analysis: boolean;
  analysisAllowed: boolean;
  onAnalysis: (on: boolean) => void;
  onReview: () => void;
}

export function Controls(props: Props) {
  const { session, players, analysis, analysisAllowed, onAnalysis, onReview } = props;
  const { state } = session;
  const idle = state.busy === '';
  const seats = Object.values(state.link.seats);
  const watched = seats.every((player) => player !== 'human');
  const machine = !watched && !session.solo && seats.some((player) => player !== 'human');
  const link = session.linkNow();
  const stronger = session.finished && machine ? harder(state.link.seats, players) : null;
  const another = anotherBoard(link);
  return (
    <div class="controls" role="group" aria-label="Game">
      {session.finished ? (
        <>
          <button
            class={another ? '' : 'primary'}
            data-action="again"
            disabled={!idle}
            onClick={() => navigate(again(link))}
          >
            Again
          </button>
          {another && (
            <button class="primary" disabled={!idle} onClick={() => navigate(another)}>
              Another board
            </button>
          )}
          {machine && (
            <button disabled={!idle} onClick={() => navigate(swapped(link))}>
              Swap sides
            </button>
          )}
          {stronger && (
            <button
              disabled={!idle}
              title={`Against ${Object.values(stronger)
                .filter((seat) => seat !== 'human')
                .map(playerName)
                .join()}`}
              onClick={() => navigate(withSeats(link, stronger))}
            >
              Harder
            </button>
          )}
          <button disabled={!idle || !analysisAllowed} onClick={onReview}>
            Review
          </button>
          <button
            disabled={!idle || !session.undoable || watched}
            onClick={() => void session.undo()}
          >
            Undo
          </button>
        </>
      ) : (
        <>
          <button
            disabled={!idle || !session.undoable || watched}
            onClick={() => void session.undo()}
          >
            Undo
          </button>
          <button disabled={!idle || state.undone.length === 0} onClick={() => void session.redo()}>
            Redo
          </button>
          <button
            disabled={
              !idle || !session.open || session.shaken || session.shared || state.at !== session.end
            }
            onClick={() => void session.hint()}
          >
            Hint
          </button>
          {watched && (
            <>
              <button onClick={() => session.setPaused(!state.paused)}>
                {state.paused ? 'Run' : 'Pause'}
              </button>
              <button disabled={!state.paused || !idle} onClick={() => void session.machines(1)}>
                One move
              </button>
            </>
          )}
          {state.match && !watched && !session.solo && (
            <button disabled={!idle || !session.resignable} onClick={() => void session.resign()}>
              Resign
            </button>
          )}
          <button data-action="again" disabled={!idle} onClick={() => navigate(again(link))}>
            New game
          </button>
          {another && (
            <button disabled={!idle} onClick={() => navigate(another)}>
              Another board
            </button>
          )}
        </>
      )}
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

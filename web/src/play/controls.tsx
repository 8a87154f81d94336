// SPDX-License-Identifier: MIT
// One bar that never changes its places: Undo, Redo, Hint, Analyse, and the rest behind "⋯". The click that
// takes back cannot begin a new game when the game has ended meanwhile.
import { navigate } from '../shell/route';
import { hideToast, toast } from '../shell/toast';
import { again, anotherBoard } from './again';
import { MoreMenu, type MenuItem } from './more_menu';
import type { Session } from './session';

interface Props {
  session: Session;
  analysis: boolean;
  analysisAllowed: boolean;
  onAnalysis: (on: boolean) => void;
  onRules: () => void;
  onKeys: () => void;
  onTeach: () => void;
  onExport: () => void;
}

// A new game at once; the one before is a step back.
export function newGame(hash: string, words: string) {
  const before = location.hash;
  navigate(hash);
  if (location.hash !== before) toast(words, () => history.back());
}

export function Controls(props: Props) {
  const { session, analysis, analysisAllowed, onAnalysis, onRules, onKeys, onTeach, onExport } =
    props;
  const { state } = session;
  const idle = state.busy === '';
  const watched = Object.values(state.link.seats).every((player) => player !== 'human');
  const link = session.linkNow();
  const another = anotherBoard(link);
  const resign = async () => {
    await session.resign();
    if (!session.shared) toast('You resigned.', () => void session.unresign());
  };
  const items: MenuItem[] = [
    ...(session.shared
      ? []
      : [
          {
            words: 'New game',
            action: 'again',
            off: !idle,
            act: () => newGame(again(link), 'A new game.'),
          },
        ]),
    ...(another
      ? [{ words: 'Another board', off: !idle, act: () => newGame(another, 'Another board.') }]
      : []),
    ...(state.match && !watched && !session.solo
      ? [{ words: 'Resign', off: !idle || !session.resignable, act: () => void resign() }]
      : []),
    ...(session.shaken ? [] : [{ words: 'Export', act: onExport }]),
    { words: 'Teach', off: !idle || !analysisAllowed, act: onTeach },
    { words: 'Rules', act: onRules },
    { words: 'Keys', act: onKeys },
  ];
  return (
    <div class="controls" role="group" aria-label="Game">
      {watched ? (
        <>
          <button onClick={() => session.setPaused(!state.paused)}>
            {state.paused ? 'Run' : 'Pause'}
          </button>
          <button disabled={!state.paused || !idle} onClick={() => void session.machines(1)}>
            One move
          </button>
        </>
      ) : (
        <>
          <button
            disabled={!idle || !session.undoable}
            onClick={() => {
              hideToast();
              void session.undo();
            }}
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
        </>
      )}
      <button
        role="switch"
        aria-checked={analysis && analysisAllowed}
        disabled={!analysisAllowed}
        onClick={() => onAnalysis(!analysis)}
      >
        Analyse
      </button>
      <MoreMenu items={items} />
    </div>
  );
}

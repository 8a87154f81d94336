// SPDX-License-Identifier: MIT
// The keys of the table. Digits and letters call colours, wherever the focus is.
import { newGame } from './controls';
import { useKeys, type KeyAction } from '../shell/keys';
import { again, anotherBoard } from './again';
import type { Session } from './session';

interface More {
  onAnalysis: () => void; // on or off
  onSheet: () => void;
}

export function useTableKeys(session: Session, { onAnalysis, onSheet }: More): KeyAction[] {
  const { state, view } = session;
  const idle = state.busy === '';
  const another = anotherBoard(session.linkNow());
  const walk = (to: number) => {
    if (!session.shaken) session.show(to);
  };
  const hint = () => {
    if (idle && session.open && !session.shaken && !session.shared && state.at === session.end)
      void session.hint();
  };
  const keys: KeyAction[] = [
    { keys: ['ArrowLeft'], words: 'One move back', act: () => walk(state.at - 1) },
    { keys: ['ArrowRight'], words: 'One move on', act: () => walk(state.at + 1) },
    { keys: ['Home'], words: 'To the start', act: () => walk(0) },
    { keys: ['End'], words: 'To the last move', act: () => walk(session.end) },
    { keys: ['u', 'ctrl+z'], words: 'Undo', act: () => idle && void session.undo() },
    { keys: ['r', 'ctrl+y'], words: 'Redo', act: () => idle && void session.redo() },
    { keys: ['h'], words: 'Hint', act: hint },
    { keys: ['n'], words: 'New game', act: () => newGame(again(session.linkNow()), 'A new game.') },
    ...(another
      ? [{ keys: ['b'], words: 'Another board', act: () => newGame(another, 'Another board.') }]
      : []),
    { keys: ['a'], words: 'Analysis on or off', act: onAnalysis },
    { keys: ['?'], words: 'This sheet', act: onSheet },
  ];
  useKeys(keys, (key) => {
    const free = session.open && idle && session.cellsCalled;
    const call = key.length === 1 && free && view.moves.includes(key);
    if (call) void session.play(key);
    return call;
  });
  return keys;
}

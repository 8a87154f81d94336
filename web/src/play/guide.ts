// SPDX-License-Identifier: MIT
// A guided game: which moves lose at once is shown on the board while a person is to move, and such a move is
// played only when it is pressed a second time.
import { useMemo, useState } from 'preact/hooks';
import { worthOf } from '../model/worth';
import { useAnalysis } from './analysis';
import type { Session } from './session';

export interface Guide {
  danger: ReadonlySet<string>;
  play: (move: string) => void;
}
const kNone: ReadonlySet<string> = new Set();

export function useGuide(session: Session): Guide {
  const { state, view } = session;
  const on = state.link.guided && !session.solo && session.open;
  const place = session.placeAt(state.at);
  const { value } = useAnalysis(place, on);
  const [warned, setWarned] = useState('');
  const danger = useMemo(() => {
    if (!on || !value) return kNone;
    const lost = value.moves.filter(
      (one) => worthOf(one, view.mover) === 'loss' && one.remoteness === 1,
    );
    return new Set(lost.map(({ move }) => move));
  }, [on, value, view]);
  const play = (move: string) => {
    const key = `${place.position} ${move}`;
    if (!danger.has(move) || warned === key) return void session.play(move);
    setWarned(key);
    void session.warn(move);
  };
  return { danger, play };
}

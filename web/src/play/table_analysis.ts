// SPDX-License-Identifier: MIT
// What the table asks about the game: the position that is shown, and all positions for the history.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Place } from '../api/client';
import type { Analysis } from '../api/types';
import { keepWord, keptWord } from '../model/kept';
import { useAnalysis, useHistory, type Asked } from './analysis';
import type { Session } from './session';

const kKey = 'harary.analysis';

export interface TableAnalysis {
  wanted: boolean;
  want: (on: boolean) => void;
  allowed: boolean; // in shaking mode the person plays without help, until the game is over
  on: boolean;
  place: Place; // that is shown
  asked: Asked<Analysis>;
  history: readonly (Analysis | null)[];
}

// `taught`: a lesson shows of it what it reveals, whether or not the analysis is wanted.
export function useTableAnalysis(session: Session, taught: boolean): TableAnalysis {
  const { state, view } = session;
  const [wanted, want] = useState(() => keptWord(kKey) === 'on');
  useEffect(() => void keepWord(kKey, wanted ? 'on' : 'off'), [wanted]);
  const allowed = !session.shaken && !(session.shared && !session.finished);
  const on = (wanted || taught) && allowed;
  const place = session.placeAt(state.at);
  const asked = useAnalysis(place, on && !view.over);
  const places = useMemo(
    () => state.views.map((_, i) => session.placeAt(i)),
    [state.views, state.link],
  );
  const history = useHistory(places, on);
  return { wanted, want, allowed, on, place, asked, history };
}

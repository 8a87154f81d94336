// SPDX-License-Identifier: MIT
// The end of a game of one player: how near it came to as few calls as possible. The puzzle of the day is
// remembered.
import { useEffect } from 'preact/hooks';
import type { Options } from '../api/types';
import { counted } from '../model/counted';
import { dailyBoards, dayOf } from '../model/random_boards';
import { keepSolved } from '../start/kept';
import type { Session } from './session';

// In words, once the game is over; "" before that, and where the optimum is not known.
export function useOptimum(session: Session): string {
  const { state, view } = session;
  const fromStart = state.link.from === '';
  const optimal = state.board.drawing === 'cells' && fromStart ? state.board.optimal : null;
  const today = dayOf(new Date());
  const { options, seats } = state.link;
  const same = (one: Options) =>
    Object.keys({ ...one, ...options }).every((name) => one[name] === options[name]);
  const daily =
    fromStart && seats.first === 'human'
      ? dailyBoards(state.entry, today).find((one) => same(one.options))
      : undefined;
  useEffect(() => {
    if (!session.solo || !view.over || !daily || state.at !== session.end) return;
    keepSolved(today, daily.way, {
      calls: state.at,
      best: state.at === optimal && state.hints === 0,
      hints: state.hints,
    });
  }, [view.over, state.at, daily?.way]);
  if (!session.solo || !view.over || typeof optimal !== 'number') return '';
  const fewest = state.at <= optimal;
  if (fewest && state.hints > 0)
    return `As few as possible, with ${counted(state.hints, 'hints')}.`;
  return fewest ? '★ As few as possible!' : `${optimal} are enough.`;
}

// Paper falls for a moment; with reduced motion there is only the star in the sentence.
export function Celebration({ optimum }: { optimum: string }) {
  if (!optimum.startsWith('★')) return null;
  return (
    <div class="celebration" aria-hidden="true">
      {Array.from({ length: 24 }, (_, i) => (
        <i key={i} class={`c${i % 6}`} style={{ '--i': i }} />
      ))}
    </div>
  );
}

// SPDX-License-Identifier: MIT
// Moves played on the board to be looked at: a refutation, best play to the end. The game stays where it is; a
// key, a button or a move of the game ends the look.
import { useEffect, useState } from 'preact/hooks';
import { api, saidOf, type Place } from '../api/client';
import type { View } from '../api/types';

const kStep = 800; // milliseconds a move

export interface Preview {
  shown: { view: View; last: string; at: number; moves: readonly string[] } | null;
  error: string;
  play: (moves: readonly string[]) => void;
  step: (by: number) => void;
  end: () => void;
}

interface Line {
  moves: readonly string[];
  views: readonly View[]; // after each move, the start first
}

export function usePreview(place: Place, start: View): Preview {
  const [line, setLine] = useState<Line | null>(null);
  const [at, setAt] = useState(0);
  const [running, setRunning] = useState(false);
  const [error, setError] = useState('');
  const end = () => {
    setLine(null);
    setRunning(false);
  };
  useEffect(end, [place.position, place.game]);
  const play = (moves: readonly string[]) => {
    setError('');
    playedAll(place, start, moves).then(
      (views) => {
        setLine({ moves, views });
        // With reduced motion the steps are made by hand.
        const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
        setAt(still ? 1 : 0);
        setRunning(!still);
      },
      (e: unknown) => setError(saidOf(e)),
    );
  };
  useEffect(() => {
    if (!line || !running) return;
    if (at >= line.moves.length) return setRunning(false);
    const timer = setTimeout(() => setAt(at + 1), at === 0 ? kStep / 2 : kStep);
    return () => clearTimeout(timer);
  }, [line, running, at]);
  const step = (by: number) => {
    setRunning(false);
    setAt((now) => Math.min(line?.moves.length ?? 0, Math.max(0, now + by)));
  };
  const shown = line && {
    ...{ view: line.views[at]!, last: at > 0 ? line.moves[at - 1]! : '', at, moves: line.moves },
  };
  return { shown, error, play, step, end };
}

async function playedAll(place: Place, start: View, moves: readonly string[]): Promise<View[]> {
  const views = [start];
  for (const move of moves)
    views.push(await api.play({ ...place, position: views.at(-1)!.position }, move));
  return views;
}

// SPDX-License-Identifier: MIT
// A table that is shown to a class: the whole screen, and of the analysis only what has been revealed of the
// position that is shown.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { MoveValue, Side } from '../api/types';
import { revealed, stepsOf } from '../model/reveal';
import type { TableAnalysis } from './table_analysis';

export interface Teaching {
  on: boolean;
  values: ReadonlyMap<string, MoveValue>; // that are shown
  steps: number; // that have been made in this position
  most: number; // 0 as long as nothing is known
  begin: () => void;
  end: () => void;
  reveal: (steps: number) => void;
  label: number | undefined; // how large letters on the board are, on its canvas
}

const kLetters = 28; // pixels
const kCanvas = 660; // about the side of a board's canvas
const kBars = 240; // pixels of the height, which the board does not have
const kMostOfBoard = 36; // on a small screen letters are as large as the board has room for

const labelNow = () =>
  Math.min(kMostOfBoard, (kLetters * kCanvas) / Math.min(innerWidth, innerHeight - kBars));

const kNone: ReadonlyMap<string, MoveValue> = new Map();

export function useTeaching(
  on: boolean,
  setOn: (on: boolean) => void,
  { place, asked }: TableAnalysis,
  mover: Side,
): Teaching {
  const [shown, setShown] = useState({ of: '', steps: 0 });
  const steps = shown.of === place.position ? shown.steps : 0;
  const [label, setLabel] = useState(labelNow);
  const analysis = asked.busy ? null : asked.value;
  const most = analysis ? stepsOf(analysis, mover) : 0;
  const values = useMemo(
    () => (on && analysis ? revealed(analysis, mover, steps) : kNone),
    [on, analysis, mover, steps],
  );
  const end = () => setOn(false);
  // Leaving the whole screen ends the lesson; without one Escape does.
  useEffect(() => {
    if (!on) return;
    const left = () => document.fullscreenElement === null && end();
    const resized = () => setLabel(labelNow());
    const escaped = (event: KeyboardEvent) => event.key === 'Escape' && end();
    document.addEventListener('fullscreenchange', left);
    addEventListener('keydown', escaped);
    addEventListener('resize', resized);
    resized();
    return () => {
      document.removeEventListener('fullscreenchange', left);
      removeEventListener('keydown', escaped);
      removeEventListener('resize', resized);
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
  }, [on]);
  return {
    ...{ on, values, steps, most, end },
    label: on ? label : undefined,
    begin: () => {
      setShown({ of: '', steps: 0 });
      setOn(true);
      // Not every browser has or allows it; large and alone the board is in any case.
      void document.documentElement.requestFullscreen?.().catch(() => undefined);
    },
    reveal: (next) => setShown({ of: place.position, steps: Math.min(next, most) }),
  };
}

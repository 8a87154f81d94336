// SPDX-License-Identifier: MIT
// What the server says about positions, asked once each. The history asks for one position after the
// other, the latest first, so that the graph grows where people look. Estimates are kept as well, until
// something better is known.
import { useEffect, useState } from 'preact/hooks';
import { api, saidOf, type Place } from '../api/client';
import { followAnalysis } from '../api/follow';
import type { Analysis } from '../api/types';
import { bestEstimate } from '../model/estimate';
import { merged } from '../model/merged';
import { withWinners } from '../model/winners';

const kMostKept = 400;
const known = new Map<string, Analysis>();
export const keyOf = (place: Place) =>
  JSON.stringify([place.game, Object.entries(place.options).sort(), place.position]);

async function analysed(place: Place, signal?: AbortSignal): Promise<Analysis> {
  const key = keyOf(place);
  const found = known.get(key);
  if (found && !found.stopped) return found;
  let analysis = await api.analyse(place, signal);
  if (analysis.stopped) {
    // Refused for a lone player, of whom it is no question.
    const byWinner = await api.winners(place, signal).catch(() => null);
    if (byWinner) analysis = withWinners(analysis, byWinner);
  }
  keep(key, analysis);
  return analysis;
}

function keep(key: string, analysis: Analysis) {
  if (known.size >= kMostKept) known.delete(known.keys().next().value!);
  // What was cut short by the budget may be whole another time.
  if (!analysis.stopped || analysis.winner || bestEstimate(analysis)) known.set(key, analysis);
}

// What a job has found about a place is known from now on, also where it is shown already.
const learners = new Set<(key: string) => void>();
const computed = new Set<string>(); // the places that had a job: a short question would find no more
export function learn(place: Place, found: Analysis) {
  const key = keyOf(place);
  known.set(key, merged(known.get(key) ?? null, found));
  computed.add(key);
  for (const told of learners) told(key);
}

export interface Asked<T> {
  value: T | null;
  error: string;
  busy: boolean;
}
const kNothing = { value: null, error: '', busy: false };

export function useAnalysis(place: Place, on: boolean): Asked<Analysis> {
  const key = keyOf(place);
  const [state, setState] = useState<Asked<Analysis> & { key: string }>({ ...kNothing, key: '' });
  const [learned, setLearned] = useState(0);
  useEffect(() => {
    const told = (of: string) => of === key && setLearned((n) => n + 1);
    learners.add(told);
    return () => void learners.delete(told);
  }, [key]);
  useEffect(() => {
    if (!on) return;
    const found = known.get(key);
    if (found && (!found.stopped || computed.has(key)))
      return setState({ value: found, error: '', busy: false, key });
    const stop = new AbortController();
    setState({ value: found ?? null, error: '', busy: true, key });
    const seen = (value: Analysis) => setState({ value, error: '', busy: true, key });
    followAnalysis(place, seen, stop.signal).then(
      (value) => {
        keep(key, value);
        setState({ value, error: '', busy: false, key });
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setState({ value: null, error: saidOf(error), busy: false, key });
      },
    );
    return () => stop.abort();
  }, [key, on, learned]);
  if (!on) return kNothing;
  return state.key === key ? state : { value: null, error: '', busy: true };
}

// The analyses of a whole game, by ply; null where there is none yet.
export function useHistory(places: readonly Place[], on: boolean): (Analysis | null)[] {
  const keys = places.map(keyOf);
  const [, redraw] = useState(0);
  const all = keys.join('\n');
  useEffect(() => {
    if (!on) return;
    const stop = new AbortController();
    void (async () => {
      for (let i = places.length - 1; i >= 0; --i) {
        if (stop.signal.aborted) return;
        if (known.has(keys[i]!)) continue;
        try {
          // What lies before a position that is too large is larger still.
          const { stopped, moves, winner } = await analysed(places[i]!, stop.signal);
          if (stopped && !winner && !moves.some(({ estimate }) => estimate)) return;
        } catch {
          return; // too hard from here back to the start, or no server
        }
        redraw((n) => n + 1);
      }
    })();
    return () => stop.abort();
  }, [all, on]);
  return keys.map((key) => known.get(key) ?? null);
}

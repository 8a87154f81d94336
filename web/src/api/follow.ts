// SPDX-License-Identifier: MIT
// An analysis as it becomes known: server-sent events in the answer to a POST, which EventSource
// cannot send. Where the stream cannot be had or breaks, the plain question is asked instead.
import { send } from '#transport';
import { api, greet, type Place } from './client';
import { withWinners } from '../model/winners';
import type { Analysis, MoveValue } from './types';

const kSeconds = 30;
// So often the page is told at most; plays at random bring news every few milliseconds.
const kPause = 100;

export interface ServerEvent {
  name: string;
  data: Record<string, unknown>;
}

// Takes pieces of a stream as they come; gives the events that are complete.
export function eventReader(): (piece: string) => ServerEvent[] {
  let rest = '';
  return (piece) => {
    const texts = (rest + piece).split('\n\n');
    rest = texts.pop()!;
    const events: ServerEvent[] = [];
    for (const text of texts) {
      const found = /^event: (.*)\ndata: (.*)$/.exec(text);
      if (found)
        events.push({ name: found[1]!, data: JSON.parse(found[2]!) as ServerEvent['data'] });
    }
    return events;
  };
}

// What is known after some events; null before the first one. The server tells what is new of a class move by
// move, and a piece of the stream may end within a class: what is said of one move holds for all that are like
// it at once, so that equal moves never differ.
export function analysisReader(): (event: ServerEvent) => Analysis | null {
  let begun: Analysis | null = null;
  const known = new Map<string, MoveValue>();
  return ({ name, data }) => {
    if (name === 'end') {
      const whole = data as unknown as Analysis;
      // Estimates stay where the time was too short for proofs.
      const proved = new Set(whole.moves.map(({ move }) => move));
      const open = [...known.values()].filter(({ move }) => !proved.has(move));
      const moves = whole.moves.map((value) => {
        const like = known.get(value.move)?.like;
        return like ? { ...value, like } : value;
      });
      return { ...whole, moves: whole.stopped ? [...moves, ...open] : moves };
    }
    if (name === 'begin') {
      begun = {
        position: String(data['position']),
        mover: String(data['mover']),
        finished: false,
        moves: [],
      };
    } else if (name === 'move') {
      const { event: _, proved: __, ...value } = data;
      const news = value as unknown as MoveValue;
      known.set(news.move, news);
      for (const { move, like } of known.values())
        if (like !== undefined && like === news.like) known.set(move, { ...news, move });
    }
    return begun && { ...begun, moves: [...known.values()] };
  };
}

// `question`: outcomes with the moves to the end, or only who wins.
async function followed(
  place: Place,
  question: 'outcome' | 'winner',
  seen: (analysis: Analysis) => void,
  signal: AbortSignal,
): Promise<Analysis | null> {
  await greet();
  const response = await send('/api/analyse/events', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...place, question, seconds: kSeconds }),
    signal,
  });
  if (!response.ok || !response.body) return null;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const events = eventReader();
  const read = analysisReader();
  let told = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return null;
    let analysis: Analysis | null = null;
    for (const event of events(value)) {
      if (event.name === 'problem') return null;
      analysis = read(event);
      if (event.name === 'end') return analysis;
    }
    if (analysis && performance.now() - told >= kPause) {
      told = performance.now();
      seen(analysis);
    }
  }
}

// Where the moves to the end are out of reach, who wins may not be.
async function winnersToo(
  place: Place,
  cutShort: Analysis,
  seen: (analysis: Analysis) => void,
  signal: AbortSignal,
): Promise<Analysis> {
  if (!cutShort.stopped) return cutShort;
  const told = (byWinner: Analysis) => seen(withWinners(cutShort, byWinner));
  try {
    const byWinner = await followed(place, 'winner', told, signal);
    return byWinner ? withWinners(cutShort, byWinner) : cutShort;
  } catch (error) {
    if (signal.aborted) throw error;
    return cutShort;
  }
}

// Calls `seen` with what is known so far; returns the whole, or what the time allowed.
export async function followAnalysis(
  place: Place,
  seen: (analysis: Analysis) => void,
  signal: AbortSignal,
): Promise<Analysis> {
  try {
    const analysis = await followed(place, 'outcome', seen, signal);
    if (analysis) return await winnersToo(place, analysis, seen, signal);
  } catch (error) {
    if (signal.aborted) throw error;
  }
  return api.analyse(place, signal);
}

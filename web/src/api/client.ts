// SPDX-License-Identifier: MIT
// Requests to the server. Every request may be repeated without harm (moves carry the number of
// plies that the page knows), so a lost answer is asked for again before an error is shown.
import { send, type CheckReport } from '#transport';
import { connectionIs } from './connection';
import type {
  Analysis,
  Board,
  Catalogue,
  Certificate,
  ExploredPosition,
  ExplorerList,
  HallEntry,
  Job,
  Learning,
  Line,
  Match,
  NewJob,
  NewMatch,
  Options,
  View,
} from './types';

// An answer that is a problem (RFC 9457), or none at all (status 0).
export class Problem extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly body: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

const kAttempts = 4;
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function once(method: string, path: string, body: unknown, signal?: AbortSignal) {
  const init: RequestInit = { method, headers: { Accept: 'application/json' } };
  if (signal) init.signal = signal;
  if (body !== undefined) {
    init.headers = { ...init.headers, 'Content-Type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  const response = await send(path, init);
  connectionIs('here');
  const text = await response.text();
  let parsed: unknown = null;
  try {
    parsed = text === '' ? null : JSON.parse(text);
  } catch {
    throw new Problem(response.status, `The server's answer cannot be read (${response.status}).`);
  }
  if (response.ok) return { value: parsed, retryAfter: 0 };
  const problem = (parsed ?? {}) as Record<string, unknown>;
  const words = String(problem['detail'] ?? problem['title'] ?? `status ${response.status}`);
  const error = new Problem(response.status, words, problem);
  if (response.status === 429 || response.status === 503) {
    return { error, retryAfter: Number(response.headers.get('Retry-After') ?? '1') };
  }
  throw error;
}

// The server knows a browser by a cookie, which its first answer sets. Questions that go out side by
// side before that would be those of several strangers.
let greeted: Promise<unknown> | null = null;
export function greet(): Promise<unknown> {
  greeted ??= once('GET', '/api/health', undefined).catch((error: unknown) => {
    greeted = null;
    throw error;
  });
  return greeted;
}

// Asks whether the server is back.
export const reachable = (): Promise<boolean> =>
  once('GET', '/api/health', undefined).then(
    () => true,
    () => false,
  );

export async function request<T>(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  for (let attempt = 1; ; ++attempt) {
    try {
      await greet();
      const answer = await once(method, path, body, signal);
      if (answer.error === undefined) return answer.value as T;
      if (attempt >= kAttempts) throw answer.error;
      await wait(1000 * Math.min(answer.retryAfter || 1, 5));
    } catch (error) {
      if (error instanceof Problem || signal?.aborted) throw error;
      connectionIs('away');
      if (attempt >= kAttempts) throw new Problem(0, 'The server does not answer.');
      await wait(300 * 2 ** attempt); // it may just be restarting
    }
    if (signal?.aborted) throw new DOMException('aborted', 'AbortError');
  }
}

const post = <T>(path: string, body: unknown, signal?: AbortSignal) =>
  request<T>('POST', path, body, signal);
const get = <T>(path: string, signal?: AbortSignal) => request<T>('GET', path, undefined, signal);
const ofMatch = (id: string, rest = '') => `/api/matches/${encodeURIComponent(id)}${rest}`;

export interface Place {
  game: string;
  options: Options;
  position: string;
}

// What is more than a place in what a caller has, the server would refuse as unknown.
const at = ({ game, options, position }: Place): Place => ({ game, options, position });

export const api = {
  // Where other machines reach the server; none if it listens on its own alone.
  addresses: () => get<{ addresses: string[] }>('/api/health').then((health) => health.addresses),
  catalogue: () => get<Catalogue>('/api/catalogue'),
  board: (game: string, options: Options, signal?: AbortSignal) =>
    post<Board>('/api/board', { game, options }, signal),
  view: (place: Place, signal?: AbortSignal) => post<View>('/api/view', at(place), signal),
  play: (place: Place, move: string, signal?: AbortSignal) =>
    post<View>('/api/play', { ...at(place), move }, signal),
  analyse: (place: Place, signal?: AbortSignal) =>
    post<Analysis>('/api/analyse', at(place), signal),
  // Only who wins after each move, where the moves to the end are out of reach.
  winners: (place: Place, signal?: AbortSignal) =>
    post<Analysis>('/api/analyse', { ...at(place), question: 'winner' }, signal),
  line: (place: Place, signal?: AbortSignal) => post<Line>('/api/line', at(place), signal),

  explorerList: (signal?: AbortSignal) => get<ExplorerList>('/api/explorer', signal),
  explore: (place: Place, signal?: AbortSignal) =>
    post<ExploredPosition>('/api/explorer', at(place), signal),

  certificate: (game: string, options: Options) =>
    post<Certificate>('/api/certificate', { game, options }),
  verify: (certificate: string, signal?: AbortSignal) =>
    post<CheckReport>('/api/verify', { certificate }, signal),

  newMatch: (match: NewMatch) => post<Match>('/api/matches', match),
  match: (id: string, signal?: AbortSignal) => get<Match>(ofMatch(id), signal),
  move: (id: string, ply: number, move: string) =>
    post<Match>(ofMatch(id, '/moves'), { ply, move }),
  machine: (id: string, ply: number) => post<Match>(ofMatch(id, '/machine'), { ply }),
  undo: (id: string, ply: number) => post<Match>(ofMatch(id, '/undo'), { ply }),
  hint: (id: string, ply: number) =>
    post<{ move: string; perfect: boolean }>(ofMatch(id, '/hint'), { ply }),
  join: (id: string) => post<Match>(ofMatch(id, '/join'), {}),
  rematch: (id: string) => post<Match>(ofMatch(id, '/rematch'), {}),
  resign: (id: string, ply: number) => post<Match>(ofMatch(id, '/resign'), { ply }),

  hall: (game: string) =>
    get<{ entries: HallEntry[] }>(`/api/hall-of-fame?game=${encodeURIComponent(game)}`),
  enterHall: (match: string, name: string) => post<HallEntry>('/api/hall-of-fame', { match, name }),
  learning: (game: string) => get<Learning>(`/api/learning?game=${encodeURIComponent(game)}`),

  newJob: (job: NewJob) => post<Job>('/api/jobs', job),
  jobs: () => get<{ jobs: Job[] }>('/api/jobs'),
  job: (id: string) => get<Job>(`/api/jobs/${encodeURIComponent(id)}`),
  stopJob: (id: string) => request<Job>('DELETE', `/api/jobs/${encodeURIComponent(id)}`),
};

// What went wrong, in one sentence for people. The library names a field as the command line does
// ("--board:1:3: …"); here it is the name of a field of the form.
export function saidOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const unknown = /^'(.*)' is not a game; the games are /.exec(text);
  if (unknown) return `No game has the name “${unknown[1]}”.`;
  const named = /^(?:--([a-z-]+)(?::\d+:\d+)?|([a-z]+):\d+:\d+): */.exec(text);
  const rest = (named ? text.slice(named[0].length) : text)
    .replace(/,? or g6:…, s6:…, @FILE/, ', or draw it in the editor')
    .replace(/--([a-z-]+)/g, (_, name: string) => `“${name.replace(/-/g, ' ')}”`);
  const words = named ? `${(named[1] ?? named[2]!).replace(/-/g, ' ')}: ${rest}` : rest;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

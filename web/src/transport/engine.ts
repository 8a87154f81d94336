// SPDX-License-Identifier: MIT
// The page of static files: the same questions go to engines in workers. One keeps matches and
// answers at once; another thinks, so that its answers do not hold up a move; a third one follows
// the analysis that is shown, and jobs have their own.
import {
  compile,
  EngineDied,
  type Event,
  mostMemory,
  Refusal,
} from '../../../packages/harary/engine.js';
import { RemoteEngine } from '../../../packages/harary/remote.js';
import type { NewJob, Progress } from '../api/types';
import { eventStream } from './event_stream';
import { Jobs } from './jobs';
import { Keeper } from './keeper';
import { showNotice } from './notice';
import { routeOf, type Answerer } from './routes';
import type { CheckReport, EngineWork } from './server';
import { fetchTablebases } from './tablebases';

export type { CheckReport, EngineWork };

export const hasServer: boolean = false;

let module: Promise<WebAssembly.Module> | null = null;
const code = () => {
  module ??= compile().catch((error: unknown) => {
    module = null; // the next question tries again
    throw error;
  });
  return module;
};

const startWorker = () =>
  new Worker(new URL('../../../packages/harary/worker.js', import.meta.url), { type: 'module' });

function engine(ended = () => {}): RemoteEngine {
  return new RemoteEngine(startWorker, code, {
    restarted: (why) => {
      ended();
      if (why instanceof EngineDied) showNotice('The engine has stopped and was started again.');
    },
  });
}

const keeper = new Keeper(engine);
let explored: Promise<void> | null = null; // the tablebases are there
const thinker = engine(() => (explored = null));
const follower = engine();
const jobs = new Jobs(() => engine());
let checker: RemoteEngine | null = null;

function prepareExplorer(): Promise<void> {
  explored ??= fetchTablebases(thinker).catch((error: unknown) => {
    explored = null; // the next question tries again
    throw error;
  });
  return explored;
}

// A request: its path's {id}, its body, and the whole as an engine takes it.
interface Call {
  id: string;
  body: string;
  question: Record<string, unknown>;
  signal: AbortSignal | undefined;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal(400, 'the body is not JSON');
  }
}

const think = ({ question, signal }: Call) => thinker.ask(question, signal ? { signal } : {});

// The data, a promise of it, or of a Response.
const kAnswerers: Record<Answerer, (call: Call) => unknown> = {
  'list jobs': () => jobs.list(),
  'create job': ({ body }) => jobs.create(parsed(body) as NewJob),
  'show job': ({ id }) => jobs.of(id),
  'stop job': ({ id }) => jobs.stop(id),
  follower: ({ question, signal }) =>
    eventStream((tell) => follower.ask(question, signal ? { tell, signal } : { tell }), signal),
  thinker: think,
  explorer: async (call) => {
    await prepareExplorer();
    return think(call);
  },
  change: ({ question }) => keeper.ask(question, true),
  keeper: ({ question }) => keeper.ask(question, false),
};

function answered(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status });
}

// As fetch() of a server: the promise is rejected if the engine died, and the caller asks again.
export async function send(path: string, init: RequestInit): Promise<Response> {
  const method = init.method ?? 'GET';
  const body = typeof init.body === 'string' ? init.body : '';
  const { answerer, id } = routeOf(method, new URL(path, 'http://engine').pathname);
  try {
    const question = { page: { method, path, body } };
    const given = await kAnswerers[answerer]({
      id,
      body,
      question,
      signal: init.signal ?? undefined,
    });
    return given instanceof Response ? given : answered(200, given);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return answered(error.status, { status: error.status, detail: error.message });
  }
}

const kCertificate = '/certificate.hcert';

export async function checkCertificate(
  bytes: Uint8Array,
  told: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<CheckReport> {
  checker ??= engine();
  await checker.writeFile(kCertificate, bytes);
  const question = { ask: 'verify', file: kCertificate };
  const tell = (event: Event) => event.event === 'progress' && told(event);
  try {
    return (await checker.ask(question, { tell, signal })) as CheckReport;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(error.status, error.message.replace(`${kCertificate}: `, ''));
  } finally {
    checker.close(); // its memory is given back
  }
}

export function engineMemory(work: EngineWork): { held: number; most: number } {
  const held = { analysis: follower, explorer: thinker, jobs }[work].memory;
  return { held, most: mostMemory };
}

// The engine is fetched when the page has been drawn, and kept for a visit without a network.
export function begin(): void {
  code().catch(() => showNotice('The engine could not be loaded. Is there a connection?'));
  if ('serviceWorker' in navigator) {
    navigator.serviceWorker.register('./service-worker.js').catch(() => undefined);
  }
}

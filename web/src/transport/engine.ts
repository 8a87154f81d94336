// SPDX-License-Identifier: MIT
// The page of static files: the same questions go to engines in workers. One keeps matches and
// answers at once; another thinks, so that its answers do not hold up a move; a third one follows
// the analysis that is shown.
import {
  compile,
  EngineDied,
  type Event,
  mostMemory,
  Refusal,
} from '../../../packages/harary/engine.js';
import { RemoteEngine } from '../../../packages/harary/remote.js';
import type { Progress } from '../api/types';
import { Jobs } from './jobs';
import { Keeper } from './keeper';
import { showNotice } from './notice';
import type { CheckReport, EngineWork } from './server';
import { fetchTablebases } from './tablebases';

export type { CheckReport, EngineWork };

export const hasServer: boolean = false;

const kThoughtful = ['/api/analyse', '/api/line', '/api/explorer'];
const kChanging = /^\/api\/(matches|hall-of-fame)/;

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

function answered(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status });
}

// The events of an analysis, as a server sends them.
function followed(question: Record<string, unknown>, signal?: AbortSignal): Promise<Response> {
  const encoder = new TextEncoder();
  return new Promise((resolve, reject) => {
    let stream!: ReadableStreamDefaultController<Uint8Array>;
    const events = new ReadableStream<Uint8Array>({ start: (begun) => void (stream = begun) });
    const send = (name: string, data: unknown) => {
      stream.enqueue(encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`));
      resolve(new Response(events)); // what is wrong with a question is known before that
    };
    const tell = (event: Event) => {
      if (event.event !== 'progress' && !signal?.aborted) send(event.event, event);
    };
    follower.ask(question, signal ? { tell, signal } : { tell }).then(
      (whole) => {
        send('end', whole);
        stream.close();
      },
      (error: unknown) => {
        stream.error(error);
        reject(error);
      },
    );
  });
}

function prepareExplorer(): Promise<void> {
  explored ??= fetchTablebases(thinker).catch((error: unknown) => {
    explored = null; // the next question tries again
    throw error;
  });
  return explored;
}

// As fetch() of a server: the promise is rejected if the engine died, and the caller asks again.
export async function send(path: string, init: RequestInit): Promise<Response> {
  const method = init.method ?? 'GET';
  const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : {};
  const url = new URL(path, 'http://engine');
  try {
    if (url.pathname.startsWith('/api/jobs')) {
      return answered(200, jobs.answer(method, url.pathname.split('/')[3] ?? '', body));
    }
    const game = url.searchParams.get('game') ?? '';
    const question = { page: { method, path, body, game } };
    if (url.pathname === '/api/analyse/events') {
      return await followed(question, init.signal ?? undefined);
    }
    if (kThoughtful.includes(url.pathname)) {
      if (url.pathname === '/api/explorer') await prepareExplorer();
      return answered(200, await thinker.ask(question, init.signal ? { signal: init.signal } : {}));
    }
    const changes = method === 'POST' && kChanging.test(url.pathname);
    return answered(200, await keeper.ask(question, changes));
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

// SPDX-License-Identifier: MIT
// Harary for JavaScript: who wins a colouring game on a graph, and by which moves. Everything is
// computed here; nothing is sent anywhere.
import { compile, Engine, EngineDied, mostMemory, Refusal } from './engine.js';
import { RemoteEngine } from './remote.js';

export { compile, EngineDied, mostMemory, Refusal, RemoteEngine };

const kCertificate = '/certificate.hcert';

// { question, seconds, … } of a call, in the words of the engine.
function asked(ask, game, options, { seconds, onEvent, signal, ...more }) {
  const question = { ask, ...more };
  if (game !== undefined) question.game = game;
  if (options !== undefined) question.options = asTexts(options);
  if (seconds !== undefined) {
    if (!(seconds > 0)) throw new Refusal(422, 'seconds: must be a number above 0');
    question.milliseconds = Math.ceil(seconds * 1000);
  }
  return { question, hooks: { tell: onEvent, signal } };
}

// Options are texts, as on the command line: { board: 'K7', order: 9, misere: true }.
function asTexts(options) {
  return Object.fromEntries(
    Object.entries(options ?? {})
      .filter(([, value]) => value !== undefined && value !== null && value !== false)
      .map(([name, value]) => [name, String(value)]),
  );
}

class Harary {
  #engine;
  #tablebases = 0;
  constructor(engine) {
    this.#engine = engine;
  }

  async #ask(...call) {
    const { question, hooks } = asked(...call);
    return this.#engine.ask(question, hooks);
  }

  // All games with their options.
  catalogue() {
    return this.#ask('catalogue', undefined, undefined, {});
  }

  // Who wins from the start: the JSON of `harary solve --json`. With { certificate: true } the
  // answer has the bytes of a certificate as well.
  async solve(game, options = {}, { certificate, certificateOf, ...more } = {}) {
    if (!certificate) return this.#ask('solve', game, options, more);
    try {
      const answer = await this.#ask('solve', game, options, {
        ...more,
        certificate: kCertificate,
        certificate_of: certificateOf ?? 'auto',
      });
      return answer.stopped
        ? answer
        : { ...answer, certificate: await this.#engine.readFile(kCertificate) };
    } finally {
      await this.#engine.removeFile(kCertificate);
    }
  }

  // All moves of a position with their values: `harary analyse --json`. With
  // { question: 'winner' } only who wins after each, which is known sooner. With { follow: true }
  // onEvent hears what is proved of each move as soon as it is.
  analyse(game, options = {}, more = {}) {
    return this.#ask('analyse', game, options, more);
  }

  // The position after a move, { position, mover, moves, … }; without a move the position itself.
  play(game, options = {}, move = undefined, more = {}) {
    return this.#ask('play', game, options, { ...more, ...(move === undefined ? {} : { move }) });
  }

  // A move of the machine: { move, perfect }.
  suggest(game, options = {}, more = {}) {
    return this.#ask('suggest', game, options, more);
  }

  // Checks a certificate by the plain rules: `harary verify --json`.
  async verify(bytes, more = {}) {
    await this.#engine.writeFile(kCertificate, bytes);
    try {
      const { certificate: _, ...report } = await this.#ask('verify', undefined, undefined, {
        ...more,
        file: kCertificate,
      });
      return report;
    } finally {
      await this.#engine.removeFile(kCertificate);
    }
  }

  // Opens a tablebase, given by its files: { 'tablebase.json': bytes, … }. The result looks
  // positions up: `harary probe --json`.
  async tablebase(files) {
    const folder = `/tablebase${++this.#tablebases}`;
    for (const [name, bytes] of Object.entries(files)) {
      await this.#engine.writeFile(`${folder}/${name}`, bytes);
    }
    return {
      probe: (position = '') => this.#ask('probe', undefined, undefined, { folder, position }),
    };
  }

  // Bytes of memory that the engine holds.
  get memory() {
    return this.#engine.memory;
  }
}

// Starts an engine in this thread; while it computes, the thread does nothing else. `wasm`: where
// its code is, if it is not beside this file: a URL, bytes, or a WebAssembly.Module.
export async function load({ wasm } = {}) {
  return new Harary(await Engine.start(await compile(wasm)));
}

// The same in a worker, so that this thread stays free, and a question can be given up by the
// AbortSignal `signal` among its options. close() ends the worker.
export async function loadInWorker({ wasm, restarted } = {}) {
  const module = await compile(wasm);
  const url = new URL('./worker.js', import.meta.url);
  let start = () => new Worker(url, { type: 'module' });
  if (typeof Worker === 'undefined') {
    const threads = await import(/* @vite-ignore */ 'node:worker_threads');
    start = () => new threads.Worker(url);
  }
  const engine = new RemoteEngine(start, () => module, { restarted });
  return Object.assign(new Harary(engine), { close: () => engine.close() });
}

// SPDX-License-Identifier: MIT
// An engine in a worker, with the calls of Engine as promises. Questions are answered in turn. One
// that is given up is asked to stop, where memory may be shared with the worker; else, or if that
// takes too long, the worker is ended, and the next question starts a fresh one. So does an engine
// that has died.
import { EngineDied, Refusal } from './engine.js';

const kPatience = 1000; // milliseconds in which a question must stop

// A page may share memory only if it is isolated from other origins.
const mayShare = () =>
  typeof SharedArrayBuffer !== 'undefined' && (globalThis.crossOriginIsolated ?? true);

export class RemoteEngine {
  #start;
  #wasm;
  #restarted;
  #worker = null;
  #ready = null;
  #waiting = new Map();
  #last = 0;
  memory = 0;

  // `start` makes a worker that runs worker.js; `wasm` gives what compile() takes, or a promise
  // of it; best a module, which a fresh worker need not compile again. `restarted` hears why a worker was ended.
  constructor(start, wasm, { restarted = () => {} } = {}) {
    this.#start = start;
    this.#wasm = wasm;
    this.#restarted = restarted;
  }

  async #send(message, hooks = {}) {
    if (!this.#worker) this.#begin();
    const worker = this.#worker;
    if (message.call !== 'start') await this.#ready;
    if (worker !== this.#worker) throw new EngineDied('it was ended');
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, tell: hooks.tell ?? (() => {}) });
      worker.postMessage({ id, ...message });
    });
  }

  #begin() {
    const worker = this.#start();
    this.#worker = worker;
    const hear = (message) => this.#hear(worker, message);
    const fail = (error) =>
      this.#end(worker, new EngineDied(error?.message ?? 'its worker failed'));
    if (worker.addEventListener) {
      worker.addEventListener('message', (event) => hear(event.data));
      worker.addEventListener('error', (event) => fail(event));
    } else {
      worker.on('message', hear);
      worker.on('error', fail);
      worker.on('exit', () => fail());
    }
    this.#ready = Promise.resolve(this.#wasm()).then((wasm) => {
      if (worker !== this.#worker) throw new EngineDied('it was ended');
      return this.#send({ call: 'start', wasm });
    });
    this.#ready.catch((error) => this.#end(worker, error));
  }

  #hear(worker, { id, event, answer, error, memory }) {
    if (worker !== this.#worker) return;
    const waiting = this.#waiting.get(id);
    if (memory !== undefined) this.memory = memory;
    if (!waiting) return;
    if (event) return waiting.tell(event);
    this.#waiting.delete(id);
    if (!error) return waiting.resolve(answer);
    if (error.kind === 'refusal') return waiting.reject(new Refusal(error.status, error.message));
    const failure =
      error.kind === 'died' ? new EngineDied(error.message) : new Error(error.message);
    waiting.reject(failure);
    if (error.kind === 'died') this.#end(worker, failure);
  }

  // All questions that wait are refused; the next one finds a fresh engine.
  #end(worker, why, restarted = this.#restarted) {
    if (worker !== this.#worker) return;
    this.#worker = null;
    this.#ready = null;
    this.memory = 0;
    worker.terminate();
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(why);
    restarted(why);
  }

  ask(question, { tell, signal } = {}) {
    if (!signal) return this.#send({ call: 'ask', question }, { tell });
    if (signal.aborted) return Promise.reject(signal.reason);
    const stop = mayShare() ? new SharedArrayBuffer(4) : undefined;
    const answer = this.#send({ call: 'ask', question, stop }, { tell });
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      let patience;
      const giveUp = () => {
        reject(signal.reason);
        if (!stop) return this.#end(worker, signal.reason);
        Atomics.store(new Int32Array(stop), 0, 1);
        patience = setTimeout(() => this.#end(worker, signal.reason), kPatience);
      };
      signal.addEventListener('abort', giveUp, { once: true });
      const over = () => {
        signal.removeEventListener('abort', giveUp);
        clearTimeout(patience);
      };
      answer.then(
        (value) => (over(), resolve(value)),
        (error) => (over(), reject(error)),
      );
    });
  }
  writeFile(path, bytes) {
    return this.#send({ call: 'writeFile', path, bytes });
  }
  readFile(path) {
    return this.#send({ call: 'readFile', path });
  }
  removeFile(path) {
    return this.#send({ call: 'removeFile', path });
  }

  // Ends the worker, and gives its memory back; another question would start a fresh one.
  close() {
    if (this.#worker) this.#end(this.#worker, new EngineDied('it was closed'), () => {});
  }
}

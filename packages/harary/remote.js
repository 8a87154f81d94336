// SPDX-License-Identifier: MIT
// An engine in a worker, with the calls of Engine as promises. Calls wait here and are with the worker
// one at a time. One that is given up while it waits is forgotten. One that is with the worker is asked
// to stop, where memory may be shared with the worker; else, or if that takes too long, the worker is
// ended, and the next call starts a fresh one. So does an engine that has died.
import { EngineDied, Refusal } from './engine.js';

const kTimeout = 1000; // milliseconds in which a question must stop

// A page may share memory only if it is isolated from other origins.
const mayShare = () =>
  typeof SharedArrayBuffer !== 'undefined' && (globalThis.crossOriginIsolated ?? true);

export class RemoteEngine {
  #start;
  #wasm;
  #restarted;
  #worker = null;
  #ready = null;
  #starting = null;
  #queue = []; // the first is with the worker, if it has a number
  #last = 0;
  #files = new Set(); // what was written: a fresh worker does not have it
  memory = 0;

  // `start` makes a worker that runs worker.js; `wasm` gives what compile() takes, or a promise
  // of it; best a module, which a fresh worker need not compile again. `restarted` hears why a worker was ended.
  constructor(start, wasm, { restarted = () => {} } = {}) {
    this.#start = start;
    this.#wasm = wasm;
    this.#restarted = restarted;
  }

  #send(message, tell = () => {}) {
    return new Promise((resolve, reject) => {
      if (!this.#worker) this.#begin();
      this.#queue.push({ message, tell, resolve, reject });
      this.#next();
    });
  }

  #next() {
    const [first] = this.#queue;
    if (!first || first.id) return;
    if (!this.#worker) this.#begin();
    first.id = ++this.#last;
    const worker = this.#worker;
    const post = () => {
      if (worker === this.#worker && this.#queue[0] === first) worker.postMessage({ id: first.id, ...first.message });
    };
    this.#ready.then(post, () => {}); // who fails to start has ended
  }

  #begin() {
    const worker = this.#start();
    this.#worker = worker;
    const hear = (message) => this.#hear(worker, message);
    const fail = (error) => this.#end(worker, new EngineDied(error?.message ?? 'its worker failed'));
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
      return new Promise((resolve, reject) => {
        this.#starting = { id: 0, tell: () => {}, resolve, reject };
        worker.postMessage({ id: 0, call: 'start', wasm });
      });
    });
    this.#ready.catch((error) => this.#end(worker, error, { all: true }));
  }

  #hear(worker, { id, event, answer, error, memory }) {
    if (worker !== this.#worker) return;
    if (memory !== undefined) this.memory = memory;
    const waiting = id === 0 ? this.#starting : this.#queue[0];
    if (waiting?.id !== id) return;
    if (event) return waiting.tell(event);
    if (error?.kind === 'died') return this.#end(worker, new EngineDied(error.message));
    if (id !== 0) this.#queue.shift();
    if (!error) {
      this.#note(waiting.message);
      waiting.resolve(answer);
    } else if (error.kind === 'refusal') {
      waiting.reject(new Refusal(error.status, error.message));
    } else {
      waiting.reject(new Error(error.message));
    }
    this.#next();
  }

  #note(message) {
    if (message?.call === 'writeFile') this.#files.add(message.path);
    if (message?.call === 'removeFile') this.#files.delete(message.path);
  }

  // Refuses the call that is with the worker. Those behind it are for a fresh worker; but not where files
  // are lost that they may need, or with `all`.
  #end(worker, why, { all = false, restarted = this.#restarted } = {}) {
    if (worker !== this.#worker) return;
    this.#worker = null;
    this.#ready = null;
    this.#starting?.reject(why);
    this.#starting = null;
    this.memory = 0;
    worker.terminate();
    const lost = this.#queue.splice(0, all || this.#files.size > 0 ? Infinity : 1);
    this.#files.clear();
    for (const { reject } of lost) reject(why);
    restarted(why);
    try {
      this.#next();
    } catch (error) {
      for (const { reject } of this.#queue.splice(0)) reject(error); // there is no worker to be had
    }
  }

  ask(question, { tell, signal } = {}) {
    if (!signal) return this.#send({ call: 'ask', question }, tell);
    if (signal.aborted) return Promise.reject(signal.reason);
    const stop = mayShare() ? new SharedArrayBuffer(4) : undefined;
    const message = { call: 'ask', question, stop };
    const answer = this.#send(message, tell);
    return new Promise((resolve, reject) => {
      let timer;
      const end = () => {
        if (this.#queue[0]?.message === message) this.#end(this.#worker, signal.reason);
      };
      const giveUp = () => {
        reject(signal.reason);
        const place = this.#queue.findIndex((waiting) => waiting.message === message);
        if (place > 0) {
          const [{ reject: forget }] = this.#queue.splice(place, 1);
          return forget(signal.reason);
        }
        if (!stop) return end();
        Atomics.store(new Int32Array(stop), 0, 1);
        timer = setTimeout(end, kTimeout);
      };
      signal.addEventListener('abort', giveUp, { once: true });
      const over = () => {
        signal.removeEventListener('abort', giveUp);
        clearTimeout(timer);
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
    const why = new EngineDied('it was closed');
    if (this.#worker) this.#end(this.#worker, why, { all: true, restarted: () => {} });
  }
}

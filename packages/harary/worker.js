// SPDX-License-Identifier: MIT
// The engine in a worker, of a browser (Web Worker) or of Node (worker_threads). Messages in:
// { wasm } once, then { id, call, … }; messages out: { id, event }, { id, answer } or { id, error }.
import { compile, Engine, EngineDied, Refusal } from './engine.js';

const port = await (async () => {
  if (typeof WorkerGlobalScope !== 'undefined') return globalThis;
  const { parentPort } = await import(/* @vite-ignore */ 'node:worker_threads');
  return parentPort;
})();

let engine = null;

const calls = {
  ask: ({ id, question, stop }) => {
    const flag = stop && new Int32Array(stop);
    return engine.ask(question, {
      tell: (event) => port.postMessage({ id, event, memory: engine.memory }),
      stopped: flag && (() => Atomics.load(flag, 0) !== 0),
    });
  },
  writeFile: ({ path, bytes }) => engine.writeFile(path, bytes),
  readFile: ({ path }) => engine.readFile(path),
  removeFile: ({ path }) => engine.removeFile(path),
};

function told(error) {
  if (error instanceof Refusal)
    return { kind: 'refusal', status: error.status, message: error.message };
  return {
    kind: error instanceof EngineDied ? 'died' : 'error',
    message: String(error?.message ?? error),
  };
}

async function hear(message) {
  const { id, call } = message;
  try {
    if (call === 'start') {
      engine = await Engine.start(await compile(message.wasm));
      port.postMessage({ id, answer: null });
    } else {
      const answer = calls[call](message);
      port.postMessage({ id, answer, memory: engine.memory });
    }
  } catch (error) {
    port.postMessage({ id, error: told(error) });
  }
}

if (port === globalThis) {
  addEventListener('message', (event) => hear(event.data));
} else {
  port.on('message', hear);
}

// SPDX-License-Identifier: MIT
// The engine itself: WebAssembly with a file system in memory, and one function, which takes a
// question as JSON and gives its answer as JSON. See ../../wasm.
import instantiate from './engine/harary.mjs';

// The most bytes of memory that an engine may hold: MAXIMUM_MEMORY in wasm/CMakeLists.txt.
export const mostMemory = 2 ** 31;

// What is wrong with a question, in one line. The status is that of the server's answers: 422 for
// wrong input, 503 for too little time, 507 for too little memory.
export class Refusal extends Error {
  constructor(status, message) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
  }
}

// The engine has died, for example because its stack was too small; it cannot be used any more.
export class EngineDied extends Error {
  constructor(cause) {
    super(`the engine has died (${cause instanceof Error ? cause.message : cause})`, { cause });
    this.name = 'EngineDied';
  }
}

// The compiled code: from a URL, bytes, or a module that was compiled before.
export async function compile(source = new URL('./engine/harary.wasm', import.meta.url)) {
  if (source instanceof WebAssembly.Module) return source;
  if (ArrayBuffer.isView(source) || source instanceof ArrayBuffer)
    return WebAssembly.compile(source);
  const url = new URL(source, import.meta.url);
  if (url.protocol === 'file:') {
    const { readFile } = await import(/* @vite-ignore */ 'node:fs/promises');
    return WebAssembly.compile(await readFile(url));
  }
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  // Some static servers send another type, which the streaming compiler would refuse.
  if (response.headers.get('Content-Type') !== 'application/wasm') {
    return WebAssembly.compile(await response.arrayBuffer());
  }
  return WebAssembly.compileStreaming(response);
}

// A text in the engine's memory, which the caller frees.
function textIn(module, text) {
  const bytes = module.lengthBytesUTF8(text) + 1;
  const at = module._malloc(bytes);
  if (at === 0) throw new Error('there is no memory for the question');
  module.stringToUTF8(text, at, bytes);
  return at;
}

export class Engine {
  #module;
  #tell = () => {};
  #stopped = () => false;
  #dead = null;

  // `module` is what compile() gave.
  static async start(module) {
    const engine = new Engine();
    const hooks = {
      tell: (text) => engine.#tell(JSON.parse(text)),
      stopRequested: () => engine.#stopped(),
      instantiateWasm: (imports, done) => {
        WebAssembly.instantiate(module, imports).then((instance) => done(instance, module));
        return {};
      },
      printErr: () => {},
      print: () => {},
    };
    engine.#module = await instantiate(hooks);
    return engine;
  }

  // Answers a question. `tell` hears events; where `stopped` says true, the answer is what is known
  // so far.
  ask(question, { tell = () => {}, stopped = () => false } = {}) {
    if (this.#dead) throw this.#dead;
    const module = this.#module;
    this.#tell = tell;
    this.#stopped = stopped;
    let text;
    try {
      const request = textIn(module, JSON.stringify(question));
      try {
        text = module.UTF8ToString(module._harary_ask(request));
      } finally {
        module._free(request);
      }
    } catch (error) {
      // What the engine does not catch is a trap of the machine: its memory is in no known state.
      this.#dead = new EngineDied(error);
      throw this.#dead;
    }
    const { answer, refusal } = JSON.parse(text);
    if (refusal) throw new Refusal(refusal.status, refusal.detail);
    return answer;
  }

  // Files for questions that name one: a certificate, the folder of a tablebase.
  writeFile(path, bytes) {
    const folders = path.split('/').slice(1, -1);
    let folder = '';
    for (const name of folders) {
      folder += `/${name}`;
      if (!this.#module.FS.analyzePath(folder).exists) this.#module.FS.mkdir(folder);
    }
    this.#module.FS.writeFile(path, bytes);
  }
  readFile(path) {
    return this.#module.FS.readFile(path);
  }
  removeFile(path) {
    if (this.#module.FS.analyzePath(path).exists) this.#module.FS.unlink(path);
  }

  // Bytes of memory that the engine holds; they grow, and are given back when it ends.
  get memory() {
    return this.#module.HEAPU8?.length ?? 0;
  }
}

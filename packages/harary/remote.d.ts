// SPDX-License-Identifier: MIT
import type { Event, Source } from './engine.js';

/** An engine in a worker that you start yourself; it must run worker.js. */
export class RemoteEngine {
  constructor(
    start: () => Worker,
    wasm: () => Source | Promise<Source>,
    hooks?: { restarted?: (why: Error) => void },
  );
  readonly memory: number;
  ask(
    question: Record<string, unknown>,
    hooks?: { tell?: (event: Event) => void; signal?: AbortSignal },
  ): Promise<unknown>;
  writeFile(path: string, bytes: Uint8Array): Promise<void>;
  readFile(path: string): Promise<Uint8Array>;
  removeFile(path: string): Promise<void>;
  close(): void;
}

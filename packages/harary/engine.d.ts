// SPDX-License-Identifier: MIT
// What an engine tells while it works, what it refuses, and how its code is compiled.

export interface Progress {
  event: 'progress';
  phase: string;
  done: number;
  total: number;
  unit: string;
  seconds: number;
}
export type Event =
  | Progress
  | ({ event: 'begin' } & Record<string, unknown>)
  | ({ event: 'move'; move: string } & Record<string, unknown>);

export type Source = string | URL | ArrayBuffer | ArrayBufferView | WebAssembly.Module;
export function compile(source?: Source): Promise<WebAssembly.Module>;

/** The most bytes of memory that an engine may hold. */
export const mostMemory: number;

/** What is wrong with a question, in one line. */
export class Refusal extends Error {
  constructor(status: number, message: string);
  readonly status: number;
}
/** The engine cannot be used any more. */
export class EngineDied extends Error {}

// SPDX-License-Identifier: MIT
// The answers are the objects that the program prints with --json; docs/values.md explains them.
import type { Event, Source } from './engine.js';

export { compile, EngineDied, mostMemory, Refusal } from './engine.js';
export type { Event, Progress, Source } from './engine.js';
export { RemoteEngine } from './remote.js';

export type Options = Record<string, string | number | boolean | null | undefined>;
export type Side = 'first' | 'second';
export type Outcome = [number, number];

export interface Limits {
  /** Without it a question has all the time it needs. */
  seconds?: number;
  /** Memory for tables; 512 if nothing is said, at most 1536. */
  mebibytes?: number;
  /** Is called with progress and news, from time to time. */
  onEvent?: (event: Event) => void;
  /** Gives the question up; only with loadInWorker(). */
  signal?: AbortSignal;
}

export interface SolveQuestion extends Limits {
  question?: 'outcome' | 'winner' | 'nimber' | 'number' | 'class' | 'form';
  method?: 'auto' | 'search' | 'theorem' | 'heuristic';
  remoteness?: boolean;
  /** Adds the bytes of a certificate to the answer. */
  certificate?: boolean;
  certificateOf?: 'auto' | 'cores' | 'positions';
}

export interface Answer {
  game: string;
  instance: Record<string, string>;
  board?: string;
  winner?: Side | 'tie' | null;
  value?: number | null;
  outcome?: Outcome;
  remoteness?: number | null;
  positions?: number;
  proved?: boolean;
  stopped?: 'time' | 'memory' | 'interrupt';
  certificate?: Uint8Array;
  /** Of the question `form`: the value in canonical form; null if a limit ended the work. */
  form?: string | null;
  /** Numbers as texts: "3/2". */
  mean?: string;
  temperature?: string;
  left_stop?: string;
  right_stop?: string;
  birthday?: number;
  atomic_weight?: string | null;
  reduced?: string | null;
  /** The knots of both walls: temperature and value. */
  thermograph?: { left: [string, string][]; right: [string, string][] };
  class?: 'first' | 'second' | 'red' | 'green' | null;
  [field: string]: unknown;
}

export interface MoveValue {
  move: string;
  winner?: Side | 'tie';
  value?: number;
  outcome?: Outcome;
  remoteness?: number | null;
  best?: boolean;
}
export interface Analysis {
  position: string;
  mover: string;
  finished: boolean;
  moves: MoveValue[];
  stopped?: 'time' | 'memory' | 'interrupt';
  [field: string]: unknown;
}

/** The machine's players; `search` is the older name of `searching`. */
export type Player =
  'perfect' | 'ultra-strong' | 'learning' | 'greedy' | 'searching' | 'random' | 'search';

export interface View {
  position: string;
  mover: string;
  moves: string[];
  [field: string]: unknown;
}

export interface CheckReport {
  game: string;
  instance: Record<string, string>;
  holds: boolean;
  /** Not of a flood, whose `meaning`, `length` and `optimal` say what is proved. */
  statements?: { side: Side; at_least: number; meaning: string; positions: number; moves: number }[];
  violation?: { statement?: number; position?: string; move?: string; reason: string };
  [field: string]: unknown;
}

export interface ProbeReport {
  game: string;
  position: string;
  values: Record<string, Record<string, unknown>>;
  [field: string]: unknown;
}
export interface Tablebase {
  /** Looks a position up; without one the start. */
  probe(position?: string): Promise<ProbeReport>;
}

export interface Harary {
  catalogue(): Promise<Record<string, unknown>[]>;
  solve(game: string, options?: Options, question?: SolveQuestion): Promise<Answer>;
  analyse(
    game: string,
    options?: Options,
    question?: Limits & { position?: string; question?: 'outcome' | 'winner'; follow?: boolean },
  ): Promise<Analysis>;
  /** The position after a move; without a move the position itself. */
  play(
    game: string,
    options?: Options,
    move?: string,
    question?: { position?: string },
  ): Promise<View>;
  /** A move of the machine. */
  suggest(
    game: string,
    options?: Options,
    question?: Limits & { position?: string; opponent?: Player; seed?: number },
  ): Promise<{ move: string; perfect: boolean }>;
  /** Checks a certificate by the plain rules. */
  verify(certificate: Uint8Array, limits?: Limits): Promise<CheckReport>;
  /** Opens a tablebase, given by its files. */
  tablebase(files: Record<string, Uint8Array>): Promise<Tablebase>;
  /** Bytes of memory that the engine holds. */
  readonly memory: number;
}

/** An engine in this thread. */
export function load(options?: { wasm?: Source }): Promise<Harary>;
/** An engine in a worker. A worker that ends is replaced at the next question. */
export function loadInWorker(options?: {
  wasm?: Source;
  restarted?: (why: Error) => void;
}): Promise<Harary & { close(): void }>;

// SPDX-License-Identifier: MIT
// The page of a server: questions go there. The page of static files has engine.ts instead.
import type { Progress, Side } from '../api/types';

export const hasServer: boolean = true;

export const send = (path: string, init: RequestInit): Promise<Response> => fetch(path, init);

// Certificates are checked by the page that has the engine.
export interface CheckReport {
  game: string;
  instance: Record<string, string>;
  holds: boolean;
  winner?: Side | 'tie';
  outcome?: [number, number];
  statements?: { meaning: string; positions: number; moves: number }[]; // of games of two players
  meaning?: string; // of games of one player
  violation?: { statement?: number; position?: string; move?: string; reason: string };
}
export const checkCertificate:
  | ((
      bytes: Uint8Array,
      told: (progress: Progress) => void,
      signal: AbortSignal,
    ) => Promise<CheckReport>)
  | null = null;

// What a person may wait for. The page that has the engine knows how much memory it holds, and may
// hold at most.
export type EngineWork = 'analysis' | 'explorer' | 'jobs';
export const engineMemory: ((work: EngineWork) => { held: number; most: number }) | null = null;

// What the page does when it has been drawn.
export function begin(): void {}

// SPDX-License-Identifier: MIT
// How far from its owner's start each cell lies, from 0 to 1, by steps through the owner's cells: a call spreads so.
import type { CellState, Territory } from './territory';

export function waveOf(
  { neighbours, starts }: Pick<Territory, 'neighbours' | 'starts'>,
  states: readonly CellState[],
): number[] {
  const steps = states.map(() => 0);
  for (const start of starts) {
    const owner = states[start]?.owner ?? 0;
    if (owner === 0) continue;
    const reached = new Set([start]);
    for (const v of reached) {
      for (const w of neighbours[v]!) {
        if (reached.has(w) || states[w]!.owner !== owner) continue;
        steps[w] = steps[v]! + 1;
        reached.add(w);
      }
    }
  }
  const most = Math.max(1, ...steps);
  return steps.map((count) => count / most);
}

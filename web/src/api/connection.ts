// SPDX-License-Identifier: MIT
// Does the server answer? A question that waits for long, or that is asked again, is told to the
// listeners, and so is the first answer after it.
type State = 'here' | 'slow' | 'away';

let state: State = 'here';
const listeners = new Set<(state: State) => void>();

export const connection = (): State => state;
export function onConnection(listener: (state: State) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
export function connectionIs(now: State) {
  if (now === state) return;
  state = now;
  for (const listener of [...listeners]) listener(now);
}

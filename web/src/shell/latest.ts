// SPDX-License-Identifier: MIT
// What was drawn last, for what happens later: effects run after the paint and answers come after a
// while, and what they closed over is old by then. Preact draws before the next event of a person.
import { useRef } from 'preact/hooks';

export function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}

// SPDX-License-Identifier: MIT
// Points that glide to where they are told to go: the animation of shaking. With reduced motion
// they are there at once.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Point } from '../layout/circle';

const kDuration = 700;

export function useGlide(target: readonly Point[]): readonly Point[] {
  const [shown, setShown] = useState(target);
  const from = useRef(target);
  useEffect(() => {
    const start = from.current;
    const jump =
      start.length !== target.length ||
      start === target ||
      matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (jump) {
      from.current = target;
      setShown(target);
      return;
    }
    const began = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const t = Math.min(1, (now - began) / kDuration);
      const eased = t * t * (3 - 2 * t);
      const points = target.map(([x, y], v): Point => [
        start[v]![0] + (x - start[v]![0]) * eased,
        start[v]![1] + (y - start[v]![1]) * eased,
      ]);
      from.current = t < 1 ? points : target;
      setShown(from.current);
      if (t < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown.length === target.length ? shown : target;
}

// SPDX-License-Identifier: MIT
// An edge drawn with the pointer, from one vertex to another.
import { useState } from 'preact/hooks';
import type { Point } from '../layout/circle';

const kShortest = 12; // units before a press is a line

export interface Pulling {
  line: { from: number; to: Point } | null;
  begin: (vertex: number, at: Point, event: PointerEvent) => void;
  sheet: Record<string, (event: PointerEvent) => void>; // the handlers of the drawing
}

export function usePulling(onEnds: (from: number, to: number) => void): Pulling {
  const [line, setLine] = useState<Pulling['line']>(null);
  const drop = (event: PointerEvent) => {
    setLine(null);
    const to = vertexAt(event);
    if (line && to !== null && to !== line.from) onEnds(line.from, to);
  };
  return {
    line,
    begin: (from, at, event) => {
      if (event.button !== 0) return; // the right button draws
      // No capture here: the whole drawing follows the pointer.
      (event.target as Element).releasePointerCapture?.(event.pointerId);
      setLine({ from, to: at });
    },
    sheet: {
      onPointerMove: (event) => line && setLine({ ...line, to: inDrawing(event) }),
      onPointerUp: drop,
      onPointerLeave: () => setLine(null),
      onPointerCancel: () => setLine(null),
    },
  };
}

function vertexAt(event: PointerEvent): number | null {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  const vertex = under?.closest('.board [data-vertex]')?.getAttribute('data-vertex');
  return vertex === null || vertex === undefined ? null : Number(vertex);
}

function inDrawing(event: PointerEvent): Point {
  const matrix = (event.currentTarget as SVGSVGElement).getScreenCTM()!.inverse();
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
  return [x, y];
}

export function PulledLine({ line, at }: { line: Pulling['line']; at: readonly Point[] }) {
  if (!line) return null;
  const [from, to] = [at[line.from]!, line.to];
  if (Math.hypot(to[0] - from[0], to[1] - from[1]) <= kShortest) return null;
  return <line class="pull" x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />;
}

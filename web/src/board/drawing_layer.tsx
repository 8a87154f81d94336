// SPDX-License-Identifier: MIT
// Arrows and circles on the points of a board. The right button draws at any time: from one point to another, or a
// circle by a click. With the tool the left button, a finger and the keys do the same: arrows go from point to point,
// Enter chooses the first and the second end; the same point twice is a circle. What is drawn again is taken away.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Point } from '../layout/circle';
import type { Drawn, Ink } from '../model/tree';
import { isArrow, nearest } from './roving';

export interface Drawing {
  drawn: readonly Drawn[];
  ink: Ink;
  tool: boolean;
  onDraw: ((one: Drawn) => void) | null; // null where nothing is drawn
}

interface Props {
  places: readonly Point[];
  radius: number; // of a point
  name: (point: number) => string;
  drawing: Drawing;
}
const kHead = 15;
const kReach = 2.2; // radii within which the right button meets a point

export function DrawingLayer({ places, radius, name, drawing }: Props) {
  const { drawn, ink, tool, onDraw } = drawing;
  const layer = useRef<SVGGElement>(null);
  const [from, setFrom] = useState<number | null>(null);
  const [stop, setStop] = useState(0);
  useEffect(() => setFrom(null), [tool, onDraw === null]);
  useEffect(() => {
    const svg = layer.current?.ownerSVGElement;
    if (!svg || !onDraw) return;
    let begun: number | null = null;
    const at = (event: PointerEvent) => pointAt(svg, event, places, radius * kReach);
    const mine = (event: PointerEvent) => event.button === 2 || (tool && event.button === 0);
    const down = (event: PointerEvent) => {
      if (mine(event)) begun = at(event);
      if (tool && event.button === 0)
        (event.target as Element).releasePointerCapture?.(event.pointerId);
    };
    const up = (event: PointerEvent) => {
      const to = begun !== null && mine(event) ? at(event) : null;
      if (begun !== null && to !== null && (event.button === 2 || to !== begun)) {
        onDraw({ ink, from: begun, to });
        setFrom(null);
      }
      begun = null;
    };
    const menu = (event: Event) => event.preventDefault();
    svg.addEventListener('pointerdown', down);
    addEventListener('pointerup', up);
    svg.addEventListener('contextmenu', menu);
    return () => {
      svg.removeEventListener('pointerdown', down);
      removeEventListener('pointerup', up);
      svg.removeEventListener('contextmenu', menu);
    };
  }, [places, radius, ink, tool, onDraw]);
  const pick = (point: number) => {
    if (from === null) return setFrom(point);
    onDraw?.({ ink, from, to: point });
    setFrom(null);
  };
  const pressed = (event: KeyboardEvent, point: number) => {
    if (isArrow(event.key)) {
      const next = nearest(new Map(places.entries()), point, event.key);
      setStop(next);
      layer.current?.querySelector<SVGElement>(`[data-point="${next}"]`)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') pick(point);
    else if (event.key === 'Escape' && from !== null) setFrom(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const shown = drawn.filter((one) => places[one.from] && places[one.to]);
  return (
    <g class={`drawing ${tool && onDraw ? 'tool' : ''}`} ref={layer}>
      {shown.length > 0 && (
        <g role="img" aria-label={`Drawn: ${shown.map((one) => drawnWords(one, name)).join(', ')}`}>
          {shown.map((one) => (
            <Mark key={`${one.from}>${one.to}`} {...{ one, places, radius }} />
          ))}
        </g>
      )}
      {tool &&
        onDraw &&
        places.map(([x, y], i) => (
          <g
            key={i}
            class={`draw-point ink-${ink} ${from === i ? 'begun' : ''}`}
            data-point={i}
            role="button"
            aria-label={`${name(i)}, ${
              from === null ? 'begin here' : from === i ? 'a circle' : `an arrow from ${name(from)}`
            }`}
            tabindex={i === Math.min(stop, places.length - 1) ? 0 : -1}
            onFocus={() => setStop(i)}
            onKeyDown={(event) => pressed(event, i)}
            onClick={(event) => {
              event.stopPropagation();
              pick(i);
            }}
          >
            <circle class="touch" cx={x} cy={y} r={radius * 1.6} />
            <circle class="ring" cx={x} cy={y} r={radius * 1.35} />
          </g>
        ))}
    </g>
  );
}

export const drawnWords = ({ ink, from, to }: Drawn, name: (point: number) => string): string =>
  from === to
    ? `a ${ink} circle at ${name(from)}`
    : `a ${ink} arrow from ${name(from)} to ${name(to)}`;

interface MarkProps {
  one: Drawn;
  places: readonly Point[];
  radius: number;
}
// From the edge of one point to that of the other.
function Mark({ one: { ink, from, to }, places, radius }: MarkProps) {
  const [[x1, y1], [x2, y2]] = [places[from]!, places[to]!];
  if (from === to) {
    return <circle class={`mark ink-${ink}`} data-drawn={from} cx={x1} cy={y1} r={radius * 1.4} />;
  }
  const length = Math.max(1, Math.hypot(x2 - x1, y2 - y1));
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const out = Math.min(radius, length / 4);
  const [sx, sy, ex, ey] = [x1 + dx * out, y1 + dy * out, x2 - dx * out, y2 - dy * out];
  const head = Math.min(kHead, length / 3);
  const [bx, by] = [ex - dx * head, ey - dy * head];
  const wing = head * 0.62;
  return (
    <g class={`mark ink-${ink}`} data-drawn={`${from}>${to}`}>
      <line x1={sx} y1={sy} x2={bx} y2={by} />
      <polygon
        points={`${ex},${ey} ${bx - dy * wing},${by + dx * wing} ${bx + dy * wing},${by - dx * wing}`}
      />
    </g>
  );
}

function pointAt(
  svg: SVGSVGElement,
  event: PointerEvent,
  places: readonly Point[],
  reach: number,
): number | null {
  const matrix = svg.getScreenCTM()?.inverse();
  if (!matrix) return null;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
  let best: number | null = null;
  let least = reach;
  places.forEach(([px, py], i) => {
    const away = Math.hypot(px - x, py - y);
    if (away <= least) [best, least] = [i, away];
  });
  return best;
}

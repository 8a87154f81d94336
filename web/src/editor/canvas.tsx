// SPDX-License-Identifier: MIT
// The sheet of paper: a click on it adds a vertex, clicks on two vertices ink the edge between them,
// dragging moves a vertex. The sheet is one stop of the tab key: arrows go from vertex to vertex, Enter
// is a click. Vertices are added without a mouse by the forms beside it.
import { useEffect, useRef, useState } from 'preact/hooks';
import { isArrow, nearest } from '../board/roving';
import type { Point } from '../layout/circle';
import { addVertex, inkEdge, moveVertex, removeVertex, type Drawing, type Ink } from './drawing';

export type Tool = Ink | 'erase';
interface Props {
  drawing: Drawing;
  tool: Tool;
  onChange: (drawing: Drawing) => void;
}
const kSide = 600;
const kDragAfter = 8; // units before a press is a drag

export function Canvas({ drawing, tool, onChange }: Props) {
  const [end, setEnd] = useState<number | null>(null);
  const [drag, setDrag] = useState<{ vertex: number; place: Point; far: boolean } | null>(null);
  const [stop, setStop] = useState(0);
  const svg = useRef<SVGSVGElement>(null);
  const focused = Math.min(stop, drawing.places.length - 1);
  const go = (vertex: number) =>
    svg.current?.querySelector<SVGGElement>(`[data-vertex="${vertex}"]`)?.focus();
  // The vertex with the focus may have been erased by a key.
  const erased = useRef(false);
  useEffect(() => {
    if (erased.current) go(focused);
    erased.current = false;
  }, [drawing]);
  const placeOf = (event: PointerEvent | MouseEvent): Point => {
    const box = svg.current!.getBoundingClientRect();
    const inside = (x: number) => Math.min(0.97, Math.max(0.03, x));
    return [
      inside((event.clientX - box.left) / box.width),
      inside((event.clientY - box.top) / box.height),
    ];
  };
  const press = (vertex: number) => {
    if (tool === 'erase') {
      setEnd(null);
      return onChange(removeVertex(drawing, vertex));
    }
    if (end === null || end === vertex) return setEnd(end === vertex ? null : vertex);
    onChange(inkEdge(drawing, end, vertex, tool));
    setEnd(null);
  };
  const at = drawing.places.map((place, v) =>
    drag?.far && drag.vertex === v ? drag.place : place,
  );
  const xy = ([x, y]: Point): Point => [x * kSide, y * kSide];

  return (
    <svg
      ref={svg}
      class="graph canvas"
      viewBox={`0 0 ${kSide} ${kSide}`}
      role="group"
      aria-label={`Drawing with ${drawing.places.length} vertices and ${drawing.edges.length} edges`}
      onClick={(event) => {
        if (event.target === svg.current && tool !== 'erase')
          onChange(addVertex(drawing, placeOf(event)));
      }}
      onPointerMove={(event) => {
        if (!drag) return;
        const place = placeOf(event);
        const [x, y] = drawing.places[drag.vertex]!;
        const far = drag.far || Math.hypot(place[0] - x, place[1] - y) * kSide > kDragAfter;
        setDrag({ ...drag, place, far });
      }}
      onPointerUp={() => {
        if (!drag) return;
        if (drag.far) onChange(moveVertex(drawing, drag.vertex, drag.place));
        else press(drag.vertex);
        setDrag(null);
      }}
      onPointerCancel={() => setDrag(null)}
    >
      {drawing.edges.map(({ ends: [u, v], ink }) => {
        const [a, b] = [xy(at[u]!), xy(at[v]!)];
        const line = { x1: a[0], y1: a[1], x2: b[0], y2: b[1] };
        return (
          <g
            key={`${u}-${v}`}
            class={`edge ${ink}`}
            onClick={() => onChange(inkEdge(drawing, u, v, tool === 'erase' ? null : tool))}
          >
            <line class="touch" {...line} />
            <line class="stroke" {...line} />
          </g>
        );
      })}
      {at.map((place, v) => {
        const [x, y] = xy(place);
        return (
          <g
            key={v}
            class={`vertex ${end === v ? 'chosen' : ''}`}
            data-vertex={v}
            role="button"
            tabindex={v === focused ? 0 : -1}
            aria-label={`Vertex ${v}`}
            aria-pressed={end === v}
            onFocus={() => setStop(v)}
            onKeyDown={(event) => {
              if (isArrow(event.key)) go(nearest(new Map(drawing.places.entries()), v, event.key));
              else if (event.key === 'Enter' || event.key === ' ') {
                erased.current = tool === 'erase';
                press(v);
              } else return;
              event.preventDefault();
            }}
            onPointerDown={(event) => {
              // No capture here: the sheet itself follows the pointer.
              (event.currentTarget as Element).releasePointerCapture?.(event.pointerId);
              setDrag({ vertex: v, place: drawing.places[v]!, far: false });
            }}
          >
            <circle class="touch" cx={x} cy={y} r="30" />
            <circle class="dot" cx={x} cy={y} r="20" />
            <text x={x} y={y + 7} style={{ fontSize: '20px' }}>
              {v}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

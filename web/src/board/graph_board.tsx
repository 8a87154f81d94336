// SPDX-License-Identifier: MIT
// A graph whose edges are the moves. An edge is chosen by a click on it, by a click on its two ends
// (the way that is left on a board of 153 edges and on a phone), by drawing it from one end to the other,
// or by the arrow keys and Enter.
// Where a move is several edges, a choice toggles and "Play" confirms.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GraphBoard } from '../api/types';
import { edgesText, edgeText, EdgeIndex, type Edge } from '../model/edges';
import { graphLayout, labelPlaces } from '../layout/graph_layout';
import type { Point } from '../layout/circle';
import { edgeOwners, type Owner } from '../model/position';
import { worthLabel, worthClass, worthWords } from '../model/worth';
import { isArrow, nearest } from './roving';
import { useGlide } from './glide';
import type { BoardProps } from './marks';

const kSide = 600;
const onCanvas = ([x, y]: Point): Point => [x * kSide, y * kSide];
const kOwners = ['open', 'red', 'green', 'third', 'fourth', 'fifth'];
export const ownerClass = (owner: Owner): string =>
  owner === 'drawn' ? 'drawn' : (kOwners[owner] ?? 'fifth');
const kOwnerWords: Record<string, string> = {
  red: 'red',
  green: 'green',
  third: 'player 3’s',
  fourth: 'player 4’s',
  fifth: 'taken',
  drawn: 'drawn',
};

export function GraphBoardView(props: BoardProps<GraphBoard> & { several: boolean }) {
  const { board, position, legal, unlisted, open, marks, several, onMove } = props;
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [end, setEnd] = useState<number | null>(null); // the first end, waiting for the second
  const [focus, setFocus] = useState(0);
  const places = useMemo(() => graphLayout(board).map(onCanvas), [board]);
  const shuffle = marks.shuffle;
  const target = useMemo(() => shaken(places, shuffle), [places, shuffle]);
  const at = useGlide(target);
  const index = useMemo(() => new EdgeIndex(board.edges), [board]);
  const owners = useMemo(() => edgeOwners(board.edges, position), [board, position]);
  const radius = board.order > 24 ? 10 : board.order > 12 ? 13 : board.order > 8 ? 17 : 20;
  const size = board.edges.length > 21 ? 14 : 18; // of the labels
  const longest = Math.max(
    3,
    ...[...marks.values.values()].map((value) => worthLabel(value, marks.mover).length),
  );
  const labels = useMemo(
    () =>
      labelPlaces(
        target,
        board.edges,
        { width: labelWidth(size, longest), height: labelHeight(size) },
        radius,
      ),
    [target, board, longest],
  );
  useEffect(() => {
    setChosen([]);
    setEnd(null);
  }, [position]);

  const single = useMemo(() => {
    const set = new Set<number>();
    for (const move of legal) for (const i of index.ofText(move)) set.add(i);
    if (unlisted) owners.forEach((owner, i) => owner === 0 && set.add(i));
    return set;
  }, [legal, unlisted, index, owners]);
  const name = (v: number) => String(shuffle ? (shuffle[v] ?? v) : v);
  const middle = (i: number): Point => {
    const [u, v] = board.edges[i]!;
    const [a, b] = [at[u]!, at[v]!];
    const t = labels[i] ?? 0.5;
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  };
  const edgeOf = (i: number): Edge => board.edges[i]!;

  const choose = (i: number) => {
    setEnd(null);
    if (!open || !single.has(i)) return;
    if (!several) onMove(edgeText(edgeOf(i)));
    else setChosen(chosen.includes(i) ? chosen.filter((j) => j !== i) : [...chosen, i]);
  };
  const chooseEnd = (v: number) => {
    if (!open) return;
    if (end === null || end === v) return setEnd(end === v ? null : v);
    const i = index.of(end < v ? [end, v] : [v, end]);
    if (i >= 0 && single.has(i)) choose(i);
    else setEnd(v);
  };
  // An edge can also be drawn, from one vertex to the other.
  const svg = useRef<SVGSVGElement>(null);
  const [pull, setPull] = useState<{ from: number; to: Point } | null>(null);
  const vertexAt = (event: PointerEvent): number | null => {
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const vertex = under?.closest('.board [data-vertex]')?.getAttribute('data-vertex');
    return vertex === null || vertex === undefined ? null : Number(vertex);
  };
  const inDrawing = (event: PointerEvent): Point => {
    const matrix = svg.current!.getScreenCTM()!.inverse();
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return [x, y];
  };
  const drawTo = (event: PointerEvent) => {
    const from = pull?.from;
    setPull(null);
    const to = vertexAt(event);
    if (from === undefined || to === null || to === from) return;
    const i = index.of(from < to ? [from, to] : [to, from]);
    if (i >= 0) choose(i);
  };
  const together = edgesText([...chosen].sort((a, b) => a - b).map(edgeOf));
  const worth = chosen.length > 0 ? marks.values.get(together) : undefined;

  const firstLegal = board.edges.findIndex((_, i) => single.has(i));
  const stop = single.has(focus) ? focus : firstLegal;
  const onKeyDown = (event: KeyboardEvent) => {
    const item = (event.target as Element).closest('[data-edge]');
    if (!item) return;
    const i = Number(item.getAttribute('data-edge'));
    if (isArrow(event.key)) {
      const among = new Map([...single].map((j) => [j, middle(j)] as const));
      const next = nearest(among, i, event.key);
      setFocus(next);
      const svg = item.closest('svg');
      svg?.querySelector<SVGElement>(`[data-edge="${next}"]`)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') {
      choose(i);
    } else {
      return;
    }
    event.preventDefault();
  };

  const lastEdges = new Set(index.ofText(marks.last));
  const hinted = new Set(index.ofText(marks.hint));
  const crowded = board.edges.length > 60;
  const drawn = [...board.edges.keys()].sort(
    (a, b) => Number(owners[a] !== 0) - Number(owners[b] !== 0),
  );
  const ended = legal.length === 0 && !unlisted;
  // Labels of outer edges stand halfway out of the drawing.
  const box = boxOf(places, Math.max(radius + 6, crowded ? 0 : 30));

  return (
    <div class="board">
      <svg
        class={`graph ${crowded ? 'crowded' : ''}`}
        viewBox={box.join(' ')}
        style={{ '--ratio': box[2] / box[3] }}
        role="group"
        aria-label={`Board with ${board.order} vertices and ${board.edges.length} edges`}
        onKeyDown={onKeyDown}
        ref={svg}
        onPointerMove={(event) => pull && setPull({ ...pull, to: inDrawing(event) })}
        onPointerUp={drawTo}
        onPointerLeave={() => setPull(null)}
        onPointerCancel={() => setPull(null)}
      >
        {drawn.map((i) => {
          const [u, v] = edgeOf(i);
          const [a, b] = [at[u]!, at[v]!];
          const owner = ownerClass(owners[i]!);
          const movable = owner === 'open' && single.has(i);
          const value = marks.values.get(edgeText([u, v]));
          const words = [
            `Edge ${name(u)}–${name(v)}`,
            owner === 'open' ? (movable ? 'open' : 'not allowed') : kOwnerWords[owner],
            ...(chosen.includes(i) ? ['chosen'] : []),
            ...(lastEdges.has(i) ? ['last move'] : []),
            ...(hinted.has(i) ? [marks.guessed ? 'hint, a guess' : 'hint'] : []),
            ...(marks.reason?.edges.has(edgeText([u, v])) ? ['decides the game'] : []),
            ...(value ? [worthWords(value, marks.mover)] : []),
          ].join(', ');
          const classes = ['edge', owner];
          if (owner === 'open' && !movable && !ended) classes.push('barred');
          if (chosen.includes(i))
            classes.push('chosen', marks.mover === 'first' ? 'by-red' : 'by-green');
          if (lastEdges.has(i)) classes.push('last');
          if (hinted.has(i)) classes.push('hinted', ...(marks.guessed ? ['guessed'] : []));
          if (marks.reason?.edges.has(edgeText([u, v]))) classes.push('reason');
          if (value)
            classes.push('valued', worthClass(value, marks.mover), value.best ? 'best' : 'other');
          const line = { x1: a[0], y1: a[1], x2: b[0], y2: b[1] };
          const usable = movable && open;
          return (
            <g
              key={i}
              class={classes.join(' ')}
              data-edge={i}
              data-move={edgeText([u, v])}
              role={usable ? 'button' : 'img'}
              aria-label={words}
              {...(usable && several ? { 'aria-pressed': chosen.includes(i) } : {})}
              {...(usable ? { tabindex: i === stop ? 0 : -1, onFocus: () => setFocus(i) } : {})}
              onClick={() => choose(i)}
            >
              <line class="touch" {...line} />
              <line class="halo" {...line} />
              <line class="stroke" {...line} />
            </g>
          );
        })}
        {board.edges.map((edge, i) => {
          const value = marks.values.get(edgeText(edge));
          if (!value || crowded) return null;
          const [x, y] = middle(i);
          const text = worthLabel(value, marks.mover);
          const width = labelWidth(size, text.length);
          return (
            <g
              class={`worth ${worthClass(value, marks.mover)} ${value.best ? 'best' : ''}`}
              key={i}
              aria-hidden="true"
            >
              <rect
                x={x - width / 2}
                y={y - labelHeight(size) / 2}
                width={width}
                height={labelHeight(size)}
                rx="6"
              />
              <text x={x} y={y + size * 0.36} style={{ fontSize: `${size}px` }}>
                {text}
              </text>
            </g>
          );
        })}
        {pull &&
          Math.hypot(pull.to[0] - at[pull.from]![0], pull.to[1] - at[pull.from]![1]) > 12 && (
            <line
              class="pull"
              x1={at[pull.from]![0]}
              y1={at[pull.from]![1]}
              x2={pull.to[0]}
              y2={pull.to[1]}
            />
          )}
        {at.map(([x, y], v) => (
          <g
            key={v}
            class={`vertex ${end === v ? 'chosen' : ''} ${marks.reason?.vertices.has(v) ? 'reason' : ''}`}
            data-vertex={v}
            aria-hidden="true"
            onClick={() => chooseEnd(v)}
            onPointerDown={(event) => {
              if (!open) return;
              (event.target as Element).releasePointerCapture?.(event.pointerId);
              setPull({ from: v, to: [x, y] });
            }}
          >
            <circle class="touch" cx={x} cy={y} r={board.order > 18 ? 18 : 32} />
            <circle class="dot" cx={x} cy={y} r={radius} />
            <text x={x} y={y + radius * 0.36} style={{ fontSize: `${radius * 1.05}px` }}>
              {name(v)}
            </text>
          </g>
        ))}
      </svg>
      {several && open && (
        <p class="confirm">
          <span aria-live="polite">
            {chosen.length === 0
              ? 'Choose one or more edges.'
              : `${chosen.length} ${chosen.length === 1 ? 'edge' : 'edges'} chosen${worth ? `: ${worthWords(worth, marks.mover)}` : ''}.`}
          </span>
          <button class="primary" disabled={chosen.length === 0} onClick={() => onMove(together)}>
            Play {chosen.length > 1 ? 'them' : 'it'}
          </button>
          <button disabled={chosen.length === 0} onClick={() => setChosen([])}>
            Clear
          </button>
        </p>
      )}
    </div>
  );
}

// The box of a value beside an edge.
const labelWidth = (size: number, letters: number) => 9 + 0.68 * size * letters;
const labelHeight = (size: number) => 1.4 * size;

// Shaking moves vertices to each other's places.
const shaken = (places: Point[], shuffle: readonly number[] | null): Point[] =>
  shuffle ? places.map((place, v) => places[shuffle[v] ?? v] ?? place) : places;

// The part of the canvas that the vertices fill.
function boxOf(places: readonly Point[], margin: number): [number, number, number, number] {
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return [left, top, Math.max(...xs) + margin - left, Math.max(...ys) + margin - top];
}

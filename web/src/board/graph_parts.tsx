// SPDX-License-Identifier: MIT
// The edges and the vertices of a graph's board, as elements that players take or as what lies between them.
import type { ComponentChildren } from 'preact';
import type { GraphBoard } from '../api/types';
import { edgeText } from '../model/edges';
import type { Elements } from '../model/elements';
import type { Owner } from '../model/position';
import type { Choosing } from './choosing';
import type { ElementKeys } from './element_keys';
import type { ElementMarks } from './element_marks';
import { kNameSize, type Scene } from './graph_scene';
import type { Marks } from './marks';
import type { Pulling } from './pulling';
import { VertexMark } from './vertex_mark';

export interface ElementProps {
  scene: Scene;
  elements: Elements;
  owners: readonly Owner[];
  marks: Marks;
  marksOf: (element: number) => ElementMarks;
  keys: ElementKeys;
  choosing: Choosing;
  several: boolean;
  open: boolean;
  free: ReadonlySet<number>;
}
export interface PartsProps extends ElementProps {
  board: GraphBoard;
}

const lineOf = ({ at }: Scene, [u, v]: readonly [number, number]) => {
  const [a, b] = [at[u]!, at[v]!];
  return { x1: a[0], y1: a[1], x2: b[0], y2: b[1] };
};

// A short stroke across the middle of the edge: the last move.
function tickOf(scene: Scene, ends: readonly [number, number]) {
  const { x1, y1, x2, y2 } = lineOf(scene, ends);
  const half = 11 / Math.max(1, Math.hypot(x2 - x1, y2 - y1));
  const [x, y, dx, dy] = [(x1 + x2) / 2, (y1 + y2) / 2, (y1 - y2) * half, (x2 - x1) * half];
  return { x1: x - dx, y1: y - dy, x2: x + dx, y2: y + dy };
}

// What can be pressed, heard and reached by the keys.
export function Element(
  props: ElementProps & {
    element: number;
    kind: string;
    name: string;
    meets?: boolean; // the first end of the edge that is chosen
    children: ComponentChildren;
  },
) {
  const { element, kind, name, elements, marksOf, keys, choosing, several, children } = props;
  const { classes, words, usable, chosen } = marksOf(element);
  const lit = usable && props.meets;
  const focused = element === keys.stop ? 0 : -1;
  return (
    <g
      class={`${kind} ${classes} ${lit ? 'lit' : ''}`}
      data-element={element}
      data-move={elements.texts[element]}
      role={usable ? 'button' : 'img'}
      aria-label={`${name}, ${words}`}
      {...(usable && several ? { 'aria-pressed': chosen } : {})}
      {...(usable ? { tabindex: focused, onFocus: () => keys.setStop(element) } : {})}
      onClick={() => choosing.choose(element)}
    >
      {children}
    </g>
  );
}

const meets = ({ board, choosing }: PartsProps, edge: number) =>
  board.edges[edge]!.some((v) => v === choosing.end);

// Taken edges lie above open ones.
export function EdgesToTake(props: PartsProps) {
  const { board, scene, owners } = props;
  const { name } = scene;
  const order = [...board.edges.keys()].sort(
    (a, b) => Number(owners[a] !== 0) - Number(owners[b] !== 0),
  );
  return (
    <>
      {order.map((i) => {
        const [u, v] = board.edges[i]!;
        const line = lineOf(scene, [u, v]);
        return (
          <Element
            key={i}
            {...props}
            element={i}
            kind="edge"
            name={`Edge ${name(u)}–${name(v)}`}
            meets={meets(props, i)}
          >
            <line class="touch" {...line} />
            <line class="halo" {...line} />
            <line
              class="stroke"
              {...line}
              style={{ transformOrigin: `${line.x1}px ${line.y1}px` }}
            />
            {props.marksOf(i).last && <line class="tick" {...tickOf(scene, [u, v])} />}
          </Element>
        );
      })}
    </>
  );
}

// The ends of edges to take.
export function Ends({
  board,
  scene,
  marks,
  choosing,
  elements,
  free,
  open,
  pulling,
}: PartsProps & { pulling: Pulling }) {
  const { at, radius, name } = scene;
  // The other ends of what can be taken from the first one.
  const joined = (v: number) =>
    choosing.end !== null &&
    choosing.end !== v &&
    free.has(elements.of(edgeText([choosing.end, v])));
  return (
    <>
      {at.map(([x, y], v) => (
        <g
          key={v}
          class={`vertex ${choosing.end === v ? 'chosen' : ''} ${joined(v) ? 'candidate' : ''} ${marks.reason?.vertices.has(v) ? 'reason' : ''}`}
          data-vertex={v}
          aria-hidden="true"
          onClick={() => choosing.chooseEnd(v)}
          onPointerDown={(event) => open && pulling.begin(v, [x, y], event)}
        >
          <circle class="touch" cx={x} cy={y} r={touchRadius(board)} />
          <circle class="dot" cx={x} cy={y} r={radius} />
          <VertexName {...{ x, y, radius }} text={name(v)} />
        </g>
      ))}
    </>
  );
}

// The edges between vertices to take.
export function Joins({ board, scene, marks }: PartsProps) {
  return (
    <>
      {board.edges.map(([u, v], i) => {
        const reason = marks.reason?.edges.has(edgeText([u, v])) ? 'reason' : '';
        return <line key={i} class={`join ${reason}`} {...lineOf(scene, [u, v])} />;
      })}
    </>
  );
}

// What the second player has or chooses is square.
export function VerticesToTake(props: PartsProps) {
  const { board, scene, owners, marksOf } = props;
  const { at, radius, name } = scene;
  const square = (v: number) =>
    owners[v] === 2 || (marksOf(v).chosen && props.marks.mover === 'second');
  return (
    <>
      {at.map(([x, y], v) => (
        <Element key={v} {...props} element={v} kind="vertex element" name={`Vertex ${name(v)}`}>
          <circle class="touch" cx={x} cy={y} r={touchRadius(board)} />
          <circle class="halo" cx={x} cy={y} r={radius + 7} />
          <VertexMark square={square(v)} {...{ x, y, radius }} />
          <VertexName {...{ x, y, radius }} text={name(v)} />
        </Element>
      ))}
    </>
  );
}

const touchRadius = ({ order }: GraphBoard) => (order > 18 ? 18 : 32);

const VertexName = (props: { x: number; y: number; radius: number; text: string }) => (
  <text
    x={props.x}
    y={props.y + props.radius * 0.36}
    style={{ fontSize: `${props.radius * kNameSize}px` }}
  >
    {props.text}
  </text>
);

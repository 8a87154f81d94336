// SPDX-License-Identifier: MIT
// A position as a small picture, on a sheet of 100 by 100: a graph whose edges or vertices are taken.
import type { GraphBoard } from '../api/types';
import { graphLayout } from '../layout/graph_layout';
import { edgeText } from '../model/edges';
import { elementsOf } from '../model/elements';
import { ownersOf } from '../model/position';
import { ownerClass } from './element_marks';
import type { Pointed } from './marks';
import { VertexMark } from './vertex_mark';

const kMost = 40; // edges; more would be a grey patch
const kScale = 91; // from the unit square, with room for the vertices

export type Drawable = Pick<GraphBoard, 'drawing' | 'order' | 'edges' | 'drawn'>;

export const isSmall = (board: Drawable): boolean => board.edges.length <= kMost;

interface Props {
  board: Drawable;
  position: string;
  named?: boolean; // vertices have their numbers
  reason?: Pointed | null; // what is pointed at
  move?: string; // drawn as it would be made
}

export function SmallGraph({ board, position, named = false, reason = null, move = '' }: Props) {
  const scaled = (x: number) => 50 + kScale * (x - 0.5);
  const at = graphLayout(board).map(([x, y]) => [scaled(x), scaled(y)] as const);
  const elements = elementsOf(board);
  const owners = ownersOf(elements, position);
  const onEdges = elements.kind === 'edges';
  const made = new Set(elements.ofList(move));
  const ofEdge = (i: number) => ownerClass(onEdges ? owners[i]! : 0);
  const order = [...board.edges.keys()].sort(
    (a, b) => Number(ofEdge(a) !== 'open') - Number(ofEdge(b) !== 'open'),
  );
  return (
    <>
      {order.map((i) => {
        const [u, v] = board.edges[i]!;
        const [a, b] = [at[u]!, at[v]!];
        const line = { x1: a[0], y1: a[1], x2: b[0], y2: b[1] };
        const pointed = reason?.edges.has(edgeText([u, v])) ? 'reason' : '';
        return (
          <g key={i} class={`edge small ${ofEdge(i)} ${pointed}`}>
            {reason && <line class="halo" {...line} />}
            <line class="stroke" {...line} />
          </g>
        );
      })}
      {onEdges &&
        [...made].map((i) => {
          const [a, b] = [at[board.edges[i]![0]]!, at[board.edges[i]![1]]!];
          return <line key={`m${i}`} class="here" x1={a[0]} y1={a[1]} x2={b[0]} y2={b[1]} />;
        })}
      {at.map(([x, y], v) => {
        const kind = onEdges ? '' : `element small ${ownerClass(owners[v]!)}`;
        if (onEdges && !named) return <circle key={v} class="dot" cx={x} cy={y} r="4.5" />;
        return (
          <g key={v} class={`vertex ${kind} ${reason?.vertices.has(v) ? 'reason' : ''}`}>
            {!onEdges && made.has(v) && <circle class="here ring" cx={x} cy={y} r="9" />}
            {!onEdges && reason && <circle class="halo" cx={x} cy={y} r="8.5" />}
            <VertexMark square={!onEdges && owners[v] === 2} x={x} y={y} radius={5.5} />
            {named && (
              <text x={x} y={y + 2.4} style={{ fontSize: '7px' }}>
                {v}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

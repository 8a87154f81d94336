// SPDX-License-Identifier: MIT
// A position as a small picture, where the board is a graph whose edges or vertices are taken.
import type { GraphBoard } from '../api/types';
import { graphLayout } from '../layout/graph_layout';
import { elementsOf } from '../model/elements';
import { ownersOf } from '../model/position';
import { ownerClass } from './element_marks';
import { VertexMark } from './vertex_mark';

const kSide = 100;
const kMost = 40; // edges; more would be a grey patch

type Drawable = Pick<GraphBoard, 'drawing' | 'order' | 'edges' | 'drawn'>;

export const isSmall = (board: Drawable): boolean => board.edges.length <= kMost;

export function SmallPosition({ board, position }: { board: Drawable; position: string }) {
  return (
    <svg class="small-position" viewBox={`-6 -6 ${kSide + 12} ${kSide + 12}`} aria-hidden="true">
      <SmallGraph board={board} position={position} />
    </svg>
  );
}

// On a sheet of 100 by 100.
export function SmallGraph({ board, position }: { board: Drawable; position: string }) {
  const at = graphLayout(board).map(([x, y]) => [x * kSide, y * kSide] as const);
  const elements = elementsOf(board);
  const owners = ownersOf(elements, position);
  const onEdges = elements.kind === 'edges';
  const ofEdge = (i: number) => ownerClass(onEdges ? owners[i]! : 0);
  const order = [...board.edges.keys()].sort(
    (a, b) => Number(ofEdge(a) !== 'open') - Number(ofEdge(b) !== 'open'),
  );
  return (
    <>
      {order.map((i) => {
        const [u, v] = board.edges[i]!;
        const [a, b] = [at[u]!, at[v]!];
        return (
          <g key={i} class={`edge small ${ofEdge(i)}`}>
            <line class="stroke" x1={a[0]} y1={a[1]} x2={b[0]} y2={b[1]} />
          </g>
        );
      })}
      {at.map(([x, y], v) =>
        onEdges ? (
          <circle key={v} class="dot" cx={x} cy={y} r="4" />
        ) : (
          <g key={v} class={`vertex element small ${ownerClass(owners[v]!)}`}>
            <VertexMark square={owners[v] === 2} x={x} y={y} radius={6.5} />
          </g>
        ),
      )}
    </>
  );
}

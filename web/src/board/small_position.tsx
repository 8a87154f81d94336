// SPDX-License-Identifier: MIT
// A position as a small picture, where the board is a graph whose edges are the moves.
import type { GraphBoard } from '../api/types';
import { ownerClass } from './graph_board';
import { graphLayout } from '../layout/graph_layout';
import { edgeOwners } from '../model/position';

const kSide = 100;
const kMost = 40; // edges; more would be a grey patch

type Drawable = Pick<GraphBoard, 'order' | 'edges' | 'drawn'>;

export const isSmall = (board: Drawable): boolean => board.edges.length <= kMost;

export function SmallPosition({ board, position }: { board: Drawable; position: string }) {
  const at = graphLayout(board).map(([x, y]) => [x * kSide, y * kSide] as const);
  const owners = edgeOwners(board.edges, position);
  const order = [...owners.keys()].sort(
    (a, b) => Number(owners[a] !== 0) - Number(owners[b] !== 0),
  );
  return (
    <svg class="small-position" viewBox={`-6 -6 ${kSide + 12} ${kSide + 12}`} aria-hidden="true">
      {order.map((i) => {
        const [u, v] = board.edges[i]!;
        const [a, b] = [at[u]!, at[v]!];
        return (
          <g key={i} class={`edge small ${ownerClass(owners[i]!)}`}>
            <line class="stroke" x1={a[0]} y1={a[1]} x2={b[0]} y2={b[1]} />
          </g>
        );
      })}
      {at.map(([x, y], v) => (
        <circle key={v} class="dot" cx={x} cy={y} r="4" />
      ))}
    </svg>
  );
}

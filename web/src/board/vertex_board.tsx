// SPDX-License-Identifier: MIT
// A territory game on a graph: coloured vertices with their colours' numbers; a solid ring around
// the first player's, a dotted one around the second's.
import { useMemo } from 'preact/hooks';
import type { GraphBoard } from '../api/types';
import { graphLayout } from '../layout/graph_layout';
import { colourSymbol, statesOf, type Territory } from '../model/territory';
import { DrawingLayer } from './drawing_layer';
import type { BoardProps } from './marks';
import { ownerWords, startSign, TerritoryFrame } from './territory_frame';

const kSide = 600;
const kRadius = 24;

export function VertexBoardView(props: BoardProps<GraphBoard> & { territory: Territory }) {
  const { board, territory, position, marks } = props;
  const reason = marks.reason?.cells;
  const at = useMemo(
    () => graphLayout(board).map(([x, y]) => [x * kSide, y * kSide] as const),
    [board],
  );
  const states = useMemo(() => statesOf(territory, position), [territory, position]);
  return (
    <TerritoryFrame {...props} states={states}>
      {(tap, chosen) => (
        <svg
          class="graph"
          viewBox={`-10 -10 ${kSide + 20} ${kSide + 20}`}
          role="group"
          aria-label={`Board with ${board.order} coloured vertices`}
        >
          {board.edges.map(([u, v], i) => (
            <line
              key={i}
              class="join"
              x1={at[u]![0]}
              y1={at[u]![1]}
              x2={at[v]![0]}
              y2={at[v]![1]}
            />
          ))}
          {at.map(([x, y], v) => {
            const { colour, owner } = states[v]!;
            return (
              <g
                key={v}
                class={`cell owner${owner} ${reason?.has(v) || chosen.has(v) ? 'reason' : ''}`}
                role="img"
                aria-label={`Vertex ${v}, colour ${colourSymbol(colour)}${ownerWords(owner)}`}
                onClick={() => tap(v)}
              >
                <circle class={`paint c${colour % 10}`} cx={x} cy={y} r={kRadius} />
                {owner !== 0 && (
                  <circle class={`border owner${owner} ring`} cx={x} cy={y} r={kRadius - 3} />
                )}
                <text
                  class={`cell-number ${startSign(territory, v) ? 'start' : ''}`}
                  x={x}
                  y={y + 5}
                >
                  {startSign(territory, v) ?? colourSymbol(colour)}
                </text>
              </g>
            );
          })}
          {props.drawing && (
            <DrawingLayer
              places={at}
              radius={kRadius}
              name={(v) => `Vertex ${v}`}
              drawing={props.drawing}
            />
          )}
        </svg>
      )}
    </TerritoryFrame>
  );
}

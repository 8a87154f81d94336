// SPDX-License-Identifier: MIT
// A position of any game as a small picture, on a sheet of 100 by 100.
import type { About, Board, CellBoard, GraphBoard } from '../api/types';
import { cellLayout } from '../layout/cells';
import { graphLayout } from '../layout/graph_layout';
import { isGraph } from '../model/elements';
import { formulaOf, literalName, literalValue, valuesOf } from '../model/formula';
import { letterCounts } from '../model/position';
import { statesOf, territoryOfCells, territoryOfGraph, type Territory } from '../model/territory';
import type { Pointed } from './marks';
import { SmallGraph } from './small_graph';
import { SmallPoints } from './small_points';

interface Props {
  board: Board;
  position: string;
  about: About | null;
  named?: boolean; // vertices have their numbers, owned cells their owner's letter
  reason?: Pointed | null; // what is pointed at
}

export function SmallBoard({ board, position, about, named = false, reason = null }: Props) {
  if (isGraph(board)) {
    const territory = territoryOfGraph(board);
    if (territory) return <Patches {...{ board, territory, position }} />;
    return <SmallGraph {...{ board, position, named, reason }} />;
  }
  if (board.drawing === 'points') return <SmallPoints {...{ board, position, reason }} />;
  if (board.drawing === 'cells') return <Cells {...{ board, position, named }} />;
  const formula = board.instance['formula'];
  if (typeof formula === 'string') return <Groups {...{ formula, position, about }} />;
  return <Tiles counts={letterCounts(position)} />;
}

const kSign = ['', 'A', 'B'];

function Cells({ board, position, named }: { board: CellBoard; position: string; named: boolean }) {
  const { shapes, width, height } = cellLayout(board);
  const states = statesOf(territoryOfCells(board), position);
  const scale = 94 / Math.max(width, height);
  const [left, top] = [50 - (width * scale) / 2, 50 - (height * scale) / 2];
  return (
    <g transform={`translate(${left} ${top}) scale(${scale})`}>
      {shapes.map(({ corners, middle }, v) => (
        <g key={v} class={`cell owner${states[v]!.owner}`}>
          <polygon
            class={`paint c${states[v]!.colour % 10}`}
            points={corners.map((c) => c.join()).join(' ')}
          />
          {named && (
            <text class="cell-number" x={middle[0]} y={middle[1] + 5}>
              {kSign[states[v]!.owner]}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}

// A graph whose vertices are coloured from the start.
function Patches(props: { board: GraphBoard; territory: Territory; position: string }) {
  const { board, territory, position } = props;
  const at = graphLayout(board).map(([x, y]) => [8 + 84 * x, 8 + 84 * y] as const);
  const states = statesOf(territory, position);
  return (
    <>
      {board.edges.map(([u, v], i) => (
        <line key={i} class="join" x1={at[u]![0]} y1={at[u]![1]} x2={at[v]![0]} y2={at[v]![1]} />
      ))}
      {at.map(([x, y], v) => (
        <circle key={v} class={`paint c${states[v]!.colour % 10}`} cx={x} cy={y} r="6" />
      ))}
    </>
  );
}

// The letters that lie on the heap.
function Tiles({ counts }: { counts: readonly number[] }) {
  const tiles = counts.flatMap((count, i) => Array<string>(count).fill('ABCD'[i]!));
  const most = tiles.length === 4 ? 2 : 3; // in a row
  const across = Math.min(tiles.length, most);
  const down = Math.ceil(tiles.length / most);
  return (
    <>
      {tiles.map((letter, i) => {
        const x = 50 + (i % most) * 31 - (across - 1) * 15.5;
        const y = 50 + Math.floor(i / most) * 31 - (down - 1) * 15.5;
        return (
          <g key={i} transform={`translate(${x} ${y})`}>
            <rect class="tile" x="-14" y="-14" width="28" height="28" rx="6" />
            <text class="tile-letter" y="9">
              {letter}
            </text>
          </g>
        );
      })}
    </>
  );
}

// The groups of a formula, one a row: what is true stands full, what is false struck out.
function Groups(props: { formula: string; position: string; about: About | null }) {
  const { groups } = formulaOf(props.formula);
  const values = valuesOf(props.position);
  const joint = props.about?.joining ?? 'or';
  const step = 90 / Math.max(groups.length, 1);
  return (
    <>
      {groups.map((group, row) => (
        <text key={row} class="tile-letter small" x="50" y={5 + step * (row + 0.5) + 4}>
          {group.map((literal, i) => {
            const value = literalValue(literal, values);
            return (
              <tspan key={i}>
                {i > 0 && ` ${joint} `}
                <tspan
                  {...(value === false ? { 'text-decoration': 'line-through' } : {})}
                  {...(value === true ? { 'text-decoration': 'underline' } : {})}
                >
                  {literalName(literal)}
                </tspan>
              </tspan>
            );
          })}
        </text>
      ))}
    </>
  );
}

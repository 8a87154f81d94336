// SPDX-License-Identifier: MIT
// Hexagonal or square cells. A cell has its colour, the colour's number, and its owner's border: a
// solid one for the first player, a dotted one for the second.
import { useMemo } from 'preact/hooks';
import type { CellBoard } from '../api/types';
import { cellLayout } from '../layout/cells';
import { colourSymbol, statesOf, territoryOfCells } from '../model/territory';
import { waveOf } from '../model/wave';
import { borders } from './borders';
import { DrawingLayer } from './drawing_layer';
import type { BoardProps } from './marks';
import { ownerWords, startSign, TerritoryFrame } from './territory_frame';

const kPad = 6;
const kDrawnRadius = 12; // of what is drawn on a cell

export function CellBoardView(props: BoardProps<CellBoard>) {
  const { board, position, marks } = props;
  const layout = useMemo(() => cellLayout(board), [board]);
  const middles = useMemo(() => layout.shapes.map(({ middle }) => middle), [layout]);
  const territory = useMemo(() => territoryOfCells(board), [board]);
  const states = useMemo(() => statesOf(territory, position), [territory, position]);
  const wave = useMemo(() => waveOf(territory, states), [territory, states]);
  const lines = useMemo(
    () => borders(layout.shapes, territory.neighbours, states),
    [layout, territory, states],
  );
  const [width, height] = [layout.width + 2 * kPad, layout.height + 2 * kPad];
  return (
    <TerritoryFrame {...props} territory={territory} states={states} optimal={board.optimal}>
      {(tap, chosen) => (
        <svg
          class="cells"
          viewBox={`${-kPad} ${-kPad} ${width} ${height}`}
          style={{ '--ratio': width / height }}
          role="group"
          aria-label={`Board with ${board.cells.length} cells in ${new Set(territory.colours).size} colours`}
        >
          {layout.shapes.map(({ corners, middle }, v) => {
            const { colour, owner } = states[v]!;
            const [row, column] = board.cells[v]!;
            return (
              <g
                key={v}
                class={`cell owner${owner} ${marks.reason?.cells.has(v) || chosen.has(v) ? 'reason' : ''}`}
                role="img"
                aria-label={`Row ${row + 1} column ${column + 1}, colour ${colourSymbol(colour)}${ownerWords(owner)}`}
                onClick={() => tap(v)}
              >
                <polygon
                  class={`paint c${colour % 10}`}
                  points={corners.map((c) => c.join()).join(' ')}
                  style={{ '--wave': wave[v] }}
                />
                <text
                  class={`cell-number ${startSign(territory, v) ? 'start' : ''}`}
                  x={middle[0]}
                  y={middle[1] + 5}
                >
                  {startSign(territory, v) ?? colourSymbol(colour)}
                </text>
              </g>
            );
          })}
          {['casing', ''].map((kind) =>
            lines.map(({ owner, from, to }, i) => (
              <line
                key={`${kind}${i}`}
                class={`border owner${owner} ${kind}`}
                x1={from[0]}
                y1={from[1]}
                x2={to[0]}
                y2={to[1]}
              />
            )),
          )}
          {props.drawing && (
            <DrawingLayer
              places={middles}
              radius={kDrawnRadius}
              name={(v) => `Row ${board.cells[v]![0] + 1} column ${board.cells[v]![1] + 1}`}
              drawing={props.drawing}
            />
          )}
        </svg>
      )}
    </TerritoryFrame>
  );
}

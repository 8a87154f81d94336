// SPDX-License-Identifier: MIT
// Hexagonal or square cells. A cell has its colour, the colour's number, and its owner's border: a
// solid one for the first player, a dashed one for the second.
import { useMemo } from 'preact/hooks';
import type { CellBoard } from '../api/types';
import { cellLayout } from '../layout/cells';
import { cellStates, colourSymbol, neighbourLists, symbolColour } from '../model/territory';
import { borders } from './borders';
import { CallBar } from './call_bar';
import type { BoardProps } from './marks';

const kOwnerWords = ['', ', first player’s', ', second player’s'];

export function CellBoardView(props: BoardProps<CellBoard>) {
  const { board, position, calls, legal, open, marks, onMove } = props;
  const layout = useMemo(() => cellLayout(board), [board]);
  const neighbours = useMemo(() => neighbourLists(board), [board]);
  const states = useMemo(() => cellStates(board, position, calls), [board, position, calls]);
  const colours = useMemo(
    () => [...new Set(board.cells.map(([, , colour]) => colour))].sort((a, b) => a - b),
    [board],
  );
  const counts = [1, 2].map((side) => states.filter(({ owner }) => owner === side).length);
  const solo = board.starts.length < 2;
  const call = (colour: number) => {
    const symbol = colourSymbol(colour);
    if (open && legal.includes(symbol)) onMove(symbol);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const colour = event.key.length === 1 ? symbolColour(event.key) : -1;
    if (colour >= 0 && !event.ctrlKey && !event.metaKey && !event.altKey) call(colour);
  };
  const pad = 6;

  return (
    <div class="board" onKeyDown={onKeyDown}>
      <svg
        class="cells"
        viewBox={`${-pad} ${-pad} ${layout.width + 2 * pad} ${layout.height + 2 * pad}`}
        style={{ '--ratio': (layout.width + 2 * pad) / (layout.height + 2 * pad) }}
        role="group"
        aria-label={`Board with ${board.cells.length} cells in ${colours.length} colours`}
      >
        {layout.shapes.map(({ corners, middle }, v) => {
          const { colour, owner } = states[v]!;
          const [row, column] = board.cells[v]!;
          const begins = board.starts.indexOf(v);
          return (
            <g
              key={v}
              class={`cell owner${owner}`}
              role="img"
              aria-label={`Row ${row + 1} column ${column + 1}, colour ${colourSymbol(colour)}${kOwnerWords[owner]}`}
              onClick={() => call(colour)}
            >
              <polygon
                class={`paint c${colour % 10}`}
                points={corners.map((c) => c.join()).join(' ')}
              />
              <text class="cell-number" x={middle[0]} y={middle[1] + 5}>
                {begins >= 0 ? (solo ? '★' : 'AB'[begins]) : colourSymbol(colour)}
              </text>
            </g>
          );
        })}
        {borders(layout.shapes, neighbours, states).map(({ owner, from, to }, i) => (
          <line
            key={i}
            class={`border owner${owner}`}
            x1={from[0]}
            y1={from[1]}
            x2={to[0]}
            y2={to[1]}
          />
        ))}
      </svg>
      <p class="score">
        {solo ? (
          <span>
            <b>{counts[0]}</b> of {board.cells.length} cells
            {calls !== undefined && `, ${calls.length} ${calls.length === 1 ? 'call' : 'calls'}`}
            {typeof board.optimal === 'number' && `; ${board.optimal} are enough`}
          </span>
        ) : (
          <>
            <span>
              <span class="swatch owner1" aria-hidden="true" /> A <b>{counts[0]}</b>
            </span>
            <span>
              <span class="swatch owner2" aria-hidden="true" /> B <b>{counts[1]}</b>
            </span>
            <span>of {board.cells.length}</span>
          </>
        )}
      </p>
      <CallBar {...{ colours, legal, open, marks, onMove }} />
    </div>
  );
}

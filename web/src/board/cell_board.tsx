// SPDX-License-Identifier: MIT
// Hexagonal or square cells. A cell has its colour, the colour's number, and its owner's border: a
// solid one for the first player, a dashed one for the second.
import { useMemo } from 'preact/hooks';
import type { CellBoard } from '../api/types';
import { cellLayout } from '../layout/cells';
import { cellStates, colourSymbol, neighbourLists, symbolColour } from '../model/territory';
import { CallBar } from './call_bar';
import type { BoardProps } from './marks';

const kInset = 0.13;
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
        {layout.shapes.map(({ corners }, v) => {
          const { owner } = states[v]!;
          if (owner === 0) return null;
          // The sides at which a territory ends.
          return corners.map((corner, k) => {
            const next = corners[(k + 1) % corners.length]!;
            const inside = neighbours[v]!.some(
              (w) =>
                states[w]!.owner === owner &&
                onSide(layout.shapes[w]!.middle, layout.shapes[v]!.middle, corner, next),
            );
            if (inside) return null;
            return (
              <line
                key={`${v}.${k}`}
                class={`border owner${owner}`}
                {...inset(corner, next, layout.shapes[v]!.middle)}
              />
            );
          });
        })}
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

// Does the side from a to b lie between the middles of two cells?
function onSide(
  there: readonly [number, number],
  here: readonly [number, number],
  a: readonly [number, number],
  b: readonly [number, number],
): boolean {
  const [x, y] = [(there[0] + here[0]) / 2, (there[1] + here[1]) / 2];
  return Math.abs(x - (a[0] + b[0]) / 2) < 0.5 && Math.abs(y - (a[1] + b[1]) / 2) < 0.5;
}

// The line a little inside its cell, so that neighbours of two owners show both.
function inset(
  a: readonly [number, number],
  b: readonly [number, number],
  middle: readonly [number, number],
) {
  const inside = ([x, y]: readonly [number, number]) =>
    [x + (middle[0] - x) * kInset, y + (middle[1] - y) * kInset] as const;
  const [[x1, y1], [x2, y2]] = [inside(a), inside(b)];
  return { x1, y1, x2, y2 };
}

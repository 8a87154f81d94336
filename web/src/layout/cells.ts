// SPDX-License-Identifier: MIT
// Cells of a grid as polygons. Hexagons are honeycomb-grid's: pointed tops, odd rows half a cell to
// the right, which is how the server counts.
import { defineHex, Orientation } from 'honeycomb-grid';
import type { CellBoard } from '../api/types';
import type { Point } from './circle';

export interface CellShape {
  corners: Point[];
  middle: Point;
}
export interface CellLayout {
  shapes: CellShape[];
  width: number;
  height: number;
}

const kSize = 20; // from the middle of a cell to a corner (hexagon) or half a side (square)

const OddRow = defineHex({ dimensions: kSize, orientation: Orientation.POINTY, offset: -1 });

export function cellLayout(board: Pick<CellBoard, 'shape' | 'cells'>): CellLayout {
  const shapes = board.cells.map(([row, column]) =>
    board.shape === 'hex' ? hexagon(row, column) : square(row, column),
  );
  const xs = shapes.flatMap(({ corners }) => corners.map(([x]) => x));
  const ys = shapes.flatMap(({ corners }) => corners.map(([, y]) => y));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const moved = ([x, y]: Point): Point => [x - left, y - top];
  return {
    shapes: shapes.map(({ corners, middle }) => ({
      corners: corners.map(moved),
      middle: moved(middle),
    })),
    width: Math.max(...xs) - left,
    height: Math.max(...ys) - top,
  };
}

function hexagon(row: number, column: number): CellShape {
  const hex = new OddRow({ col: column, row });
  return { corners: hex.corners.map(({ x, y }) => [x, y]), middle: [hex.x, hex.y] };
}

function square(row: number, column: number): CellShape {
  const side = 2 * kSize;
  const [x, y] = [column * side, row * side];
  return {
    corners: [
      [x, y],
      [x + side, y],
      [x + side, y + side],
      [x, y + side],
    ],
    middle: [x + kSize, y + kSize],
  };
}

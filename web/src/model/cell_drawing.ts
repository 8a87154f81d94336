// SPDX-License-Identifier: MIT
// A board of cells under the brush; a cell without a colour is a hole.
import { colourSymbol, symbolColour } from './territory';

export interface CellDrawing {
  shape: 'hex' | 'square';
  rows: number;
  columns: number;
  cells: (number | null)[];
}

export const kColours = 6;

// Colours without chance: a mixed start that people paint over.
export function newCells(shape: 'hex' | 'square', rows: number, columns: number): CellDrawing {
  const cells = Array.from({ length: rows * columns }, (_, i) => {
    const mixed = Math.imul(i + 1, 2654435761) >>> 8;
    return mixed % kColours;
  });
  return { shape, rows, columns, cells };
}

// Another size; what was painted stays where it is.
export function resized(
  old: CellDrawing,
  shape: CellDrawing['shape'],
  rows: number,
  columns: number,
) {
  const next = newCells(shape, rows, columns);
  for (let r = 0; r < Math.min(rows, old.rows); ++r) {
    for (let c = 0; c < Math.min(columns, old.columns); ++c) {
      next.cells[r * columns + c] = old.cells[r * old.columns + c]!;
    }
  }
  return next;
}

export function paint(drawing: CellDrawing, cell: number, colour: number | null): CellDrawing {
  return { ...drawing, cells: drawing.cells.map((old, i) => (i === cell ? colour : old)) };
}

// "hex:3x2=012.10", in the server's format: width, height, then the rows.
export function boardWord({ shape, rows, columns, cells }: CellDrawing): string {
  const text = cells.map((colour) => (colour === null ? '.' : colourSymbol(colour))).join('');
  return `${shape}:${columns}x${rows}=${text}`;
}

// The word's drawing again; null for another word, such as a board drawn by lot.
export function drawingOfWord(word: string): CellDrawing | null {
  const match = /^(hex|square):(\d{1,3})x(\d{1,3})=([^\s]+)$/.exec(word);
  if (!match) return null;
  const [shape, columns, rows] = [match[1] as CellDrawing['shape'], +match[2]!, +match[3]!];
  const cells = [...match[4]!].map((symbol) => (symbol === '.' ? null : symbolColour(symbol)));
  const whole = cells.length === rows * columns && !cells.includes(-1);
  return whole ? { shape, rows, columns, cells } : null;
}

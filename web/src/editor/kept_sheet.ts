// SPDX-License-Identifier: MIT
// What lies on the editor's sheet is kept in this tab, so that Back and a reload find it.
import { newCells, type CellDrawing } from '../model/cell_drawing';
import { completeDrawing, type Drawing } from './drawing';

export interface Sheet {
  game: string;
  target: string;
  starts: string; // who is to move; "" as the game has it
  drawing: Drawing;
  cells: CellDrawing;
}
const kKey = 'harary.sheet';

export function keptSheet(): Sheet {
  const fresh = {
    game: '', // the first that can be drawn
    target: 'K3',
    starts: '',
    drawing: completeDrawing(5),
    cells: newCells('hex', 5, 5),
  };
  try {
    const kept = JSON.parse(sessionStorage.getItem(kKey) ?? '{}') as Partial<Sheet> | null;
    const sheet: Sheet = { ...fresh, ...kept };
    // This may have been written by another version of the page.
    const { drawing, cells } = sheet;
    const whole =
      Array.isArray(drawing?.places) &&
      Array.isArray(drawing?.edges) &&
      Array.isArray(cells?.cells);
    return whole ? sheet : fresh;
  } catch {
    return fresh;
  }
}

export function keepSheet(sheet: Sheet) {
  sessionStorage.setItem(kKey, JSON.stringify(sheet));
}

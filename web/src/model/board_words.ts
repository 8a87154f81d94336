// SPDX-License-Identifier: MIT
// Boards without a name, in words.
import { counted } from './counted';
import { orderOfGraph6 } from './graph6';

// A board that was drawn has no name; its size tells people which one it was.
export function boardInWords(board: string): string {
  if (board.startsWith('g6:')) {
    return `a drawing with ${counted(orderOfGraph6(board.slice(3)), 'vertices')}`;
  }
  const painted = /^(hex|square):(\d+)x(\d+)=/.exec(board);
  if (painted)
    return `painted ${painted[1] === 'hex' ? 'hexagons' : 'squares'}, ${painted[2]} × ${painted[3]}`;
  return board;
}

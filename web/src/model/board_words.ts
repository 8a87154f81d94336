// SPDX-License-Identifier: MIT
// Boards without a name, in words.
import { orderOfGraph6 } from './graph6';

// A board that was drawn has no name; its size tells people which one it was.
export function boardInWords(board: string): string {
  if (board.startsWith('g6:')) {
    const order = orderOfGraph6(board.slice(3));
    return `a drawing with ${order} ${order === 1 ? 'vertex' : 'vertices'}`;
  }
  const painted = /^(hex|square):(\d+)x(\d+)=/.exec(board);
  if (painted)
    return `painted ${painted[1] === 'hex' ? 'hexagons' : 'squares'}, ${painted[2]} × ${painted[3]}`;
  return board;
}

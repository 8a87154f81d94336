// SPDX-License-Identifier: MIT
// A position of a board of elements as a picture of its own, where it is not too large to be one.
import type { Board } from '../api/types';
import { hasElements, isGraph, type ElementBoard } from '../model/elements';
import { territoryOfGraph } from '../model/territory';
import type { Pointed } from './marks';
import { isSmall, SmallGraph, type Drawable } from './small_graph';
import { SmallPoints } from './small_points';

const kMostPoints = 81;

type Pictured = Drawable | Extract<ElementBoard, { drawing: 'points' }>;

// null for boards that would be a grey patch, and for all other kinds.
export function picturedIn(board: Board): ElementBoard | null {
  if (!hasElements(board)) return null;
  if (!isGraph(board)) return board.points.names.length <= kMostPoints ? board : null;
  return isSmall(board) && !territoryOfGraph(board) ? board : null;
}

interface Props {
  board: Pictured;
  position: string;
  reason?: Pointed | null;
  move?: string; // drawn as it would be made
}

export function SmallPosition({ board, ...rest }: Props) {
  return (
    <svg class="small-position" viewBox="0 0 100 100" aria-hidden="true">
      {board.drawing === 'points' ? (
        <SmallPoints board={board} {...rest} />
      ) : (
        <SmallGraph board={board} {...rest} />
      )}
    </svg>
  );
}

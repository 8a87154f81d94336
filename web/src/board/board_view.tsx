// SPDX-License-Identifier: MIT
// The board of any game, by the kind of drawing that the server names.
import { hasElements, isGraph } from '../model/elements';
import type { Board } from '../api/types';
import { CellBoardView } from './cell_board';
import { ElementBoardView } from './element_board';
import { territoryOfGraph } from '../model/territory';
import { useKeepFocus } from './keep_focus';
import { FormulaBoardView } from './formula_board';
import { LetterBoardView } from './letter_board';
import { VertexBoardView } from './vertex_board';
import type { BoardProps } from './marks';

export function BoardView(props: BoardProps<Board>) {
  return (
    <div class="board-place" {...useKeepFocus(props.open, props.position, props.over)}>
      <Kind {...props} />
    </div>
  );
}

function Kind({ board, ...rest }: BoardProps<Board>) {
  if (isGraph(board)) {
    const territory = territoryOfGraph(board);
    if (territory) return <VertexBoardView board={board} territory={territory} {...rest} />;
  }
  if (hasElements(board)) return <ElementBoardView board={board} {...rest} />;
  if (board.drawing === 'cells') return <CellBoardView board={board} {...rest} />;
  if (typeof board.instance['formula'] === 'string')
    return <FormulaBoardView board={board} {...rest} />;
  return <LetterBoardView board={board} {...rest} />;
}

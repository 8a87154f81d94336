// SPDX-License-Identifier: MIT
// What the board of the table shows beside the position.
import { useMemo } from 'preact/hooks';
import { pointedOf, type Marks } from '../board/marks';
import { playerNumber } from '../model/players';
import { valuesByMove } from '../model/worth';
import type { Session } from './session';
import type { TableAnalysis } from './table_analysis';

export function useTableMarks(
  session: Session,
  { asked, on }: TableAnalysis,
  danger: ReadonlySet<string>,
): Marks {
  const { state, view } = session;
  return useMemo(
    () => ({
      values: asked.value ? valuesByMove(asked.value) : new Map(),
      mover: view.mover,
      player: playerNumber(view.mover_name),
      gains: on && !asked.busy && asked.error === '' && !view.over,
      pending: state.pending,
      danger,
      last: state.at > 0 ? state.moves[state.at - 1]! : '',
      hint: state.hint,
      guessed: state.guessed,
      reason: pointedOf(view.reason),
      shuffle: session.shaken ? (state.match?.shuffle ?? null) : null,
    }),
    [
      asked.value,
      asked.busy,
      on,
      view,
      state.at,
      state.moves,
      state.hint,
      state.match,
      state.pending,
      danger,
    ],
  );
}

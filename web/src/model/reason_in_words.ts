// SPDX-License-Identifier: MIT
// Why a game that colours no edges is over: territories, letters, formulas. Null for other games.
import type { Board, Side, Verdict } from '../api/types';
import { formulaOf, valuesOf, type Literal } from './formula';
import { other, sideName, type Naming } from './players';
import { statesOf, territoryOfCells, territoryOfGraph } from './territory';

interface Ended {
  board: Board;
  position: string;
  mover: Side;
  verdict: Verdict;
  last: string; // the last move
  naming: Naming;
}

export function sentenceOf(ended: Ended): string | null {
  const { game } = ended.board;
  if (game === 'honeybee') return territories(ended);
  if (game === 'letters') return lastLetter(ended);
  if (['pos-cnf', 'pos-dnf', 'qbf'].includes(game)) return formula(ended);
  return null;
}

function territories({ board, position, naming }: Ended): string | null {
  if (board.drawing === 'letters') return null;
  const territory = board.drawing === 'cells' ? territoryOfCells(board) : territoryOfGraph(board);
  if (!territory) return null;
  const states = statesOf(territory, position);
  const owned = (side: number) => states.filter(({ owner }) => owner === side).length;
  const what = board.drawing === 'cells' ? 'cells' : 'vertices';
  const [a, b] = [sideName(naming, 'first'), sideName(naming, 'second')];
  return `${a} has ${owned(1)} of ${states.length} ${what}, ${b} ${owned(2)}.`;
}

function lastLetter({ board, mover, last, naming }: Ended): string {
  if (last === '') return 'One letter is left.';
  const judged = board.instance['misere'] ? 'loses' : 'wins';
  return `One letter is left: ${sideName(naming, other(mover))} made the last trade, and ${judged}.`;
}

// A group of "or" must have something true, a group of "and" nothing false.
function formula({ board, position, verdict }: Ended): string | null {
  const { groups } = formulaOf(String(board.instance['formula']));
  const values = valuesOf(board.game, position);
  const said = (group: Literal[], word: string) =>
    group.map(({ variable, negated }) => `${negated ? 'not ' : ''}x${variable}`).join(` ${word} `);
  const is = (wanted: boolean) => (literal: Literal) => {
    const value = values.get(literal.variable);
    return value !== undefined && (value !== literal.negated) === wanted;
  };
  const won = verdict.winner === 'first';
  if (board.game === 'pos-dnf') {
    const found = groups.find((group) => group.every(is(true)));
    if (won) return found ? `All of a group is true: ${said(found, 'and')}.` : null;
    return groups.every((group) => group.some(is(false)))
      ? 'Every group has a part that is false.'
      : null;
  }
  const failed = groups.find((group) => group.every(is(false)));
  if (!won) return failed ? `Nothing of a group is true: ${said(failed, 'or')}.` : null;
  return groups.every((group) => group.some(is(true)))
    ? 'Every group has a part that is true.'
    : null;
}

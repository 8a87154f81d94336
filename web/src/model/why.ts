// SPDX-License-Identifier: MIT
// Why a position is won or lost, in a sentence or two: how many moves keep the
// result, how many end the game at once, and what best play ends with.
import type { Analysis, View } from '../api/types';
import { classesOf } from './classes';
import { counted } from './counted';
import { moverText, sideOfWinner, winnerText, type Naming } from './players';
import { worthOf } from './worth';

export interface Ending {
  length: number; // moves of the line
  complete: boolean;
  view: View; // its last position
}

export function whyWords(
  analysis: Analysis,
  view: View,
  naming: Naming,
  [element, elements]: readonly [one: string, many: string],
  ending: Ending | null,
): string {
  const said: string[] = [];
  const who = moverText(naming, view);
  const { moves, winner } = analysis;
  if (winner && winner !== 'none' && naming.marks !== 'solo') {
    const side = winner === 'tie' ? null : sideOfWinner(winner);
    const keeping = moves.filter(
      (value) => worthOf(value, view.mover) === (winner === 'tie' ? 'tie' : 'win'),
    );
    const kinds = classesOf({ ...analysis, moves: keeping }, view.mover).length;
    const losing = moves.filter(
      (value) => worthOf(value, view.mover) === 'loss' && value.remoteness === 1,
    ).length;
    if (side !== null && side !== view.mover) {
      said.push(
        `Every ${element} that ${who} can take loses to the right reply` +
          (losing > 0 ? `, and ${counted(losing, elements)} of ${moves.length} at once.` : '.'),
      );
    } else if (keeping.length < moves.length) {
      const alike = kinds === 1 && keeping.length > 1 ? ', all alike' : '';
      const what = winner === 'tie' ? 'tie' : 'win';
      said.push(
        `Of ${counted(moves.length, elements)} only ${keeping.length} ${keeping.length === 1 ? 'keeps' : 'keep'} the ${what}${alike}` +
          (losing > 0 ? `; ${losing} would lose at once.` : '.'),
      );
    } else {
      said.push(`Every ${element} keeps the ${winner === 'tie' ? 'tie' : 'win'}.`);
    }
    if (side !== null && ending?.complete && ending.view.reason) {
      const moves = counted(ending.length, 'moves');
      said.push(`Best play by both takes ${moves} and ends so: ${ending.view.reason.text}`);
      if (!/[.!]$/.test(ending.view.reason.text)) said.push('.');
    } else if (side !== null && ending && !ending.complete) {
      said.push(`${winnerText(naming, winner)} in the end; the line is too long to show whole.`);
    }
  }
  return said.join(' ').replace(' .', '.');
}

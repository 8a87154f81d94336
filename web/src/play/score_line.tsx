// SPDX-License-Identifier: MIT
// The running score of a scoring game.
import { isGraph } from '../model/elements';
import { useMemo } from 'preact/hooks';
import type { Board } from '../api/types';
import { bothPoints } from '../model/reason';
import { isScoring, type ScoringGame } from '../model/scores';

const kWhat: Record<ScoringGame, string> = {
  clique: 'Most vertices that are all joined',
  star: 'Most edges at one vertex',
  capture: 'Vertices captured',
  colex: 'Edges of the largest Colex graph',
};

export function ScoreLine({ board, position }: { board: Board; position: string }) {
  const { game } = board;
  const points = useMemo(
    () => (isGraph(board) && isScoring(game) ? bothPoints(game, board, position) : null),
    [board, position],
  );
  if (!points || !isScoring(game)) return null;
  return (
    <p class="score running">
      <span>{kWhat[game]}:</span>
      <span>
        <span class="swatch colours first" aria-hidden="true" /> Red <b>{points[0].points}</b>
      </span>
      <span>
        <span class="swatch colours second" aria-hidden="true" /> Green <b>{points[1].points}</b>
      </span>
    </p>
  );
}

// SPDX-License-Identifier: MIT
// What the learning player has seen of a game, and how it got better.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Learning } from '../api/types';
import { LearningCurve } from './learning_curve';

export function LearningStatus({ game }: { game: string }) {
  const [learning, setLearning] = useState<Learning | null>(null);
  useEffect(() => {
    setLearning(null);
    api.learning(game).then(setLearning, () => undefined);
  }, [game]);
  if (!learning) return null;
  const rate =
    learning.games > 0 ? ` (${Math.round((100 * learning.won) / learning.games)} %)` : '';
  return (
    <>
      <dl class="facts" aria-label="What the learning player knows">
        <div>
          <dt>Games learned from</dt>
          <dd>{learning.games}</dd>
        </div>
        <div>
          <dt>Won by the machine</dt>
          <dd>
            {learning.won}
            {rate}
          </dd>
        </div>
        <div>
          <dt>Positions remembered</dt>
          <dd>{learning.positions}</dd>
        </div>
      </dl>
      <LearningCurve parts={learning.curve} />
    </>
  );
}

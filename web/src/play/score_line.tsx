// SPDX-License-Identifier: MIT
// The running score of a game with points.
import type { About, Naming, View } from '../api/types';
import { sideName } from '../model/players';
import { capital } from '../shell/catalogue';

interface Props {
  about: About | null;
  naming: Naming;
  view: View;
}

export function ScoreLine({ about, naming, view: { scores } }: Props) {
  if (!about?.points || !scores) return null;
  return (
    <p class="score running">
      <span>{capital(about.points)}:</span>
      {(['first', 'second'] as const).map((side) => (
        <span key={side}>
          <span class={`swatch ${naming} ${side}`} aria-hidden="true" /> {sideName(naming, side)}{' '}
          <b>{scores[side].points}</b>
        </span>
      ))}
    </p>
  );
}

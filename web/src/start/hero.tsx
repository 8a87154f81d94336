// SPDX-License-Identifier: MIT
// What the page is about: a board that plays itself, and where to begin.
import { kThinking, linkText, newLink } from '../model/link';
import type { Example } from '../rules/cards';
import { ExamplePlayer } from '../rules/example';

export const kSimAtOnce = linkText({
  ...newLink('sim'),
  seats: { first: 'perfect', second: 'human' },
  thinking: kThinking,
});

// Perfect play by both: the longest game there is.
const kDemonstration: Example = {
  order: 6,
  plays: '01 02 12 13 03 23 24 04 34 14 05 25 45 15 35'.split(' '),
  shown: '34 45 35',
  said: 'Two perfect players: Red has to close a triangle with the last edge, and loses.',
};

export function Hero() {
  return (
    <section class="hero">
      <div>
        <h1>Colouring games on graphs</h1>
        <p>
          Two players colour the lines of a board in turn. In Sim you must not close a triangle in
          your own colour. Play against machines that never err, and let the analysis tell you what
          each move is worth.
        </p>
        <p class="row">
          <a class="button primary" href={kSimAtOnce}>
            Play Sim now
          </a>
          <a class="button" href="#/puzzles">
            Solve puzzles
          </a>
          <a class="button" href="#/editor">
            Draw a board
          </a>
        </p>
      </div>
      <ExamplePlayer example={kDemonstration} name="Sim" />
    </section>
  );
}

// SPDX-License-Identifier: MIT
// What the page is about: a board that plays itself, and where to begin.
import type { CatalogueEntry } from '../api/types';
import { ruleOf } from '../model/graph_words';
import { kThinking, linkText, newLink } from '../model/link';
import { ExamplePlayer } from '../rules/example';

// Against a machine that never errs.
export const atOnce = ({ game }: CatalogueEntry): string =>
  linkText({
    ...newLink(game),
    seats: { first: 'perfect', second: 'human' },
    thinking: kThinking,
  });

// `opening` is the game that a first visit opens, once the catalogue is there.
export function Hero({ opening }: { opening: CatalogueEntry | null }) {
  const rules = opening?.about.rules.map((text) => ruleOf(text, opening.about.play.options));
  return (
    <section class="hero">
      <div>
        <h1>Colouring games on graphs</h1>
        <p>
          {opening && rules
            ? `${opening.about.title}: ${rules.join(' ')} `
            : 'Two players colour the lines of a board in turn. '}
          Play against machines that never err, and let the analysis tell you what each move is
          worth.
        </p>
        <p class="row">
          {opening && (
            <a class="button primary" href={atOnce(opening)}>
              Play {opening.about.title} now
            </a>
          )}
          <a class="button" href="#/puzzles">
            Solve puzzles
          </a>
          <a class="button" href="#/editor">
            Draw a board
          </a>
        </p>
      </div>
      {opening && <ExamplePlayer entry={opening} />}
    </section>
  );
}

// SPDX-License-Identifier: MIT
// The first view: every game of the catalogue with its picture; one that is chosen opens its form.
import { useState } from 'preact/hooks';
import { shelvesOf, summaryOf, titleOf, useCatalogue } from '../shell/catalogue';
import { Dialog } from '../shell/dialog';
import { kThinking, linkText, newLink } from '../model/link';
import { GameForm } from './game_form';
import { Thumbnail } from './thumbnail';

const kSimAtOnce = linkText({
  ...newLink('sim'),
  seats: { first: 'perfect', second: 'human' },
  thinking: kThinking,
});
const kLargeSim = linkText({
  ...newLink('sim', { board: 'K18', target: 'K4' }),
  seats: { first: 'human', second: 'searching' },
});

export function StartView() {
  const { catalogue, error } = useCatalogue();
  const [chosen, setChosen] = useState('');
  return (
    <>
      <section class="hero">
        <h1>Colouring games on graphs</h1>
        <p>
          Play against machines that never err, let the analysis tell you what each move is worth,
          and ask who wins on boards of your own.
        </p>
        <p class="row">
          <a class="button primary" href={kSimAtOnce}>
            Play Sim now
          </a>
          <a class="button" href={kLargeSim}>
            Sim4: 153 edges
          </a>
          <a class="button" href="#/editor">
            Draw a board
          </a>
        </p>
      </section>
      {error !== '' && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
      {catalogue &&
        shelvesOf(catalogue.games).map(({ title, games }) => (
          <section key={title} class="shelf">
            <h2>{title}</h2>
            <ul class="cards">
              {games.map((entry) => (
                <li key={entry.game} class="card">
                  <button
                    class="face"
                    aria-haspopup="dialog"
                    data-game={entry.game}
                    onClick={() => setChosen(entry.game)}
                  >
                    <Thumbnail game={entry.game} drawing={entry.drawing} />
                    <span class="words">
                      <strong>{titleOf(entry.game)}</strong>
                      <span>{summaryOf(entry)}</span>
                    </span>
                  </button>
                  {chosen === entry.game && (
                    <Dialog title={titleOf(entry.game)} onClose={() => setChosen('')}>
                      <GameForm entry={entry} onClose={() => setChosen('')} />
                    </Dialog>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      {catalogue?.version && <p class="note">Harary {catalogue.version}</p>}
    </>
  );
}

// SPDX-License-Identifier: MIT
// The first view: a board that plays itself, games to begin with one click, and every game of the
// catalogue; one that is chosen opens its form.
import { useState } from 'preact/hooks';
import { openingIn } from '../api/catalogue';
import { shelvesOf, summaryOf, useCatalogue, type Shelf } from '../shell/catalogue';
import { Dialog } from '../shell/dialog';
import { ViewKeys } from '../shell/key_sheet';
import { navigate } from '../shell/route';
import { AtOnce, dailyPuzzle } from './at_once';
import { GameForm } from './game_form';
import { atOnce, Hero } from './hero';
import { YourGames, YourStudies } from './kept_lists';
import { Thumbnail } from './thumbnail';

export function StartView() {
  const { catalogue, error, entryOf } = useCatalogue();
  const [chosen, setChosen] = useState('');
  const entry = entryOf(chosen);
  const opening = openingIn(catalogue);
  const daily = catalogue && dailyPuzzle(catalogue);
  return (
    <>
      <ViewKeys
        actions={[
          ...(opening
            ? [
                {
                  keys: ['s'],
                  words: `Play ${opening.about.title} now`,
                  act: () => navigate(atOnce(opening)),
                },
              ]
            : []),
          ...(daily
            ? [{ keys: ['d'], words: 'Puzzle of the day', act: () => navigate(daily.href) }]
            : []),
          { keys: ['p'], words: 'Puzzles', act: () => navigate('#/puzzles') },
          { keys: ['x'], words: 'Explorer', act: () => navigate('#/explorer') },
          { keys: ['e'], words: 'Editor', act: () => navigate('#/editor') },
        ]}
      />
      <Hero opening={opening} />
      {catalogue && <AtOnce catalogue={catalogue} />}
      <YourGames />
      <YourStudies />
      {error !== '' && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
      {catalogue &&
        shelvesOf(catalogue).map((shelf) => (
          <GameShelf key={shelf.title} shelf={shelf} onGame={setChosen} />
        ))}
      {entry && (
        <Dialog title={entry.about.title} onClose={() => setChosen('')}>
          <GameForm entry={entry} onClose={() => setChosen('')} />
        </Dialog>
      )}
      {catalogue?.version && <p class="note">Harary {catalogue.version}</p>}
    </>
  );
}

function GameShelf({
  shelf: { title, games },
  onGame,
}: {
  shelf: Shelf;
  onGame: (game: string) => void;
}) {
  return (
    <section class="shelf">
      <h2>{title}</h2>
      <ul class="cards">
        {games.map((one) => (
          <li key={one.game} class="card">
            <button
              class="face"
              aria-haspopup="dialog"
              data-game={one.game}
              onClick={() => onGame(one.game)}
            >
              <Thumbnail entry={one} />
              <span class="words">
                <strong>{one.about.title}</strong>
                <span>{summaryOf(one)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

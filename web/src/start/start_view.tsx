// SPDX-License-Identifier: MIT
// The first view: a board to play on at once, today's tiles, and every game of the catalogue; one that is
// chosen opens its form.
import { useState } from 'preact/hooks';
import { openingIn } from '../api/catalogue';
import { useCatalogue } from '../shell/catalogue';
import { Dialog } from '../shell/dialog';
import { ViewKeys } from '../shell/key_sheet';
import { later } from '../shell/later';
import { navigate } from '../shell/route';
import { GameCards } from './game_cards';
import { atOnce, Hero } from './hero';
import { YourGames, YourStudies } from './kept_lists';
import { boardsOfToday, Today } from './today';

const GameForm = later(() => import('./game_form').then((m) => m.GameForm));

export function StartView() {
  const { catalogue, error, entryOf } = useCatalogue();
  const [chosen, setChosen] = useState('');
  const entry = entryOf(chosen);
  const opening = openingIn(catalogue);
  const daily = catalogue && boardsOfToday(catalogue)[0];
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
      <Hero opening={opening} onSetUp={setChosen} />
      {catalogue && <Today catalogue={catalogue} />}
      {catalogue && (
        <p class="all-of-today">
          <a href="#/today">All puzzles of today</a>
        </p>
      )}
      {error !== '' && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
      {catalogue && <GameCards catalogue={catalogue} onGame={setChosen} />}
      <YourGames />
      <YourStudies />
      {entry && (
        <Dialog title={entry.about.title} onClose={() => setChosen('')}>
          <GameForm entry={entry} onClose={() => setChosen('')} />
        </Dialog>
      )}
      {catalogue?.version && <p class="note">Harary {catalogue.version}</p>}
    </>
  );
}

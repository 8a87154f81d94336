// SPDX-License-Identifier: MIT
// Six games as large cards, and all others, by what they are about, behind a fold. Which six is the
// catalogue's to say: the first two of each group that have a place on the start page.
import type { Catalogue, CatalogueEntry } from '../api/types';
import { shelvesOf, summaryOf, type Shelf } from '../shell/catalogue';
import { Thumbnail } from './thumbnail';

const kCards = 6;

// One of each group in order, then a second one of each, from the last group back.
export function cardsOf(catalogue: Catalogue): CatalogueEntry[] {
  const placed = shelvesOf(catalogue).map(({ games }) =>
    games.filter(({ about }) => about.start !== null),
  );
  const first = placed.flatMap((games) => games.slice(0, 1));
  const second = placed.flatMap((games) => games.slice(1, 2)).reverse();
  return [...first, ...second].slice(0, kCards);
}

interface Props {
  catalogue: Catalogue;
  onGame: (game: string) => void;
}

export function GameCards({ catalogue, onGame }: Props) {
  const cards = cardsOf(catalogue);
  const rest = shelvesOf(catalogue)
    .map(({ title, games }) => ({ title, games: games.filter((one) => !cards.includes(one)) }))
    .filter(({ games }) => games.length > 0);
  const hidden = rest.reduce((sum, { games }) => sum + games.length, 0);
  return (
    <section>
      <h2>Games</h2>
      <List games={cards} onGame={onGame} />
      {hidden > 0 && (
        <details class="more-games">
          <summary>{hidden} more games</summary>
          {rest.map((shelf) => (
            <GameShelf key={shelf.title} shelf={shelf} onGame={onGame} />
          ))}
        </details>
      )}
    </section>
  );
}

function GameShelf({ shelf, onGame }: { shelf: Shelf; onGame: (game: string) => void }) {
  return (
    <>
      <h3>{shelf.title}</h3>
      <List games={shelf.games} onGame={onGame} />
    </>
  );
}

function List({
  games,
  onGame,
}: {
  games: readonly CatalogueEntry[];
  onGame: (game: string) => void;
}) {
  return (
    <ul class="games">
      {games.map((one) => (
        <li key={one.game}>
          <button
            class="face"
            aria-haspopup="dialog"
            data-game={one.game}
            onClick={() => onGame(one.game)}
          >
            <span class="pic">
              <Thumbnail entry={one} />
            </span>
            <span class="words">
              <strong>{one.about.title}</strong>
              <span>{summaryOf(one)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

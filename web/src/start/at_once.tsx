// SPDX-License-Identifier: MIT
// Games on boards drawn by lot that begin with one click, and the puzzle of the day.
import type { Catalogue, CatalogueEntry, Seats } from '../api/types';
import { linkText, newLink } from '../model/link';
import { dailyBoard, dayOf, newSeed, presetsOf } from '../model/random_boards';
import { navigateTo } from '../shell/route';
import { solvedOn } from './kept';
import { Thumbnail } from './thumbnail';

// Alone, or against an easy machine.
function seatsOf({ solitaire, players }: CatalogueEntry): Seats {
  if (solitaire) return { first: 'human' };
  return {
    first: 'human',
    second: players.includes('greedy') ? 'greedy' : (players[0] ?? 'human'),
  };
}
const gameOn = (entry: CatalogueEntry, board: string): string =>
  linkText({ ...newLink(entry.game, { board }), seats: seatsOf(entry) });

// The game of one player whose board changes with the date.
export function dailyPuzzle({ games }: Catalogue): { entry: CatalogueEntry; href: string } | null {
  const day = dayOf(new Date());
  const entry = games.find((one) => dailyBoard(one, day) !== '');
  return entry ? { entry, href: gameOn(entry, dailyBoard(entry, day)) } : null;
}

export function AtOnce({ catalogue }: { catalogue: Catalogue }) {
  const daily = dailyPuzzle(catalogue);
  const seeded = catalogue.games.filter((entry) => presetsOf(entry).length > 0);
  if (seeded.length === 0) return null;
  return (
    <section class="shelf">
      <h2>At once</h2>
      <ul class="cards at-once">
        {daily && <DailyCard {...daily} />}
        {[...seeded]
          .sort((a, b) => Number(b.solitaire) - Number(a.solitaire))
          .map((entry) => (
            <NewBoardCard key={entry.game} entry={entry} />
          ))}
      </ul>
    </section>
  );
}

function DailyCard({ entry, href }: { entry: CatalogueEntry; href: string }) {
  const day = dayOf(new Date());
  const solved = solvedOn(day);
  return (
    <li class="card">
      <a class="face" href={href} data-daily={day}>
        <Thumbnail entry={entry} />
        <span class="words">
          <strong>Puzzle of the day</strong>
          <span>
            {entry.about.title}, {presetsOf(entry)[0]!.words}: the same board for all today.
          </span>
          {solved && (
            <span class="solved">
              ✓ Solved today in {solved.calls} calls{solved.best ? ' ★' : ''}
            </span>
          )}
        </span>
      </a>
    </li>
  );
}

function NewBoardCard({ entry }: { entry: CatalogueEntry }) {
  const { words, board } = presetsOf(entry)[0]!;
  return (
    <li class="card">
      <button
        class="face"
        data-once={entry.game}
        onClick={() => navigateTo(gameOn(entry, `${board}${newSeed()}`))}
      >
        <Thumbnail entry={entry} />
        <span class="words">
          <strong>{entry.about.title}, a new board</strong>
          <span>
            {words}
            {entry.solitaire ? '. In how few calls?' : ', against a greedy machine.'}
          </span>
        </span>
      </button>
    </li>
  );
}

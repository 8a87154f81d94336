// SPDX-License-Identifier: MIT
// Three tiles: the puzzle of the day with the days behind it, the last unfinished game, and today's board.
import type { Catalogue, CatalogueEntry, Options, Seats } from '../api/types';
import { counted } from '../model/counted';
import { stepsOf } from '../model/levels';
import { linkText, newLink, parseLink } from '../model/link';
import { playerName } from '../model/players';
import { dailyBoards, dayOf, newSeed, presetsOf, type DailyBoard } from '../model/random_boards';
import { navigateTo } from '../shell/route';
import { keptGames, solvedOn } from './kept';
import { Thumbnail } from './thumbnail';

// Alone, or against an easy machine.
const seatsOf = ({ solitaire, players }: CatalogueEntry): Seats =>
  solitaire ? { first: 'human' } : { first: 'human', second: stepsOf(players)[1] ?? 'human' };
const gameOn = (entry: CatalogueEntry, options: Options): string =>
  linkText({ ...newLink(entry.game, options), seats: seatsOf(entry) });

export interface BoardOfToday extends DailyBoard {
  entry: CatalogueEntry;
  href: string;
}
// The boards that change with the date, of the first game of one player that has some.
export function boardsOfToday({ games }: Catalogue): BoardOfToday[] {
  const day = dayOf(new Date());
  for (const entry of games) {
    const boards = dailyBoards(entry, day);
    if (boards.length > 0)
      return boards.map((one) => ({ ...one, entry, href: gameOn(entry, one.options) }));
  }
  return [];
}

export function Today({ catalogue }: { catalogue: Catalogue }) {
  const daily = boardsOfToday(catalogue)[0];
  const seeded = catalogue.games.find(
    (entry) => presetsOf(entry).length > 0 && entry !== daily?.entry,
  );
  return (
    <ul class="tiles">
      {daily && <DailyTile {...daily} />}
      <GoOnTile catalogue={catalogue} />
      {(seeded ?? daily?.entry) && <NewBoardTile entry={(seeded ?? daily?.entry)!} />}
    </ul>
  );
}

const kDays = 7;
const kDay = 86_400_000;

function DailyTile({ entry, href, words }: BoardOfToday) {
  const now = new Date();
  const day = dayOf(now);
  const solved = solvedOn(day);
  const days = Array.from({ length: kDays }, (_, i) =>
    dayOf(new Date(now.getTime() - (kDays - 1 - i) * kDay)),
  );
  const done = days.filter((one) => solvedOn(one) !== null).length;
  return (
    <li class="card">
      <a class="face" href={href} data-daily={day}>
        <Thumbnail entry={entry} />
        <span class="words">
          <strong>Puzzle of the day</strong>
          <span>
            {entry.about.title}, {words}: the same board for all today.
          </span>
          <span class="days" aria-hidden="true">
            {days.map((one) => (
              <i key={one} class={`${solvedOn(one) ? 'done' : ''} ${one === day ? 'today' : ''}`} />
            ))}
          </span>
          {done > 0 && <span class="unseen">{done} of the last seven days solved</span>}
          {solved && (
            <span class="solved">
              ✓ Solved today in {counted(solved.calls, 'calls')}
              {solved.best ? ' ★' : ''}
              {solved.hints ? `, ${counted(solved.hints, 'hints')}` : ''}
            </span>
          )}
        </span>
        <span class="go" aria-hidden="true">
          →
        </span>
      </a>
    </li>
  );
}

// The latest game that is not over; without one, puzzles.
function GoOnTile({ catalogue }: { catalogue: Catalogue }) {
  const kept = keptGames().find(({ over }) => !over);
  const entry = catalogue.games.find(({ game }) => game === kept?.game) ?? null;
  if (!kept || !entry) {
    const opening = catalogue.games.find(({ about }) => about.puzzles.length > 0) ?? null;
    return (
      <li class="card">
        <a class="face" href="#/puzzles">
          <Thumbnail entry={opening} />
          <span class="words">
            <strong>One move wins</strong>
            <span>Find it. The engine knows that every other one loses.</span>
          </span>
          <span class="go" aria-hidden="true">
            →
          </span>
        </a>
      </li>
    );
  }
  const seats = Object.values(parseLink(kept.hash)?.seats ?? {}).filter((seat) => seat !== 'human');
  return (
    <li class="card">
      <button class="face" onClick={() => navigateTo(kept.hash, kept.match)}>
        <Thumbnail entry={entry} />
        <span class="words">
          <strong>Go on</strong>
          <span>
            {entry.about.title}
            {seats.length > 0 ? ` against ${playerName(seats[0]!)}` : ''}, after{' '}
            {counted(kept.moves, 'moves')}
          </span>
        </span>
        <span class="go" aria-hidden="true">
          →
        </span>
      </button>
    </li>
  );
}

function NewBoardTile({ entry }: { entry: CatalogueEntry }) {
  const { words, board } = presetsOf(entry)[0]!;
  return (
    <li class="card">
      <button
        class="face"
        data-once={entry.game}
        onClick={() => navigateTo(gameOn(entry, { board: `${board}${newSeed()}` }))}
      >
        <Thumbnail entry={entry} />
        <span class="words">
          <strong>{entry.about.title}, a new board</strong>
          <span>
            {words}
            {entry.solitaire
              ? '. In how few calls?'
              : `, against ${playerName(seatsOf(entry).second!)}`}
          </span>
        </span>
        <span class="go" aria-hidden="true">
          →
        </span>
      </button>
    </li>
  );
}

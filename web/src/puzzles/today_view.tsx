// SPDX-License-Identifier: MIT
// All puzzles of today: how they ended, the days in a row, a calendar, and a text to share that tells no solution.
import { useEffect, useState } from 'preact/hooks';
import { boardFor } from '../api/pictures';
import { dayWords, weeksUpTo } from '../model/days';
import { dayOf } from '../model/random_boards';
import { useCatalogue } from '../shell/catalogue';
import { solvedOn, type Solved } from '../start/kept';
import { Thumbnail } from '../start/thumbnail';
import { boardsOfToday, type BoardOfToday } from '../start/today';
import {
  dailyAddress,
  dailyResults,
  isDone,
  kDailyPuzzles,
  shareText,
  streakUpTo,
  type DailyResult,
} from './daily';
import { PuzzleTabs } from './puzzle_tabs';

const kWeeks = 5;
const kWeekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

export function TodayView() {
  const { catalogue, titleOf } = useCatalogue();
  const [said, setSaid] = useState('');
  const today = dayOf(new Date());
  const results = dailyResults(today);
  const boards = catalogue ? boardsOfToday(catalogue) : [];
  const streak = streakUpTo(today);
  const text = shareText(
    today,
    results,
    boards.map((one) => ({ title: titleOfBoard(one), solved: solvedOn(today, one.way) })),
    streak,
    titleOf,
    `${location.origin}${location.pathname}#/today`,
  );
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid('Copied.'),
      () => setSaid('Copying is not allowed here; mark the text and copy it by hand.'),
    );
  return (
    <section class="page today">
      <h1>
        Today <small>{dayWords(today)}</small>
      </h1>
      <PuzzleTabs here="daily" />
      <p class="streak">{streakWords(streak, isDone(today))}</p>
      <ul class="cards">
        {boards.map((board) => (
          <BoardCard key={board.way} board={board} solved={solvedOn(today, board.way)} />
        ))}
        {Array.from({ length: kDailyPuzzles }, (_, i) => (
          <PuzzleCard
            key={i}
            href={dailyAddress({ day: today, number: i + 1 })}
            number={i + 1}
            result={results[i + 1]}
          />
        ))}
      </ul>
      <div class="two-columns">
        <Calendar today={today} />
        <div class="share">
          <h2 id="share-title">To share</h2>
          <textarea
            readOnly
            aria-labelledby="share-title"
            rows={text.split('\n').length}
            value={text}
            onFocus={(e) => e.currentTarget.select()}
          />
          <p class="row">
            <button class="primary" onClick={() => void copy()}>
              Copy
            </button>
            <small role="status">{said}</small>
          </p>
        </div>
      </div>
    </section>
  );
}

function streakWords(streak: number, done: boolean): string {
  if (streak === 0) return 'Solve one of these, and a row of days begins.';
  const days = streak === 1 ? 'One day' : `${streak} days in a row`;
  return done ? `${days}. Come back tomorrow.` : `${days}. Solve one today to go on.`;
}

const titleOfBoard = ({ entry, way }: BoardOfToday): string =>
  way === '' ? entry.about.title : `${entry.about.title}, ${way}`;

function BoardCard({ board, solved }: { board: BoardOfToday; solved: Solved | null }) {
  const { entry, options, way } = board;
  const [par, setPar] = useState<number | null>(null);
  useEffect(() => {
    boardFor(entry, options).then(
      (found) => setPar(found.drawing === 'cells' ? (found.optimal ?? null) : null),
      () => undefined, // it can be played without
    );
  }, [entry.game, way]);
  const done = solved ? `✓ ${solved.calls} calls${solved.best ? ' ★' : ''}` : 'Not solved yet';
  return (
    <li class="card">
      <a class="face" href={board.href} data-today={way === '' ? 'board' : `board ${way}`}>
        <Thumbnail entry={entry} />
        <span class="words">
          <strong>{titleOfBoard(board)}</strong>
          <span>{board.words}</span>
          <span>
            {done}
            {par !== null && `. Par ${par}`}
          </span>
        </span>
      </a>
    </li>
  );
}

function PuzzleCard({
  href,
  number,
  result,
}: {
  href: string;
  number: number;
  result: DailyResult | undefined;
}) {
  const { entryOf, titleOf } = useCatalogue();
  return (
    <li class="card">
      <a class="face" href={href} data-today={number}>
        {result && <Thumbnail entry={entryOf(result.game)} />}
        <span class="words">
          <strong>{result ? titleOf(result.game) : `Puzzle ${number}`}</strong>
          <span>
            {result ? (result.solved ? '✓ Solved' : '✗ Not at the first try') : 'One move wins'}
          </span>
        </span>
      </a>
    </li>
  );
}

function Calendar({ today }: { today: string }) {
  const dayNumber = (day: string) => Number(day.slice(6));
  return (
    <table class="calendar">
      <caption>The last five weeks</caption>
      <thead>
        <tr>
          {kWeekdays.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksUpTo(today, kWeeks).map((week, i) => (
          <tr key={i}>
            {week.map((day, j) =>
              day === null ? (
                <td key={j} />
              ) : (
                <td
                  key={j}
                  data-day={day}
                  class={`${isDone(day) ? 'done' : ''} ${day === today ? 'now' : ''}`}
                >
                  {dayNumber(day)}
                  {isDone(day) && <span class="unseen"> solved</span>}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

// SPDX-License-Identifier: MIT
// Games on boards drawn by lot that begin with one click, and the puzzle of the day.
import { linkText, newLink } from '../model/link';
import { dailyBoard, dayOf, newSeed } from '../model/random_boards';
import { navigateTo } from '../shell/route';
import { solvedOn } from './kept';
import { Thumbnail } from './thumbnail';

const flood = (board: string) =>
  linkText({ ...newLink('flood', { board }), seats: { first: 'human' } });
const honeyBee = (board: string) =>
  linkText({ ...newLink('honeybee', { board }), seats: { first: 'human', second: 'greedy' } });
export const dailyPuzzle = (): string => flood(dailyBoard(dayOf(new Date())));

export function AtOnce() {
  const day = dayOf(new Date());
  const solved = solvedOn(day);
  return (
    <section class="shelf">
      <h2>At once</h2>
      <ul class="cards at-once">
        <li class="card">
          <a class="face" href={flood(dailyBoard(day))} data-daily={day}>
            <Thumbnail game="flood" drawing="cells" />
            <span class="words">
              <strong>Puzzle of the day</strong>
              <span>Flood on 14 × 14: the same board for all today.</span>
              {solved && (
                <span class="solved">
                  ✓ Solved today in {solved.calls} calls{solved.best ? ' ★' : ''}
                </span>
              )}
            </span>
          </a>
        </li>
        <li class="card">
          <button
            class="face"
            data-once="flood"
            onClick={() => navigateTo(flood(`square:14x14:${newSeed()}`))}
          >
            <Thumbnail game="flood" drawing="cells" />
            <span class="words">
              <strong>Flood, a new board</strong>
              <span>14 × 14 in six colours. In how few calls?</span>
            </span>
          </button>
        </li>
        <li class="card">
          <button
            class="face"
            data-once="honeybee"
            onClick={() => navigateTo(honeyBee(`hex:flower:${newSeed()}`))}
          >
            <Thumbnail game="honeybee" drawing="cells" />
            <span class="words">
              <strong>Honey-Bee, a new board</strong>
              <span>The flower, against a greedy machine.</span>
            </span>
          </button>
        </li>
      </ul>
    </section>
  );
}

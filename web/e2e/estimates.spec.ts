// SPDX-License-Identifier: MIT
// Where exact values are out of reach the page shows estimates, and none of them looks like a proof.
import { expect, test, type Page } from '@playwright/test';
import type { Analysis } from '../src/api/types';
import { Table } from './table';

// Answers of a server that has proved one move and estimates the others.
async function estimating(page: Page) {
  // Without a stream of events the page asks once.
  await page.route('**/api/analyse/events', (route) => route.abort());
  await page.route('**/api/analyse', async (route) => {
    const { position } = route.request().postDataJSON() as { position: string };
    const taken = position.split(/[=;,]/).filter((word) => /^\d-\d$/.test(word));
    const moves: Analysis['moves'] = [];
    for (let u = 0; u < 7; ++u)
      for (let v = u + 1; v < 7; ++v) {
        const move = `${u}-${v}`;
        if (taken.includes(move)) continue;
        const won = 0.3 + 0.05 * ((u * 3 + v) % 8);
        if (moves.length === 0) moves.push({ move, winner: 'second' });
        else {
          const around = (share: number): [number, number] => [share - 0.03, share + 0.03];
          const shares = { won, tied: 0, lost: 1 - won };
          const intervals = { won: around(won), tied: around(0), lost: around(1 - won) };
          moves.push({ move, estimate: { by: 'random plays', ...shares, intervals, plays: 900 } });
        }
      }
    await route.fulfill({
      json: { position, mover: '', finished: false, winner: null, moves, stopped: 'time' },
    });
  });
}

test('an estimate on the board, in the table and in the history is said to be one', async ({
  page,
}) => {
  await estimating(page);
  const table = new Table(page);
  await table.open('clique', { board: 'K7' }, { moves: ['0-1', '2-3'], at: 2 });
  await table.analysis(true);
  await expect(page.locator('.said-now')).toContainText('Nothing is proved here yet');
  const guessed = page.locator('.edge.valued.guess');
  await expect(guessed).toHaveCount(18);
  await expect(guessed.first()).toHaveAttribute('aria-label', /an estimate: .*not proved/);
  await expect(page.locator('.worth.guess text').first()).toHaveText(/^≈\d+%$/);
  const dash = async (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((e) => getComputedStyle(e).strokeDasharray);
  expect(await dash('.edge.valued.guess .stroke')).not.toBe(
    await dash('.edge.valued.loss .stroke'),
  );
  expect(await dash('.worth.guess rect')).not.toBe(await dash('.worth.loss rect'));
  await table.panel('Analysis');
  await expect(page.locator('.interval').first()).toContainText(/\d+–\d+ %/);
  await expect(page.getByRole('region', { name: 'Analysis' })).toContainText('not a proof');
  const history = page.locator('.history');
  await expect(history.locator('.guess')).toHaveCount(3);
  await expect(history.locator('.guess').first()).toHaveAttribute('aria-label', /not proved/);
  await expect(history.locator('figcaption')).toContainText('an estimate in its interval');
  await expect(history.locator('.value')).toHaveAttribute('d', ''); // no line through guesses
});

test('in Honey-Bee the score of the deepest search is the estimate', async ({ page }) => {
  const table = new Table(page);
  await table.open('honeybee', { board: 'square:31x31/20:1' });
  await table.analysis(true);
  await table.panel('Analysis');
  const panel = page.getByRole('region', { name: 'Analysis' });
  await expect(panel).toContainText(
    /a search of \d+ moves? ends (level|\d+ cells? (ahead|behind))/,
  );
  await expect(panel.locator('.chip.guess').first()).toHaveText(/^≈(0|[+−]\d+)$/);
  await expect(panel).toContainText('not a proof: by how many cells');
});

test('the review doubts by estimates and does not accuse', async ({ page }) => {
  await estimating(page);
  const table = new Table(page);
  const seats = { first: 'human', second: 'greedy' };
  await table.open('clique', { board: 'K7' }, { seats, moves: ['0-2', '2-3'], at: 2 });
  await table.press('Resign');
  await page.getByRole('button', { name: 'Review' }).click();
  const review = page.getByRole('region', { name: 'Review' });
  await expect(review).toContainText('judged by estimates');
  await expect(review.locator('.mistakes li').first()).toContainText('?!');
  await expect(review.locator('.mistakes li').first()).toContainText('an estimate');
  await expect(review.locator('.mistakes')).not.toContainText('kept it');
});

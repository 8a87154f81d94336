// SPDX-License-Identifier: MIT
// An analysis that the time was too short for goes on as a job, whose answer is there again after a reload.
import { expect, test, type Page } from '@playwright/test';
import { kMock, Table } from './table';

test.skip(kMock, 'the mock has no jobs');

const kMoves = ['0-1', '0-2', '1-2', '3-4', '0-5'];

// Every analysis ends at once and has proved nothing.
async function haste(page: Page) {
  await page.route('**/api/analyse/events', (route) => route.fulfill({ status: 429 }));
  await page.route('**/api/analyse', async (route) => {
    const answer = await route.fetch();
    const whole = (await answer.json()) as Record<string, unknown>;
    const { position, mover } = whole;
    await route.fulfill({ json: { position, mover, finished: false, moves: [], stopped: 'time' } });
  });
}

test('a job continues where the analysis ended, and its answer is kept', async ({ page }) => {
  await haste(page);
  const table = new Table(page);
  await table.open('sim', {}, { moves: kMoves, at: 5 });
  await table.analysis(true);
  await table.panel('Analysis');
  await expect(page.locator('.said-now')).toContainText('not known');
  await page.getByRole('button', { name: 'Keep computing' }).click();
  await expect(page.locator('.said-now')).toHaveText('Green wins: only 2-5.', { timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Keep computing' })).toHaveCount(0);
  await expect(page.locator('.worth.seen')).toHaveCount(1);
  // The page begins anew, and asks the server for what it has.
  await page.reload();
  await expect(page.locator('.said-now')).toHaveText('Green wins: only 2-5.', { timeout: 30_000 });
  // The list of the editor has it, too, and leads back to the position.
  await page.goto('/#/editor');
  const card = page.locator('.job').first();
  await expect(card).toContainText('All moves of red=0-1,1-2,0-5;green=0-2,3-4');
  await expect(card.locator('.verdict')).toHaveText('Green wins');
  await card.getByRole('link', { name: 'Play this board' }).click();
  await expect(page.locator('.board .edge.red')).toHaveCount(3);
});

test('a job shows how far it is, and can be stopped', async ({ page }) => {
  await haste(page);
  const table = new Table(page);
  await table.open('clique', { board: 'K12' });
  await table.analysis(true);
  await table.panel('Analysis');
  await page.getByRole('button', { name: 'Keep computing' }).click();
  await expect(page.getByRole('progressbar', { name: 'Computing' })).toBeVisible();
  await expect(page.locator('.keep-computing')).toContainText(/\d+ s of at most 600/, {
    timeout: 30_000,
  });
  await page.locator('.keep-computing').getByRole('button', { name: 'Stop' }).click();
  await expect(page.locator('.keep-computing [role="status"]')).toContainText('Stopped', {
    timeout: 60_000,
  });
  await expect(page.getByRole('button', { name: 'Keep computing' })).toBeVisible();
});

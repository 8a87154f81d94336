// SPDX-License-Identifier: MIT
// The memory that the engine in the page holds, and its bound, where a person waits for an answer.
import { expect, test, type Locator } from '@playwright/test';
import { Table } from '../table';

const kMost = 2 ** 31;

async function held(line: Locator): Promise<number> {
  await expect(line).toContainText('at most 2 GiB');
  expect(Number(await line.getAttribute('data-most'))).toBe(kMost);
  const bytes = Number(await line.getAttribute('data-held'));
  await expect(line).toContainText(`holds ${Math.ceil(bytes / 2 ** 20)} MiB`);
  return bytes;
}

test('beside an analysis, from its first estimate on', async ({ page }) => {
  const table = new Table(page);
  await table.open('clique', { board: 'K9' });
  await table.analysis(true);
  await table.panel('Analysis');
  const line = page.getByRole('region', { name: 'Analysis' }).locator('.engine-memory');
  await expect(page.locator('.edge.valued.guess')).toHaveCount(36);
  const bytes = await held(line);
  expect(bytes).toBeGreaterThanOrEqual(2 ** 25); // with which it begins
  expect(bytes).toBeLessThanOrEqual(kMost);
});

test('beside the questions of the editor', async ({ page }) => {
  await page.goto('./#/editor');
  await page.getByLabel('Begin with a graph').fill('K5');
  await page.getByRole('button', { name: 'Load' }).click();
  await page.getByLabel('Game').selectOption('clique');
  await page.getByRole('button', { name: 'Ask who wins' }).click();
  await expect(page.locator('.job').first()).toHaveAttribute('data-state', 'done');
  expect(await held(page.locator('.engine-memory'))).toBeGreaterThanOrEqual(2 ** 25);
});

test('in the explorer, and nowhere a word of it before an engine works', async ({ page }) => {
  await page.goto('./#/explorer');
  await expect(page.getByRole('heading', { name: 'Explorer' })).toBeVisible();
  await expect(page.locator('.engine-memory')).toHaveCount(0);
  await page.locator('[data-explore="sim"]').click();
  await expect(page.getByRole('list', { name: 'What follows' }).locator('a')).toHaveCount(1);
  expect(await held(page.locator('.engine-memory'))).toBeGreaterThanOrEqual(2 ** 25);
});

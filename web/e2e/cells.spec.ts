// SPDX-License-Identifier: MIT
// Flood and Honey-Bee: strategies side by side, numbers that can be hidden.
import { expect, test } from '@playwright/test';
import { Table } from './table';

test('strategies for Flood go step by step side by side', async ({ page }) => {
  const table = new Table(page);
  await table.open('flood', { board: 'square:9x9:3' }, { seats: { first: 'human' } });
  await table.analysis(true);
  await table.panel('Analysis');
  await page.getByRole('button', { name: 'Compare strategies' }).click();
  const strategies = page.locator('[data-strategy]');
  await expect(strategies).toHaveCount(4);
  const best = Number(
    /(\d+) calls are enough/.exec((await page.getByRole('dialog').textContent())!)?.[1],
  );
  await page.getByRole('slider').press('End');
  for (const one of await strategies.all()) {
    const calls = Number(await one.getAttribute('data-calls'));
    expect(calls).toBeGreaterThanOrEqual(best);
    await expect(one.locator('circle.owner1')).toHaveCount(81);
  }
  await page.getByRole('slider').fill('0');
  await expect(strategies.first().locator('circle.owner1')).not.toHaveCount(81);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the calls of a strategy are a way to the goal by the server’s rules, too', async ({
  page,
}) => {
  const table = new Table(page);
  const options = { board: 'square:6x6:2' };
  await table.open('flood', options, { seats: { first: 'human' } });
  await table.analysis(true);
  await table.panel('Analysis');
  await page.getByRole('button', { name: 'Compare strategies' }).click();
  await page.getByRole('slider').press('End');
  const calls = await page.locator('[data-strategy="border"] .called').textContent();
  const answer = await page.request.post('/api/view', {
    data: { game: 'flood', options, position: `calls=${calls}` },
  });
  expect(((await answer.json()) as { over: boolean }).over).toBe(true);
});

test('strategies for Honey-Bee meet the same opponent', async ({ page }) => {
  const table = new Table(page);
  await table.open('honeybee', { board: 'hex:7x7:1' });
  await table.analysis(true);
  await table.panel('Analysis');
  await page.getByRole('button', { name: 'Compare strategies' }).click();
  await expect(page.locator('[data-strategy]')).toHaveCount(4);
  await expect(page.locator('[data-strategy="cells"]')).toContainText(/A \d+ : \d+ B/);
});

test('numbers on cells can be hidden, and stay hidden; where one begins stays marked', async ({
  page,
}) => {
  const table = new Table(page);
  await table.open('flood', { board: 'square:6x6:2' }, { seats: { first: 'human' } });
  const numbers = page.locator('.board svg.cells .cell-number:not(.start)');
  await expect(numbers.first()).toBeVisible();
  await page.getByRole('switch', { name: 'Numbers' }).uncheck();
  await expect(numbers.first()).toBeHidden();
  await expect(page.locator('.board svg.cells .start').first()).toBeVisible();
  await expect(page.locator('.call .cell-number').first()).toBeVisible();
  await page.reload();
  await table.settled();
  await expect(numbers.first()).toBeHidden();
  await page.getByRole('switch', { name: 'Numbers' }).check();
  await expect(numbers.first()).toBeVisible();
});

test('where no value is known, the analysis says how many cells a call wins', async ({ page }) => {
  await page.route('**/api/analyse/events', (route) => route.abort());
  await page.route('**/api/analyse', async (route) => {
    const { position } = route.request().postDataJSON() as { position: string };
    await route.fulfill({
      json: { position, mover: '', finished: false, winner: null, moves: [], stopped: 'time' },
    });
  });
  const table = new Table(page);
  await table.open('honeybee', { board: 'hex:7x7:1' });
  await expect(page.locator('.call .gain')).toHaveCount(0);
  await table.analysis(true);
  const allowed = page.locator('.call:not(:disabled)');
  await expect(page.locator('.call .gain')).toHaveCount(await allowed.count());
  const most = allowed.filter({ has: page.locator('.gain', { hasText: /\+[1-9]/ }) }).first();
  const gain = Number((await most.locator('.gain').textContent())!.slice(1));
  await expect(most).toHaveAttribute('aria-label', new RegExp(`wins ${gain} cells? now`));
  const own = page.locator('.score b').first();
  const before = Number(await own.textContent());
  await most.click();
  await expect(own).toHaveText(String(before + gain));
});

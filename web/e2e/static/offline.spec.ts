// SPDX-License-Identifier: MIT
// After one visit the page needs no network. An engine that dies is replaced, and the page says so.
import { expect, test } from '@playwright/test';
import { Table } from '../table';

test('after one visit it works without a network', async ({ page, context }) => {
  await page.goto('./');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  await page.reload();
  const table = new Table(page);
  await table.open('sim', {}, { seats: { first: 'human', second: 'perfect' } });
  await table.play('0-1');
  await table.settled();
  expect(await table.moves()).toHaveLength(2);
});

test('it can be installed', async ({ page }) => {
  await page.goto('./');
  const link = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await page.request.get(link!)).json();
  expect(manifest.start_url).toBe('./');
  for (const { src } of manifest.icons) {
    expect((await page.request.get(src)).ok()).toBe(true);
  }
});

test('an engine that dies is started again, and the page says so', async ({ page }) => {
  const table = new Table(page);
  await table.open('sim', {}, { seats: { first: 'human', second: 'perfect' } });
  await table.play('0-1');
  await table.settled();
  for (const worker of page.workers()) {
    await worker.evaluate(() => {
      setTimeout(() => {
        throw new Error('a fault that is injected');
      });
    });
  }
  await expect(page.locator('#engine-notice')).toContainText('started again');
  await table.play((await table.offered())[0]!);
  await table.settled();
  expect((await table.moves()).length).toBe(4);
});

test('the page is there before the engine', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.wasm', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('./');
  await expect(page.getByRole('navigation', { name: 'Views' })).toBeVisible();
  release();
  await expect(page.getByText('Clique').first()).toBeVisible();
});

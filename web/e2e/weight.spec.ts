// SPDX-License-Identifier: MIT
// The page is light: what the browser loads before it shows anything, and all there is, compressed.
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

test('the first script is below 60 kB compressed, the whole page below 120 kB', async ({
  page,
}) => {
  const scripts = new Map<string, number>();
  const coming: Promise<void>[] = [];
  let all = 0;
  page.on('response', (response) => {
    if (!/\.(js|css)$/.test(new URL(response.url()).pathname)) return;
    const weighed = response.body().then((body) => {
      const bytes = gzipSync(body, { level: 9 }).length;
      scripts.set(new URL(response.url()).pathname, bytes);
    });
    coming.push(weighed);
  });
  await page.goto('/');
  await expect(page.locator('[data-game="sim"]')).toBeVisible();
  await expect.poll(() => scripts.size).toBeGreaterThanOrEqual(2);
  const first = [...scripts].filter(([path]) => path.endsWith('.js'));
  expect(first).toHaveLength(1);
  expect(first[0]![1]).toBeLessThan(60_000);
  for (const view of ['puzzles', 'explorer', 'editor', 'hall/sim']) {
    const before = scripts.size;
    await page.goto(`/#/${view}`);
    await expect.poll(() => scripts.size).toBeGreaterThan(before);
  }
  await page.waitForLoadState('networkidle'); // a view may bring more than one script
  await Promise.all(coming);
  for (const bytes of scripts.values()) all += bytes;
  expect(all).toBeLessThan(120_000);
});

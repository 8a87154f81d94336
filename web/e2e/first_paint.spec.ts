// SPDX-License-Identifier: MIT
// Something is to be seen within a second, without a cache and even if the server's answers take longer.
import { expect, test, type Browser } from '@playwright/test';

const kLoads = 5; // the fastest counts: what else the machine does is not the page's
const kMost = 1000; // milliseconds

// The first contentful paint, in a browser that has loaded nothing before.
async function firstPaint(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route('**/api/**', async (route) => {
    await new Promise((done) => setTimeout(done, 2 * kMost));
    await route.continue().catch(() => undefined);
  });
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('main')).toContainText(/\w/);
  const painted = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType('paint').find(({ name }) => name === 'first-contentful-paint')
          ?.startTime ?? null,
    );
  await expect.poll(painted).not.toBeNull();
  const time = (await painted())!;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
  return time;
}

for (const [name, hash] of [
  ['the start page', ''],
  ['a game', '#/play/sim?moves=0-1_2-3'],
  ['the explorer', '#/explorer'],
] as const) {
  test(`${name} is first painted within a second`, async ({ browser, baseURL }) => {
    const times: number[] = [];
    for (let load = 0; load < kLoads; ++load)
      times.push(await firstPaint(browser, `${baseURL}/${hash}`));
    test.info().annotations.push({ type: 'first paint, ms', description: times.join(', ') });
    expect(Math.min(...times)).toBeLessThan(kMost);
  });
}

// SPDX-License-Identifier: MIT
// Every game on vertices of the catalogue is played whole by clicks in the browser, at the right vertices and at
// wrong ones: what cannot be taken says why and changes nothing.
import { expect, test, type Locator, type Page } from '@playwright/test';
import type { Catalogue } from '../src/api/types';
import { Table } from './table';

const kMost = 60; // clicks

// The first vertex that can be pressed, then what the board asks about it.
async function click(page: Page, table: Table) {
  const before = (await table.moves()).length;
  const ways = page.locator('.confirm button[data-move]');
  if ((await ways.count()) > 0) await ways.first().click();
  else {
    await page.locator('.board [data-element][role="button"]').first().click();
    await page.waitForTimeout(50);
    if ((await table.moves()).length === before && (await ways.count()) > 0)
      await ways.first().click();
  }
  await expect.poll(async () => (await table.moves()).length).toBeGreaterThan(before);
  await table.settled();
}

// In its middle, whatever of it lies on top there.
async function press(page: Page, vertex: Locator) {
  const { x, y, width, height } = (await vertex.locator('.dot').boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}

async function entries(page: Page) {
  const { games } = (await (await page.request.get('/api/catalogue')).json()) as Catalogue;
  return games.filter(({ about }) => about.drawing === 'vertices');
}

test('every game on vertices is played to its end by clicks, between two and against the program', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const table = new Table(page);
  const games = await entries(page);
  expect(games.length).toBeGreaterThanOrEqual(5);
  for (const { game, about } of games) {
    for (const second of ['human', 'random']) {
      await test.step(`${game}, ${second}`, async () => {
        await table.open(game, about.play.options, { seats: { first: 'human', second } });
        await expect(page.locator('.board .vertex.element')).not.toHaveCount(0);
        await expect(page.locator('.board .edge')).toHaveCount(0);
        for (let clicks = 0; !(await table.isOver()); ++clicks) {
          expect(clicks).toBeLessThan(kMost);
          await click(page, table);
        }
        await expect(page.locator('.end h2')).not.toBeEmpty();
        // What was taken is drawn so.
        await expect(page.locator('.board .vertex.element:not(.open)')).not.toHaveCount(0);
      });
    }
  }
});

test('a vertex that cannot be taken says why, and nothing changes', async ({ page }) => {
  test.setTimeout(300_000);
  const table = new Table(page);
  for (const { game, about } of await entries(page)) {
    await test.step(game, async () => {
      await table.open(game, about.play.options);
      await click(page, table);
      const moves = await table.moves();
      const barred = page.locator('.board .vertex.element.barred');
      if ((await barred.count()) > 0) {
        await press(page, barred.first());
        await expect(page.locator('.status .refused')).not.toBeEmpty();
      }
      // One that is taken does nothing.
      await press(page, page.locator('.board .vertex.element:not(.open)').first());
      await page.waitForTimeout(150);
      expect(await table.moves()).toEqual(moves);
    });
  }
});

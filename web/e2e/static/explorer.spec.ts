// SPDX-License-Identifier: MIT
// The explorer without a server: over the tablebases that come with the page, and without one.
import { expect, test } from '@playwright/test';
import { analyseByProgram, exploreBoards } from '../table';

test('a game with a tablebase: forward and back', async ({ page }) => {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const found = /\/play\/tablebases\/([^/]+)\//.exec(request.url());
    if (found) fetched.add(found[1]!);
  });
  await page.goto('./#/explorer');
  await page.locator('[data-explore="sim"]').click();
  const after = page.getByRole('list', { name: 'What follows' }).locator('a');
  await expect(after).toHaveCount(1); // all first edges are alike
  const { winner, remoteness } = analyseByProgram('sim', {}, '');
  expect(winner).toBe('second');
  await expect(page.locator('.explorer .said')).toContainText(
    `Green wins with best play, in ${remoteness}`,
  );
  expect([...fetched]).toContain('sim');
  await after.click();
  await expect(after).toHaveCount(2); // beside the first edge, or apart from it
  const before = page.getByRole('list', { name: 'What comes before' }).locator('a');
  await before.click();
  await expect(after).toHaveCount(1);
});

// A move of Sim+ colours any number of edges; there are no tablebases of such games.
test('Sim+ is explored without a tablebase', async ({ page }) => {
  await page.goto('./#/explorer');
  await page.locator('[data-explore="sim+"]').click();
  await expect(page.locator('.explorer')).toContainText('12,971 positions in the whole game', {
    timeout: 60_000,
  });
  await expect(page.locator('.explorer .said')).toContainText('Green wins with best play');
});

test('the list names what has a tablebase', async ({ page }) => {
  await page.goto('./#/explorer');
  await page.getByRole('link', { name: 'Saturation on K10, a triangle' }).click();
  await expect(page.locator('.explorer .board [data-vertex]')).toHaveCount(10);
  const { winner, remoteness } = analyseByProgram('saturation', { board: 'K10' }, '');
  expect(winner).toBe('first');
  await expect(page.locator('.explorer .said')).toContainText(
    `Red wins with best play, in ${remoteness}`,
  );
});

test('a small game without a tablebase; one that is too large is refused in words', async ({
  page,
}) => {
  await page.goto('./#/explorer');
  await exploreBoards(page, 'K4', 'K9');
});

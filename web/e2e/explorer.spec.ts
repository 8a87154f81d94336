// SPDX-License-Identifier: MIT
// The explorer: all positions of a small game up to isomorphism, forward and back.
import { expect, test } from '@playwright/test';
import { analyseByProgram, exploreBoards, Table } from './table';

test('forward and back through Sim, with the values of the analysis', async ({ page }) => {
  await page.goto('/#/explorer');
  await page.locator('[data-explore="sim"]').click();
  const after = page.getByRole('list', { name: 'What follows' }).locator('a');
  await expect(after).toHaveCount(1); // all first edges are alike
  await expect(page.locator('.explorer .said')).toContainText('Green wins with best play, in 15');
  await after.click();
  await expect(page.locator('.board .edge.red')).toHaveCount(1);
  await expect(after).toHaveCount(2); // beside the first edge, or apart from it
  await page.locator('.board [data-move="2-3"]').dispatchEvent('click');
  await expect(page.locator('.board .edge.green')).toHaveAttribute('data-move', '2-3');
  const position = await page.evaluate(() =>
    new URLSearchParams(location.hash.slice(location.hash.indexOf('?'))).get('from'),
  );
  const truth = analyseByProgram('sim', {}, position!);
  const labels = await page.locator('.board .edge.valued').evaluateAll((all) =>
    all.map((element) => ({
      move: element.getAttribute('data-move')!,
      best: element.classList.contains('best'),
      name: element.getAttribute('aria-label')!,
    })),
  );
  expect(labels).toHaveLength(truth.moves.length);
  for (const value of truth.moves) {
    const shown = labels.find(({ move }) => move === value.move)!;
    expect(shown.best, value.move).toBe(value.best);
    expect(shown.name).toContain(`${value.remoteness} move`);
  }
  const before = page.getByRole('list', { name: 'What comes before' }).locator('a');
  await expect(before).toHaveCount(1);
  await before.click();
  await expect(page.locator('.board .edge.red')).toHaveCount(1);
  await expect(page.locator('.board .edge.green')).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('.board .edge.green')).toHaveCount(1);
  await expect(page.locator('.counts [aria-current] th')).toHaveText('2');
  await page.getByRole('link', { name: 'Play from here' }).click();
  await expect(page.locator('[data-status]')).toContainText('Red to move');
  await expect(page.locator('.board .edge.green')).toHaveAttribute('data-move', '2-3');
});

test('from the analysis of a game into the explorer', async ({ page }) => {
  const table = new Table(page);
  await table.open('clique', { board: 'K4' }, { moves: ['0-1', '2-3'], at: 2 });
  await table.analysis(true);
  await page.getByRole('link', { name: 'Explore from here' }).click();
  await expect(page.locator('.explorer .board .edge.red')).toHaveAttribute('data-move', '0-1');
  await expect(page.getByRole('region', { name: 'Positions by number of moves' })).toBeVisible();
});

test('a board is typed; one that is too large is refused in words', async ({ page }) => {
  await page.goto('/#/explorer');
  await exploreBoards(page, 'k4', 'K9');
  await page.getByRole('link', { name: 'Choose a game' }).click();
  await expect(page.locator('[data-explore="sim"]')).toBeVisible();
});

test('letters are explored as well', async ({ page }) => {
  await page.goto('/#/explorer');
  await page.locator('[data-explore="letters"]').click();
  const after = page.getByRole('list', { name: 'What follows' }).locator('a');
  await expect(after.first()).toBeVisible();
  await after.first().click();
  await expect(page.getByRole('list', { name: 'What comes before' }).locator('a')).not.toHaveCount(
    0,
  );
});

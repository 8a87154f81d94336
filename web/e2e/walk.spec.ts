// SPDX-License-Identifier: MIT
// What a walk by a stranger found, from an empty browser, on a desk and on a phone.
import { expect, test, type Page } from '@playwright/test';
import { Table } from './table';

const kPhone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const kLost = ['0-1', '2-3', '0-2', '1-5', '1-2']; // Red closes a triangle

// Whether all of it is on the screen, and nothing lies above it.
const seen = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const at = document.elementFromPoint(x, y);
    return top >= 0 && bottom <= innerHeight && (element === at || element.contains(at));
  });

test('an address that holds no game says so of itself, not what the last one said', async ({
  page,
}) => {
  await page.goto('/#/play/sim?moves=nonsense');
  const said = page.getByRole('alert');
  await expect(said).toBeVisible();
  const before = await said.textContent();
  await page.evaluate(() => void (location.hash = '#/match/nowhere'));
  await expect(said).toHaveText('The link is damaged.');
  expect(before).not.toBe('The link is damaged.');
});

test('an address that holds no puzzle says so, and leads to another one', async ({ page }) => {
  await page.goto('/#/puzzles/sim?from=red=0-1,0-2,1-2');
  await expect(page.getByRole('alert')).toContainText('holds no puzzle');
  await page.getByRole('button', { name: 'Another puzzle' }).click();
  await expect(page.locator('[data-puzzle]')).toBeVisible({ timeout: 60_000 });
});

test('a review of a game that was lost from the start names the move that ended it', async ({
  page,
}) => {
  // Sim is lost for Red, and closing a triangle is not best anyway.
  await new Table(page).open('sim', {}, { moves: kLost, at: 5 });
  await page.getByRole('button', { name: 'Review' }).click();
  const review = page.getByRole('region', { name: 'Review' });
  await expect(review).toContainText('No move threw anything away.');
  await expect(review.locator('.shortest')).toContainText('Move 5 Red played 1-2');
  await review.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.status')).toContainText('after move 4 of 5');
});

test('a drawn board is told by its size, and exactly where it is exported', async ({ page }) => {
  const table = new Table(page);
  await table.open('sim', { board: 'g6:D~{' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('a drawing with 5 vertices');
  await table.press('Export');
  await expect(page.locator('[data-export="tikz"]')).toHaveValue(/g6:D~\{/);
});

test('the answers to a puzzle are one line each', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/#/puzzles/sim?from=red=0-3,1-2,2-3;green=1-5,4-5');
  await page.locator('.board [data-move="0-2"]').dispatchEvent('click');
  await expect(page.getByRole('button', { name: 'Show the answer' })).toBeVisible();
  const heights = await page
    .locator('.controls :is(button, .button)')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(52);
});

test.describe('on a phone', () => {
  test.use(kPhone);

  test('how a game ended, and what can follow, is on the screen', async ({ page }) => {
    for (const size of [kPhone.viewport, { width: 844, height: 390 }]) {
      await page.setViewportSize(size);
      await new Table(page).open('sim', {}, { moves: kLost, at: 5 });
      for (const one of ['.end h2', '.end .why', '.end [data-action="rematch"]'])
        expect(await seen(page, one), `${one} at ${size.width}`).toBe(true);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Sim');
    }
  });

  test('moves that are shown on the board are seen there', async ({ page }) => {
    const table = new Table(page);
    await table.open('sim', {}, { moves: ['0-1', '1-3'], at: 2 });
    await table.analysis(true);
    const board = '.board svg';
    const inSight = () =>
      page.locator(board).evaluate((element) => element.getBoundingClientRect().top >= 0);
    await page.getByRole('button', { name: 'Why?' }).click();
    const play = page.getByRole('button', { name: 'Play it on the board' });
    await play.scrollIntoViewIfNeeded();
    expect(await inSight()).toBe(false);
    await play.click();
    await expect.poll(inSight).toBe(true);
  });

  test('a move in a sentence is not broken at its hyphen', async ({ page }) => {
    const table = new Table(page);
    await table.open('sim', {}, { moves: ['0-2', '1-3', '2-4'], at: 3 });
    await table.teach();
    await page.getByRole('button', { name: 'Reveal all' }).click();
    const moves = page.locator('.teach-said .unbroken');
    await expect(moves).toHaveCount(3);
    const lines = await moves.evaluateAll((all) => all.map((one) => one.getClientRects().length));
    expect(lines).toEqual([1, 1, 1]);
  });
});

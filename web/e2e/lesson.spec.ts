// SPDX-License-Identifier: MIT
// A lesson: the board has the screen, letters are large, and the analysis comes a step at a time.
import { expect, test } from '@playwright/test';
import { Table } from './table';

const kMoves = ['0-1', '0-2', '1-2', '3-4', '0-5'];

test('a lesson shows nothing before it is revealed, then one kind of moves after the other', async ({
  page,
}) => {
  const table = new Table(page);
  await table.open('sim', {}, { moves: kMoves, at: kMoves.length });
  await table.teach();
  const said = page.locator('.teach-said');
  const reveal = page.getByRole('button', { name: 'Reveal', exact: true });
  await expect(page.locator('.side, body header')).toHaveCount(1); // the header, and it is hidden
  await expect(page.locator('body header')).toBeHidden();
  await expect(page.locator('.tabs')).toHaveCount(0);
  await expect(reveal).toBeEnabled();
  await expect(page.locator('.worth')).toHaveCount(0);
  await expect(page.locator('.edge.valued')).toHaveCount(0);
  let before = 0;
  for (let step = 1; await reveal.isEnabled(); ++step) {
    await reveal.click();
    const shown = await page.locator('.worth.seen').count();
    expect(shown).toBeGreaterThan(before);
    before = shown;
    // The best come last, and with them the sentence.
    expect(await page.locator('.worth.best').count()).toBe((await reveal.isEnabled()) ? 0 : 1);
    if (await reveal.isEnabled()) await expect(said).toContainText(`${step} of `);
  }
  await expect(said).toContainText('wins');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.locator('.worth')).toHaveCount(0);
  await expect(said).toHaveText('What would you play?');
  await page.getByRole('button', { name: 'End the lesson' }).click();
  await expect(page.locator('.side')).toBeVisible();
  await expect(page.locator('.more-button')).toBeFocused();
  await expect(page.locator('.worth')).toHaveCount(0); // the analysis is as it was: off
});

test('what is written in a lesson is at least 28 pixels high', async ({ page }) => {
  for (const [width, height] of [
    [1280, 860],
    [1366, 768],
  ]) {
    await page.setViewportSize({ width: width!, height: height! });
    const table = new Table(page);
    await table.open('sim', {}, { moves: kMoves, at: kMoves.length });
    await table.teach();
    await page.getByRole('button', { name: 'Reveal all' }).click();
    await expect(page.locator('.worth.seen').first()).toBeVisible();
    const sizes = await page
      .locator('.worth.seen text, .board .vertex text, .teach-said, .strip .name')
      .evaluateAll((all) =>
        all.map((element) => {
          const svg = (element as SVGElement).ownerSVGElement;
          const scale = svg ? svg.getScreenCTM()!.a : 1;
          return parseFloat(getComputedStyle(element).fontSize) * scale;
        }),
      );
    expect(sizes.length).toBeGreaterThan(10);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(27.9);
    // Nothing needs scrolling.
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  }
});

test('Escape ends a lesson, and a shaken game has none', async ({ page }) => {
  const table = new Table(page);
  await table.open('sim', {}, { moves: kMoves, at: kMoves.length });
  await table.teach();
  await page.keyboard.press('Escape');
  await expect(page.locator('.side')).toBeVisible();
  await table.open('sim', {}, { shaking: true });
  await page.locator('.more-button').click();
  await expect(page.getByRole('button', { name: 'Teach' })).toBeDisabled();
});

// On twelve vertices, when fifteen moves lose at once and five do not.
const kLate =
  'red=5-8,3-11,3-5,2-11,0-5,1-2,8-11,5-7,2-4,8-10,5-9,0-4,7-10,0-1,1-8,1-9,9-10,6-9,7-11,4-9,2-5,2-6,9-11;' +
  'green=1-11,3-10,4-10,7-9,5-6,1-7,1-4,4-8,3-9,2-10,2-8,0-6,1-3,1-6,6-10,6-8,2-9,4-5,0-11,0-3,10-11,0-2,7-8';

test('a board with more than sixty edges has labels in a lesson, and none covers another', async ({
  page,
}) => {
  const table = new Table(page);
  await table.open('sim', { board: 'K12' }, { from: kLate });
  await table.teach();
  await expect(page.locator('.worth')).toHaveCount(0);
  await page.getByRole('button', { name: 'Reveal', exact: true }).click();
  await expect(page.locator('.worth.loss.seen').first()).toBeVisible();
  await page.getByRole('button', { name: 'Reveal all' }).click();
  const seen = page.locator('.worth.seen');
  await expect(page.locator('.worth.win.seen')).toHaveCount(5);
  const boxes = await seen
    .locator('rect')
    .evaluateAll((all) =>
      all.map((rect) => ['x', 'y', 'width', 'height'].map((of) => Number(rect.getAttribute(of)))),
    );
  expect(boxes.length).toBeGreaterThan(10);
  for (const [i, [x, y, width, height]] of boxes.entries())
    for (const [s, t, w, h] of boxes.slice(i + 1))
      expect(x! + width! <= s! || s! + w! <= x! || y! + height! <= t! || t! + h! <= y!).toBe(true);
  // Where all moves are alike there is no room for all; the others are labelled when they are pointed at.
  await table.open('connect', { board: 'K12' });
  await table.teach();
  await page.getByRole('button', { name: 'Reveal all' }).click();
  await expect.poll(() => seen.count()).toBeGreaterThan(12);
  const before = await seen.count();
  expect(before).toBeLessThan(66);
  const hidden = await page
    .locator('.worth')
    .evaluateAll((all) => all.findIndex((one) => !one.classList.contains('seen')));
  await page.locator(`[data-element="${hidden}"]`).dispatchEvent('pointerover');
  await expect(seen).toHaveCount(before + 1);
});

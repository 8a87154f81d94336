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

// SPDX-License-Identifier: MIT
// The records open in shaking mode only, after a win against a machine that counts.
import { expect, test } from '@playwright/test';
import type { Link } from '../src/model/link';
import { analyseByProgram, Table } from './table';

// A person who knows the analysis: as Green, who wins Sim.
async function win(table: Table, rest: Partial<Link>) {
  await table.open(
    'sim',
    {},
    { seats: { first: 'ultra-strong', second: 'human' }, thinking: 300, ...rest },
  );
  const owned = { red: [] as string[], green: [] as string[] };
  while (!(await table.isOver())) {
    const moves = await table.moves();
    owned.red = moves.filter((_, i) => i % 2 === 0);
    owned.green = moves.filter((_, i) => i % 2 === 1);
    const position = `red=${owned.red.join()};green=${owned.green.join()}`;
    await table.play(analyseByProgram('sim', {}, position).moves.find(({ best }) => best)!.move);
  }
  expect(await table.winner()).toBe('second');
}

test('a shaken game that a person wins is entered, by name, sorted by time', async ({ page }) => {
  const table = new Table(page);
  await win(table, { shaking: true });
  const form = page.getByRole('form', { name: 'Records' });
  await expect(form).toBeVisible();
  await form.getByLabel('Your name').fill('<b>Ann</b>');
  await form.getByRole('button', { name: 'Enter' }).click();
  await page.getByRole('status').getByRole('link', { name: 'records' }).click();
  await expect(page.getByRole('rowheader', { name: '<b>Ann</b>' })).toBeVisible();
  const times = await page.locator('tbody tr td:nth-child(3)').allTextContents();
  const seconds = times.map((text) => parseFloat(text));
  expect(seconds).toEqual([...seconds].sort((a, b) => a - b));
});

test('the same game without shaking is not asked for a name', async ({ page }) => {
  const table = new Table(page);
  await win(table, {});
  await expect(page.getByRole('form', { name: 'Records' })).toHaveCount(0);
});

test('shaking moves the vertices and hides what would help', async ({ page }) => {
  const table = new Table(page);
  await table.open('sim', {}, { seats: { first: 'learning', second: 'human' }, shaking: true });
  await expect(page.locator('.controls').getByRole('button', { name: 'Hint' })).toBeDisabled();
  await expect(page.getByRole('switch', { name: 'Analyse' })).toBeDisabled();
  const places = () =>
    page
      .locator('.vertex .dot')
      .evaluateAll((dots) =>
        dots.map((dot) => dot.getAttribute('cx') + ',' + dot.getAttribute('cy')),
      );
  const seen = new Set<string>();
  for (let turn = 0; turn < 3 && !(await table.isOver()); ++turn) {
    await page.waitForTimeout(900); // the animation of 0.7 s
    seen.add((await places()).join(' '));
    await table.play((await table.offered())[0]!);
  }
  expect(seen.size).toBeGreaterThan(1);
});

test('what the learning player knows is shown', async ({ page }) => {
  const table = new Table(page);
  await table.open('sim', {}, { seats: { first: 'human', second: 'learning' } });
  await table.panel('Seats');
  await expect(page.getByText('Positions remembered')).toBeVisible();
});

test('how the machine learned is a curve, and the same in words and as a table', async ({
  page,
}) => {
  const curve = [1, 2, 2, 4].map((won) => ({ games: 4, won }));
  await page.route('**/api/learning?*', (route) =>
    route.fulfill({ json: { games: 20, won: 13, positions: 31, curve } }),
  );
  await page.goto('/#/hall/sim');
  const figure = page.locator('figure.learning');
  await expect(figure.locator('figcaption')).toContainText('Games 1 to 4: 1 of 4 won');
  await expect(figure.locator('figcaption')).toContainText('Games 13 to 16: 4 of 4 won');
  const heights = await figure
    .locator('.point')
    .evaluateAll((all) => all.map((point) => Number(point.getAttribute('cy'))));
  expect(heights).toHaveLength(4);
  expect(heights[0]).toBeGreaterThan(heights[1]!);
  expect(heights[1]).toBe(heights[2]);
  expect(heights[3]).toBeLessThan(heights[2]!);
  await figure.getByText('The same as a table').click();
  await expect(figure.locator('tbody tr')).toHaveText([
    '1–41 of 4 (25 %)',
    '5–82 of 4 (50 %)',
    '9–122 of 4 (50 %)',
    '13–164 of 4 (100 %)',
  ]);
});

test('where nothing could be learned yet, the page says when a curve will show', async ({
  page,
}) => {
  await page.goto('/#/hall/colex');
  await expect(page.locator('main')).toContainText('a curve shows here how it learned');
  await expect(page.locator('figure.learning')).toHaveCount(0);
});

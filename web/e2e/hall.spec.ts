// SPDX-License-Identifier: MIT
// The hall of fame opens in shaking mode only, after a win against a machine that counts.
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
  const form = page.getByRole('form', { name: 'Hall of fame' });
  await expect(form).toBeVisible();
  await form.getByLabel('Your name').fill('<b>Ann</b>');
  await form.getByRole('button', { name: 'Enter' }).click();
  await page.getByRole('status').getByRole('link', { name: 'hall of fame' }).click();
  await expect(page.getByRole('rowheader', { name: '<b>Ann</b>' })).toBeVisible();
  const times = await page.locator('tbody tr td:nth-child(3)').allTextContents();
  const seconds = times.map((text) => parseFloat(text));
  expect(seconds).toEqual([...seconds].sort((a, b) => a - b));
});

test('the same game without shaking is not asked for a name', async ({ page }) => {
  const table = new Table(page);
  await win(table, {});
  await expect(page.getByRole('form', { name: 'Hall of fame' })).toHaveCount(0);
});

test('shaking moves the vertices and hides what would help', async ({ page }) => {
  const table = new Table(page);
  await table.open('sim', {}, { seats: { first: 'learning', second: 'human' }, shaking: true });
  await expect(page.locator('.controls').getByRole('button', { name: 'Hint' })).toBeDisabled();
  await expect(page.getByRole('switch', { name: 'Analysis' })).toBeDisabled();
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

// SPDX-License-Identifier: MIT
// A new game of vertices needs no edit of the page: it is drawn, played by mouse, keys and text, explained
// and listed, all by what the catalogue and the rules say.
import { expect, test } from '@playwright/test';
import { serveMeadows } from './mock/meadows';
import { Table } from './table';

const of = (kind: string) => `.board .vertex.element.${kind}`;

test('vertices are coloured by clicks, keys and typed moves, and the end is explained', async ({
  page,
}) => {
  await serveMeadows(page);
  const table = new Table(page);
  await table.open('meadows', {});
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Meadows');
  await expect(page.locator('.board .join')).toHaveCount(7);
  await expect(page.locator(of('open'))).toHaveCount(6);
  // A click.
  await page.locator('.board [data-move="2"]').click();
  await expect(page.locator(of('red'))).toHaveAttribute('data-move', '2');
  await expect(page.locator(of('red'))).toHaveAttribute('aria-label', /^Vertex 2, red, last move/);
  await expect(page.locator('[data-points="first"]')).toHaveText('Red 1');
  await expect(page.locator('[data-points="second"]')).toHaveText('Green 0');
  // Keys: one stop, arrows, Enter.
  await page.locator('.board [data-element][tabindex="0"]').focus();
  const before = await page.evaluate(() => document.activeElement!.getAttribute('data-move'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  const here = await page.evaluate(() => document.activeElement!.getAttribute('data-move'));
  expect(here).not.toBe(before);
  await page.keyboard.press('Enter');
  await expect(page.locator(of('green'))).toHaveAttribute('data-move', here!);
  await expect(page.locator(`${of('green')} rect.dot`)).toHaveCount(1); // no colour alone
  expect(await table.position()).toBe(`red=2;green=${here};turn=red`);
  // Text.
  await table.panel('Moves');
  const [typed, ...rest] = ['0', '1', '3', '4', '5'].filter((v) => v !== here);
  await page.getByLabel('Type a move').fill(typed!);
  await page.keyboard.press('Enter');
  await expect(page.locator(of('red'))).toHaveCount(2);
  for (const move of rest) await table.play(move);
  await expect(table.status).toHaveText(/wins/);
  await expect(page.locator('.why')).toHaveText('Green has more.');
  await expect(page.locator(of('reason'))).toHaveCount(3);
  await expect(page.locator('.board .join.reason')).toHaveCount(1);
  await page.getByRole('button', { name: 'To the start' }).click();
  await expect(page.locator(of('open'))).toHaveCount(6);
});

test('a move of several vertices is chosen and confirmed', async ({ page }) => {
  await serveMeadows(page, true);
  const table = new Table(page);
  await table.open('meadows', {});
  await expect(page.locator('.confirm')).toContainText('Choose one or more vertices.');
  await page.locator('.board [data-move="4"]').click();
  await page.locator('.board [data-move="1"]').click();
  await expect(page.locator(of('chosen'))).toHaveCount(2);
  await page.locator('.confirm .primary').click();
  await expect.poll(() => table.moves()).toEqual(['1+4']);
  await expect(page.locator(of('red'))).toHaveCount(2);
  await expect(page.locator(of('last'))).toHaveCount(2);
});

test('values of moves stand at the vertices', async ({ page }) => {
  await serveMeadows(page);
  const table = new Table(page);
  await table.open('meadows', {}, { moves: ['0'], at: 1 });
  await table.analysis(true);
  await expect(page.locator('.board .worth')).toHaveCount(5);
  await expect(page.locator(`${of('win')}.best`)).toHaveAttribute('data-move', '1');
});

test('the start page lists it with its picture, and its card plays the example', async ({
  page,
}) => {
  await serveMeadows(page);
  await page.goto('/');
  const card = page.locator('[data-game="meadows"]');
  await expect(card).toContainText('The larger part of the vertices wins');
  await expect(card.locator('.thumbnail .vertex.red')).toHaveCount(1);
  await expect(card.locator('.thumbnail .vertex.green')).toHaveCount(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await new Table(page).open('meadows', {});
  await page.locator('#rules summary').click();
  await expect(page.locator('.rules li')).toHaveText([
    'Red and Green in turn colour one free vertex.',
    'Own a triangle.',
  ]);
  await expect(page.locator('.example .vertex.red')).toHaveCount(3);
  await expect(page.locator('.example .vertex.reason')).toHaveCount(3);
  await expect(page.locator('.example')).toContainText('Three each: a tie.');
});

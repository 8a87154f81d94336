// SPDX-License-Identifier: MIT
// A tree of variations: nothing that was tried is lost; notes; kept, shared by link, saved as text.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { Table } from './table';

test('another move does not erase the line', async ({ page }) => {
  const table = new Table(page);
  await table.open('sim', {}, { moves: ['0-1', '2-3', '1-4'], at: 3 });
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.locator('.board [data-move="0-2"]').dispatchEvent('click');
  await expect(page.locator('.board .edge.green')).toHaveAttribute('data-move', '0-2');
  await table.settled(); // the own move is drawn before it is answered
  expect(await table.moves()).toEqual(['0-1', '0-2']);
  await page.keyboard.press('ArrowLeft');
  const others = page.locator('.others button');
  await expect(others).toHaveText(['2-3']);
  await others.click();
  await expect(page.locator('.board .edge.green')).toHaveAttribute('data-move', '2-3');
  await table.settled();
  // The line goes on as it did.
  expect(await table.moves()).toEqual(['0-1', '2-3', '1-4']);
  // The same move again leads where it led, and takes nothing away.
  await page.keyboard.press('ArrowLeft');
  await page.locator('.board [data-move="2-3"]').dispatchEvent('click');
  await table.settled();
  await page.keyboard.press('End');
  expect(await table.moves()).toEqual(['0-1', '2-3', '1-4']);
});

test('notes, variations and the main line survive a reload and a link', async ({
  page,
  browser,
}) => {
  const table = new Table(page);
  await table.open('sim', {}, { moves: ['0-1', '2-3', '1-4'], at: 1 });
  await page.locator('.board [data-move="0-5"]').dispatchEvent('click');
  await expect.poll(() => table.moves()).toEqual(['0-1', '0-5']);
  await table.panel('Notes');
  const study = page.getByRole('region', { name: 'Notes' });
  await study.getByLabel('Note on move 2, 0-5').fill('Is this (really) {better}?_');
  await study.getByRole('button', { name: 'Make this the main line' }).click();
  await page.reload();
  await table.settled();
  await table.panel('Notes');
  await expect(study.locator('q')).toHaveText('Is this (really) {better}?_');
  await expect(study.locator('.variations > .tried button')).toHaveText([/0-1/, /0-5/]);
  await expect(study.locator('.variations ul button')).toHaveText([/2-3/, /1-4/]);
  // Another browser with the link sees the same.
  const other = await (await browser.newContext()).newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Notes', exact: true }).click();
  await expect(other.locator('.variations q')).toHaveText('Is this (really) {better}?_');
  await other.locator('.variations button', { hasText: '1-4' }).click();
  await expect(other.locator('.board .edge.red')).toHaveCount(2);
  await other.context().close();
  // What is forgotten is gone.
  await study.locator('.variations button', { hasText: '2-3' }).click();
  await study.getByRole('button', { name: /^Forget from move 2/ }).click();
  await expect(study.locator('.variations ul')).toHaveCount(0);
  await expect(study.locator('.variations button')).toHaveText([/0-1/, /0-5/]);
});

test('a study is kept in this browser, and forgotten when one wants', async ({ page }) => {
  const table = new Table(page);
  await table.open('sim', {}, { moves: ['0-1', '2-3'], at: 2 });
  await table.panel('Notes');
  await page.getByLabel('Keep it in this browser').fill('The square');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Notes' })).toContainText('is kept');
  await page.goto('/');
  const list = page.getByRole('list', { name: 'Your studies' });
  await list.getByRole('link', { name: /The square/ }).click();
  await expect(page.locator('.board .edge.red, .board .edge.green')).toHaveCount(2);
  await page.goto('/');
  await list.getByRole('button', { name: 'Forget the study The square' }).click();
  await expect(list).toHaveCount(0);
});

test('a study is saved as text', async ({ page }) => {
  const table = new Table(page);
  await table.open('sim', {}, { moves: ['0-1', '2-3'], at: 1 });
  await page.locator('.board [data-move="0-5"]').dispatchEvent('click');
  await expect.poll(() => table.moves()).toEqual(['0-1', '0-5']);
  await table.panel('Notes');
  await page.getByLabel('Note on move 2, 0-5').fill('tried later');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as text' }).click();
  const text = readFileSync(await (await saved).path(), 'utf8');
  expect(text).toContain('Sim on K6');
  expect(text).toContain('#/play/sim?');
  expect(text).toContain('1. Red 0-1\n2. Green 2-3\n   2. Green 0-5 — tried later\n');
});

test('against a machine, too, what was tried stays', async ({ page }) => {
  const table = new Table(page);
  await table.open('sim', {}, { seats: { first: 'human', second: 'greedy' } });
  await table.play('0-1');
  const first = await table.moves();
  await table.press('Undo');
  await table.play('0-2');
  await table.panel('Notes');
  await page.locator('.variations button', { hasText: '0-1' }).click();
  await table.settled();
  expect(await table.moves()).toEqual(first);
  await expect(page.locator('.variations button', { hasText: '0-2' })).toBeVisible();
});

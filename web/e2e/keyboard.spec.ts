// SPDX-License-Identifier: MIT
// No mouse: from the start view into a game and to its end, by keys alone; the editor and the hall.
import { expect, test, type Page } from '@playwright/test';
import { Table } from './table';

test('a whole game of Sim by keyboard', async ({ page }) => {
  const table = new Table(page);
  await page.goto('/');
  await expect(page.locator('[data-game="sim"]')).toBeVisible();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-game'));
  for (let tabs = 0; tabs < 30 && (await focused()) !== 'sim'; ++tabs)
    await page.keyboard.press('Tab');
  expect(await focused()).toBe('sim');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Easy' })).toBeVisible(); // the form has come
  await page.keyboard.press('Tab'); // the first choice of the form: the opponent
  for (let step = 0; step < 3; ++step) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Perfect', exact: true })).toBeChecked();
  await page.keyboard.press('Enter'); // and the form is sent
  await expect(table.status).toBeVisible();
  await table.settled();

  // The board is one stop of the tab key; arrows go from edge to edge.
  const onEdge = () =>
    page.evaluate(() => document.activeElement?.getAttribute('data-element') ?? null);
  for (let ply = 0; !(await table.isOver()); ply += 2) {
    if (ply === 0) {
      for (let tabs = 0; tabs < 30 && (await onEdge()) === null; ++tabs) {
        await page.keyboard.press('Tab');
      }
    } else {
      await expect.poll(onEdge).not.toBeNull(); // after a move the focus is on the board again
    }
    const before = await onEdge();
    expect(before).not.toBeNull();
    if (ply === 0) {
      await page.keyboard.press('ArrowDown');
      expect(await onEdge()).not.toBe(before);
    }
    await page.keyboard.press(ply % 4 === 0 ? 'Enter' : ' ');
    await expect.poll(async () => (await table.moves()).length).toBeGreaterThan(ply);
    await table.settled();
  }
  expect(await table.winner()).toBe('second'); // the perfect machine
});

test('the focus can be seen on edges', async ({ page }) => {
  const table = new Table(page);
  await table.open('sim', {});
  const edge = page.locator('.board [data-element][tabindex="0"]');
  const halo = () => edge.locator('.halo').evaluate((element) => getComputedStyle(element).stroke);
  const before = await halo();
  await page.keyboard.press('Tab');
  await edge.focus();
  expect(await halo()).not.toBe(before);
});

test('colours are called by number keys, moves typed as text', async ({ page }) => {
  const table = new Table(page);
  await table.open('honeybee', { board: 'hex:5x5:1' });
  const move = (await table.offered())[0]!;
  await page.locator('.call:not(:disabled)').first().focus();
  await page.keyboard.press(move);
  await expect.poll(() => table.moves()).toEqual([move]);
  await table.panel('Moves');
  const next = (await table.offered())[0]!;
  await page.getByLabel('Type a move').fill(next);
  await page.keyboard.press('Enter');
  await expect.poll(() => table.moves()).toEqual([move, next]);
});

test('the editor by keys: tools, vertices, undo, and the sheet of keys', async ({ page }) => {
  await page.goto('/#/editor');
  const edges = page.locator('.canvas .edge');
  await expect(edges).toHaveCount(10);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('from vertex to vertex');
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await expect(page.getByRole('button', { name: 'Red', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const onVertex = () =>
    page.evaluate(() => document.activeElement?.getAttribute('data-vertex') ?? null);
  for (let tabs = 0; tabs < 30 && (await onVertex()) === null; ++tabs)
    await page.keyboard.press('Tab');
  const from = await onVertex();
  expect(from).not.toBeNull();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  const to = await onVertex();
  expect(to).not.toBe(from);
  await page.keyboard.press('Enter');
  await expect(page.locator('.canvas .edge.red')).toHaveCount(1);
  await expect(page.locator('.editor .note')).toContainText(`red ${from}-${to}`);
  await page.keyboard.press('x');
  await page.keyboard.press('Enter');
  await expect(edges).toHaveCount(6);
  await expect.poll(onVertex).not.toBeNull(); // the focus is still on the sheet
  await page.keyboard.press('Control+z');
  await page.keyboard.press('u');
  await expect(page.locator('.canvas .edge.red')).toHaveCount(0);
  await expect(edges).toHaveCount(10);
  // What is typed into a field is no key.
  await page.getByLabel('Begin with a graph').press('g');
  await expect(page.getByRole('button', { name: 'Green', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

// The keys of a person in a hurry on a slow machine: each comes before the page is painted again.
const quickly = (page: Page, ...keys: string[]) =>
  page.evaluate(async (keys) => {
    for (const key of keys) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      for (let task = 0; task < 3; ++task) await null; // Preact draws in a microtask
    }
  }, keys);

test('two quick keys are two steps: undo in the editor, moves of the table, games of the hall', async ({
  page,
}) => {
  await page.goto('/#/editor');
  await page.getByRole('button', { name: 'Red', exact: true }).click();
  for (const edge of [0, 1, 2])
    await page.locator('.canvas .edge').nth(edge).dispatchEvent('click');
  await expect(page.locator('.canvas .edge.red')).toHaveCount(3);
  await quickly(page, 'u', 'u');
  await expect(page.locator('.canvas .edge.red')).toHaveCount(1);
  await quickly(page, 'g', 't', 'u', 'u');
  await expect(page.locator('.canvas .edge.red')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();

  const moves = ['0-1', '2-3', '4-5', '0-2'];
  const table = new Table(page);
  await table.open('sim', { board: 'K6' }, { moves, at: moves.length });
  await expect(page.locator('.board .edge.open')).toHaveCount(11);
  await quickly(page, 'ArrowLeft', 'ArrowLeft', 'ArrowLeft');
  await expect(page.locator('.board .edge.open')).toHaveCount(14);
  await quickly(page, 'ArrowRight', 'ArrowRight');
  await expect(page.locator('.board .edge.open')).toHaveCount(12);

  await page.goto('/#/hall/sim');
  const game = page.getByRole('combobox', { name: 'Game' });
  await expect(game).toHaveValue('sim');
  const games = await game
    .locator('option')
    .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
  await quickly(page, 'n', 'n');
  await expect(game).toHaveValue(games[(games.indexOf('sim') + 2) % games.length]!);
});

test('what is drawn while a named graph is on its way comes back with undo', async ({ page }) => {
  await page.goto('/#/editor');
  await page.getByRole('button', { name: 'Red', exact: true }).click();
  let answer = () => {};
  const asked = new Promise<void>((done) => (answer = done));
  await page.route(/\/board\b/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.getByLabel('Begin with a graph').fill('K3');
  await page.getByRole('button', { name: 'Load' }).click();
  await page.locator('.canvas .edge').first().dispatchEvent('click');
  await expect(page.locator('.canvas .edge.red')).toHaveCount(1);
  answer();
  await expect(page.locator('.canvas .edge')).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.canvas .edge')).toHaveCount(10);
  await expect(page.locator('.canvas .edge.red')).toHaveCount(1);
});

test('colours of cells are chosen by digits', async ({ page }) => {
  await page.goto('/#/editor');
  await page.getByLabel('Game').selectOption('honeybee');
  await page.getByRole('button', { name: 'Hole' }).focus();
  await page.keyboard.press('5');
  await page.getByRole('button', { name: /^Row 1 column 2,/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Row 1 column 2, colour 5' })).toBeVisible();
  await page.keyboard.press('x');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Row 1 column 2, hole' })).toBeVisible();
});

test('the hall goes from game to game by keys', async ({ page }) => {
  await page.goto('/#/hall/sim');
  const game = page.getByRole('combobox', { name: 'Game' });
  await expect(game).toHaveValue('sim');
  await page.keyboard.press('n');
  await expect(game).not.toHaveValue('sim');
  await page.keyboard.press('b');
  await expect(game).toHaveValue('sim');
  await page.keyboard.press('b'); // the last one
  const last = await game.locator('option').last().getAttribute('value');
  await expect(game).toHaveValue(last!);
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keys' });
  await expect(sheet).toContainText('The next game');
  await expect(sheet).not.toContainText('board');
});

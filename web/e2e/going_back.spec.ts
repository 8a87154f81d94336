// SPDX-License-Identifier: MIT
// Undo, redo, replay, branches, links, positions in and out, reload.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { Table } from './table';

test('undo goes back to the person’s turn, redo plays the same moves again', async ({ page }) => {
  const table = new Table(page);
  await table.open('sim', {}, { seats: { first: 'human', second: 'perfect' } });
  await table.play('0-1');
  await table.play((await table.offered())[0]!);
  const moves = await table.moves();
  expect(moves).toHaveLength(4);
  await table.press('Undo');
  expect(await table.moves()).toEqual(moves.slice(0, 2));
  await table.press('Undo');
  expect(await table.moves()).toEqual([]);
  await table.press('Redo');
  expect(await table.moves()).toEqual(moves.slice(0, 2));
  await table.press('Redo');
  expect(await table.moves()).toEqual(moves);
  await expect(page.locator('.controls').getByRole('button', { name: 'Redo' })).toBeDisabled();
});

test('a hint is a best move and is marked on the board', async ({ page }) => {
  const table = new Table(page);
  await table.open('sim', {}, { moves: ['0-1', '0-2', '1-2'], at: 3 });
  await table.press('Hint');
  const hinted = await page.locator('.edge.hinted').getAttribute('data-move');
  const answer = await page.request.post('/api/analyse', {
    data: { game: 'sim', options: {}, position: 'red=0-1,1-2;green=0-2' },
  });
  const { moves } = (await answer.json()) as { moves: { move: string; best: boolean }[] };
  expect(moves.filter(({ best }) => best).map(({ move }) => move)).toContain(hinted);
});

test('a link opens at the same position elsewhere', async ({ page, browser }) => {
  const table = new Table(page);
  await table.open('sim', {});
  for (const move of ['0-1', '2-3', '1-4']) await table.play(move);
  await page.getByRole('button', { name: 'One move back' }).click();
  const position = await table.position();
  const link = await page.getByLabel('Link to this game').inputValue();
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link);
  const copy = new Table(elsewhere);
  await copy.settled();
  expect(await copy.position()).toBe(position);
  expect(await copy.moves()).toEqual(['0-1', '2-3', '1-4']);
  await elsewhere.context().close();
});

test('walking back shows earlier positions; a move there begins a branch', async ({ page }) => {
  const table = new Table(page);
  await table.open('sim', {}, { moves: ['0-1', '2-3', '1-4'], at: 3 });
  await page.getByRole('button', { name: 'To the start' }).click();
  await expect(page.locator('.edge.red, .edge.green')).toHaveCount(0);
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect(page.locator('.edge.red, .edge.green')).toHaveCount(3);
  await table.history.first().click();
  await page.locator('.board [data-move="4-5"]').dispatchEvent('click');
  await expect.poll(() => table.moves()).toEqual(['0-1', '4-5']);
});

test('a reload finds the match again', async ({ page }) => {
  const table = new Table(page);
  await table.open('sim', {}, { seats: { first: 'human', second: 'perfect' } });
  await table.play('0-1');
  const moves = await table.moves();
  await page.reload();
  await table.settled();
  expect(await table.moves()).toEqual(moves);
  await table.play((await table.offered())[0]!);
  expect(await table.moves()).toHaveLength(4);
});

test('sides are swapped in the middle of a game', async ({ page }) => {
  const table = new Table(page);
  await table.open('sim', {}, { seats: { first: 'human', second: 'perfect' } });
  await table.play('0-1');
  await table.panel('Seats');
  await page.getByRole('button', { name: 'Swap sides' }).click();
  await expect.poll(async () => (await table.moves()).length).toBe(3); // the machine took Red's turn
  await table.settled();
  await expect(table.status).toContainText('Green to move (you)');
});

test('a position goes out as text and comes back in', async ({ page }) => {
  const table = new Table(page);
  await table.open('sim', {});
  await table.play('0-1');
  await table.play('2-3');
  const position = await table.position();
  await table.open('sim', {});
  await table.panel('Share');
  await page.getByLabel('Load a position').fill(position);
  await page.getByRole('button', { name: 'Load' }).click();
  await expect(page.locator('.edge.red')).toHaveAttribute('data-move', '0-1');
  await expect(page.locator('.edge.green')).toHaveAttribute('data-move', '2-3');
  await table.panel('Share');
  await page.getByLabel('Load a position').fill('red=0-1,0-2;green=');
  await page.getByRole('button', { name: 'Load' }).click();
  await expect(page.getByRole('alert')).toContainText('Position');
});

test('the board is saved as SVG and PNG', async ({ page }) => {
  const table = new Table(page);
  await table.open('sim', {}, { moves: ['0-1', '2-3'], at: 2 });
  await table.panel('Share');
  for (const kind of ['SVG', 'PNG']) {
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Save as ${kind}` }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe(`sim-2.${kind.toLowerCase()}`);
    const bytes = readFileSync(await saved.path());
    if (kind === 'PNG') expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    else
      expect(bytes.toString()).toMatch(
        /^<svg[^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"[\s\S]*<line/,
      );
  }
});

test('a link that holds no game says so', async ({ page }) => {
  await page.goto('/#/play/nogame?board=K5');
  await expect(page.getByRole('alert')).toHaveText('No game has the name “nogame”.');
  await page.getByRole('button', { name: 'All games' }).click();
  await expect(page.locator('[data-game="sim"]')).toBeVisible();
});

test('what another version of the page kept in this browser does no harm', async ({ page }) => {
  await page.goto('/');
  for (const text of ['{"a":1}', '[1', 'null', '"x"', '7']) {
    await page.evaluate((kept) => {
      for (const key of ['games', 'solved', 'studies', 'rating', 'layouts'])
        localStorage.setItem(`harary.${key}`, kept);
      sessionStorage.setItem('harary.sheet', kept === '{"a":1}' ? '{"drawing":5}' : kept);
    }, text);
    await page.goto('about:blank');
    await page.goto('/#/editor');
    await expect(page.getByRole('heading', { name: 'Your questions' })).toBeVisible();
    await page.goto('/#/play/sim?moves=0-1');
    await expect(page.locator('.board .edge.red')).toHaveCount(1);
    await page.goto('/#/puzzles/sim?from=red=0-3,1-2,2-3;green=1-5,4-5');
    await expect(page.locator('.rating')).toContainText(
      /^Your rating (\d+, \d+ of \d+ solved|begins at \d+)/,
    );
    await page.goto('/#/');
    await expect(page.locator('[data-game="sim"]')).toBeVisible();
  }
});

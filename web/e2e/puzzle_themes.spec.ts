// SPDX-License-Identifier: MIT
// Puzzles by what decides them, and puzzles from one's own games.
import { expect, test, type Page } from '@playwright/test';
import { analyseByProgram, Table } from './table';

const said = (page: Page) => page.locator('[data-puzzle]');
const click = (page: Page, move: string) =>
  page.locator(`.board [data-move="${move}"]`).dispatchEvent('click');

test('every theme that is offered has a puzzle, and its answer says what decides', async ({
  page,
}) => {
  test.setTimeout(400_000);
  await page.goto('/#/puzzles');
  await expect(said(page)).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: 'Themes' }).click();
  const cards = page.locator('[data-theme-card]');
  await expect(page.locator('.themes .thumbnail *').first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  const names = await cards.evaluateAll((all) =>
    all.map((card) => card.getAttribute('data-theme-card')!),
  );
  expect(names).toEqual(expect.arrayContaining(['double', 'threat', 'closing', 'parity']));
  for (const name of names) {
    await page.goto(`/#/puzzles/theme/${name}`);
    await expect(said(page), name).toContainText('wins', { timeout: 60_000 });
    const hash = await page.evaluate(() => location.hash);
    expect(hash).toContain(`theme=${name}`);
    const words = new URLSearchParams(hash.slice(hash.indexOf('?') + 1));
    const game = /puzzles\/([^?]+)/.exec(hash)![1]!;
    const options = Object.fromEntries(
      [...words].filter(([key]) => !['from', 'theme', 'seats'].includes(key)),
    );
    const analysis = analyseByProgram(game, options, words.get('from')!);
    const wins = analysis.moves.filter(({ winner }) => winner === analysis.winner);
    expect(wins, hash).toHaveLength(1);
    await click(page, wins[0]!.move);
    await expect(said(page)).toContainText('Yes');
    // The figure that "Why?" finds is named at once, where there is one.
    if (!['tempo', 'points'].includes(name))
      await expect(page.locator('.status small')).toHaveText(/\.$/);
  }
  await page.getByRole('link', { name: 'Themes' }).click();
  await expect(page.locator(`[data-theme-card="${names.at(-1)!}"]`)).toContainText('✓ 1 solved');
});

test('the address of a puzzle of a theme is the puzzle, and the next one is of the theme', async ({
  page,
}) => {
  await page.goto('/#/puzzles/theme/parity');
  await expect(said(page)).toContainText('only one', { timeout: 60_000 });
  const address = page.url();
  const words = await said(page).textContent();
  await page.goto('about:blank');
  await page.goto(address);
  await expect(said(page)).toHaveText(words!, { timeout: 60_000 });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Parity');
  await page.getByRole('button', { name: 'Another puzzle' }).click();
  await expect.poll(() => page.url(), { timeout: 60_000 }).not.toBe(address);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Parity');
});

test('where a won game was let go, a puzzle waits', async ({ page }) => {
  // The last edge but one: 0-1 keeps the win, and the person plays another one.
  const position = 'red=0-3,1-2,2-3;green=1-5,4-5';
  const values = analyseByProgram('sim', {}, position).moves;
  const losing = values.find(({ winner, remoteness }) => winner === 'first' && remoteness! > 1)!;
  const table = new Table(page);
  await page.goto('/#/mine');
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await table.open('sim', {}, { from: position, seats: { first: 'random', second: 'human' } });
  await table.play(losing.move);
  for (let i = 0; i < 15 && !(await table.isOver()); ++i)
    await table.play((await table.offered())[0]!);
  expect(await table.isOver()).toBe(true);
  await page.goto('/#/puzzles');
  await page.getByRole('link', { name: 'Mine' }).click();
  const cards = page.locator('[data-mine]');
  // The machine draws its moves: later in the game a win may have been let go again.
  const card = cards.filter({ hasText: `Move 1: you played ${losing.move}` });
  await expect(card).toBeVisible({ timeout: 60_000 });
  await card.click();
  await expect(said(page)).toContainText('Green to move: only one edge wins');
  await expect(page.locator('.side')).toContainText(`you played ${losing.move} here`);
  await click(page, losing.move);
  await expect(said(page)).toHaveAttribute('data-puzzle', 'wrong');
  await page.getByRole('button', { name: 'Try again' }).click();
  await click(page, '0-1');
  await expect(said(page)).toContainText('Yes');
  await page.goto('/#/mine');
  await expect(card).toContainText('✓ Solved');
  // It survives a reload, and can be forgotten and brought back.
  await page.reload();
  const before = await cards.count();
  await page.getByRole('button', { name: /^Forget move 1 of/ }).click();
  await expect(cards).toHaveCount(before - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards).toHaveCount(before);
});

test('a finished game that was only looked at makes no puzzle', async ({ page }) => {
  const table = new Table(page);
  const moves = ['0-1', '0-3', '1-2', '3-4', '0-2'];
  await table.open('sim', {}, { moves, at: moves.length });
  expect(await table.isOver()).toBe(true);
  await page.goto('/#/mine');
  await expect(page.getByText('Nothing here yet')).toBeVisible();
});

// Green lets the win go with the sixth move, Red gives it back with the next one and closes a triangle.
const kWonByGreen = ['3-4', '1-3', '3-5', '2-4', '1-5', '0-1', '2-5', '0-2', '1-2'];
const cardsOf = (page: Page) => page.locator('[data-mine]');

test('a game against a friend that was opened by a link, and won, comes into Mine', async ({
  page,
  browser,
}) => {
  const host = new Table(page);
  await host.open('sim', {});
  await host.panel('Seats');
  await page.getByRole('button', { name: 'I play Red' }).click();
  await expect(page.locator('.shared')).toHaveAttribute('data-waiting', 'true');
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(page.url());
  await guest.getByRole('button', { name: 'Take the seat' }).click();
  await expect(guest.locator('.shared')).toHaveAttribute('data-seat', 'second');
  for (const [i, move] of kWonByGreen.entries()) {
    const edge = (i % 2 === 0 ? page : guest).locator(`.board [data-move="${move}"]`);
    await expect(edge).toHaveAttribute('role', 'button');
    await edge.dispatchEvent('click');
  }
  const end = new Table(guest).status;
  await expect(end).toHaveAttribute('data-status', 'over');
  await expect(end).toHaveAttribute('data-winner', 'second');
  await guest.goto('/#/mine');
  await expect(cardsOf(guest)).toHaveCount(1, { timeout: 60_000 });
  await expect(cardsOf(guest)).toContainText('Move 6: you played 0-1');
  // The other side of the same game is the friend's.
  await expect(host.status).toHaveAttribute('data-status', 'over');
  await page.goto('/#/mine');
  await expect(cardsOf(page).filter({ hasText: 'Move 7: you played 2-5' })).toHaveCount(1, {
    timeout: 60_000,
  });
  await expect(cardsOf(page).filter({ hasText: 'Move 6' })).toHaveCount(0);
  await guest.context().close();
});

test('a game that a link opens half played comes into Mine when it ends here', async ({ page }) => {
  const table = new Table(page);
  const moves = kWonByGreen.slice(0, 5);
  await table.open('sim', {}, { moves, at: moves.length });
  for (const move of kWonByGreen.slice(5)) await table.play(move);
  expect(await table.winner()).toBe('second');
  await page.goto('/#/mine');
  await expect(cardsOf(page).filter({ hasText: 'Move 6: you played 0-1' })).toHaveCount(1, {
    timeout: 60_000,
  });
});

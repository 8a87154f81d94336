// SPDX-License-Identifier: MIT
// From the start page into a game with one click, through its end, and on to the next one.
import { expect, test } from '@playwright/test';
import { openStart, Table } from './table';

test('the first board is played on at once, against the easiest machine', async ({ page }) => {
  await page.goto('/');
  await page.locator('.hero [data-move="0-1"]').dispatchEvent('click');
  const table = new Table(page);
  await table.settled();
  expect((await table.moves()).slice(0, 1)).toEqual(['0-1']);
  expect(await page.evaluate(() => location.hash)).toContain('human:random');
  await expect(table.status).toContainText('Red to move (you)');
  await expect(page.locator('.strip .name')).toHaveText(['Easy', 'You']);
});

test('from the start page to a game between two at this screen, and over a link', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Pass and play' }).click();
  await expect(page.locator('.strip .name')).toHaveText(['Green', 'Red']);
  await page.goto('/');
  await page.getByRole('button', { name: 'Invite a friend' }).click();
  await expect(page.locator('.shared')).toHaveAttribute('data-waiting', 'true');
});

test('who prefers less motion sees the end of the example', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await new Table(page).open('sim', {});
  await page.getByText('How to play').click();
  await expect(page.locator('.example .edge.reason')).toHaveCount(3);
  await expect(page.locator('.example figcaption span')).not.toHaveClass(/unsaid/);
});

test('the rules of every game are on a card with an example', async ({ page }) => {
  test.setTimeout(300_000); // there are many games
  await openStart(page);
  await expect(page.locator('[data-game="sim"]')).toBeVisible();
  const games = await page
    .locator('[data-game]')
    .evaluateAll((all) => all.map((element) => element.getAttribute('data-game')!));
  expect(games.length).toBeGreaterThan(15);
  expect(new Set(games).size).toBe(games.length);
  for (const game of games) {
    await page.locator(`[data-game="${game}"]`).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page.locator('.in-short')).not.toBeEmpty();
    const rules = page.locator('#rules');
    if ((await rules.getAttribute('open')) === null) await rules.locator('summary').click();
    await expect(page.locator('.rules li')).not.toHaveCount(0);
    await expect(page.locator('.rules .tie-rule')).not.toBeEmpty();
    await expect(page.locator('.rules .example')).toBeVisible();
    await page.locator('.brand').click();
    await page.locator('.more-games > summary').click();
  }
});

test('after a game: rematch, swap sides, easier, harder', async ({ page }) => {
  const table = new Table(page);
  const over = async () => {
    while (!(await table.isOver())) await table.play((await table.offered())[0]!);
  };
  await table.open('sim', { board: 'K5' }, { seats: { first: 'human', second: 'greedy' } });
  await over();
  await page.getByRole('button', { name: 'Harder' }).click();
  await expect.poll(() => page.evaluate(() => location.hash)).toContain('human:searching');
  await table.settled();
  await over();
  await page.getByRole('button', { name: 'Easier' }).click();
  await expect.poll(() => page.evaluate(() => location.hash)).toContain('human:greedy');
  await table.settled();
  await over();
  await page.getByRole('button', { name: 'Swap sides' }).click();
  await expect.poll(() => page.evaluate(() => location.hash)).toContain('greedy:human');
});

test('a review names the move that threw the win away, and leads back to it', async ({ page }) => {
  const table = new Table(page);
  await table.open('sim', {}, { moves: ['0-1', '0-3', '1-2', '3-4', '0-2'], at: 5 });
  await page.getByRole('button', { name: 'Review' }).click();
  const review = page.getByRole('region', { name: 'Review' });
  await expect(review.locator('.shares li')).toHaveCount(2);
  const line = ['0-1', '0-2', '1-2', '3-4', '0-5', '3-5', '0-3', '4-5'];
  await table.open('sim', {}, { moves: line, at: line.length });
  await expect(table.status).toContainText('Red wins');
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(review.locator('.mistakes li')).not.toHaveCount(0);
  await expect(review).toContainText(/became a (loss|tie)/);
  const address = page.url();
  await review.getByRole('button', { name: 'Best line' }).first().click();
  // From the turning point best play goes another way, and to the end.
  await expect.poll(async () => (await table.moves()).slice(0, 3)).toEqual(line.slice(0, 3));
  await expect.poll(async () => (await table.moves())[3]).not.toBe(line[3]);
  await page.getByRole('button', { name: 'Moves', exact: true }).click();
  await page.keyboard.press('End');
  await expect(table.status).toContainText('Green wins');
  await page.goto(address);
  await table.settled();
  await page.getByRole('button', { name: 'Review' }).click();
  await review.getByRole('button', { name: 'Try again' }).first().click();
  await expect(table.status).toContainText('to move');
});

test('a board by lot: a number that can be typed, and another one', async ({ page }) => {
  await page.goto('/');
  await page.locator('[data-once]').click();
  const table = new Table(page);
  await table.settled();
  await page.getByLabel('Board', { exact: true }).fill('4821');
  await page.getByRole('button', { name: 'Go' }).click();
  await expect.poll(() => page.evaluate(() => location.hash)).toContain(':4821');
  await table.settled();
  await table.press('Another board');
  await expect.poll(() => page.evaluate(() => location.hash)).not.toContain(':4821');
});

test('the puzzle of the day has the date’s board and keeps that it was solved', async ({
  page,
}) => {
  await page.goto('/');
  const daily = page.locator('[data-daily]');
  const day = await daily.getAttribute('data-daily');
  expect(day).toMatch(/^20\d{6}$/);
  await daily.click();
  const table = new Table(page);
  await table.settled();
  const board = /board=([^&]*)/.exec(await page.evaluate(() => location.hash))![1]!;
  expect(board).toMatch(new RegExp(`:${day}$`));
  // The greedy machine plays to the end; the puzzle must not count as solved by the visitor.
  const options = { board };
  await table.open('flood', options, { seats: { first: 'greedy' }, thinking: 50 });
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(table.status).toHaveAttribute('data-status', 'over', { timeout: 90_000 });
  const calls = await table.moves();
  await page.goto('/');
  await expect(page.locator('[data-daily]')).toBeVisible();
  await expect(page.locator('.solved')).toHaveCount(0);
  const moves = calls.slice(0, -1);
  await table.open('flood', options, { seats: { first: 'human' }, moves, at: moves.length });
  await table.play(calls.at(-1)!);
  await page.goto('/');
  await expect(page.locator('.solved')).toContainText('Solved today in');
  await expect(page.locator('.days i.done')).toHaveCount(1);
  await expect(page.getByRole('list', { name: 'Your games' })).toContainText('Flood');
});

test('as few calls as possible are celebrated; with hints they are not', async ({ page }) => {
  const table = new Table(page);
  const options = { board: 'square:4x4/3:2' };
  const answer = await page.request.post('/api/line', {
    data: { game: 'flood', options, position: '' },
  });
  const { moves } = (await answer.json()) as { moves: string[] };
  await table.open('flood', options, { seats: { first: 'human' } });
  for (const move of moves) await table.play(move);
  await expect(page.locator('.optimum')).toContainText('★ As few as possible');
  await expect(page.locator('.celebration')).toHaveCount(1);
  await table.open('flood', options, { seats: { first: 'human' } });
  while (!(await table.isOver())) {
    await table.press('Hint');
    await table.play((await page.locator('.call.hinted').getAttribute('data-move'))!);
  }
  await expect(page.locator('.optimum')).toContainText(/As few as possible, with \d hints/);
  await expect(page.locator('.celebration')).toHaveCount(0);
});

test('the keys work anywhere, and "?" shows them', async ({ page }) => {
  const table = new Table(page);
  await table.open('sim', {}, { moves: ['0-1', '2-3', '1-4'], at: 3 });
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.board .edge.red, .board .edge.green')).toHaveCount(2);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await table.moves()).length).toBe(2);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Undo');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('n');
  await expect.poll(async () => (await table.moves()).length).toBe(0);
});

test('puzzles, the explorer and the start page have keys, and a sheet of them', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('[data-game="sim"]')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Puzzle of the day');
  await page.keyboard.press('Escape');
  await page.keyboard.press('x');
  await expect(page.locator('[data-explore="sim"]')).toBeVisible();
  await page.locator('[data-explore="sim"]').click();
  await expect(page.locator('.explorer .said')).toContainText('Red to move');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.board .edge.red')).toHaveCount(1);
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.board .edge.red')).toHaveCount(0);
  await page.keyboard.press('p');
  await expect(page.locator('[data-status]')).toContainText('Red to move');
  await page.goto('/#/puzzles');
  await expect(page.locator('[data-puzzle]')).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Another puzzle');
  await expect(page.getByRole('dialog', { name: 'Keys' })).not.toContainText('Call a colour');
});

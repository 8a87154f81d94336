// SPDX-License-Identifier: MIT
// Puzzles teach: a wrong answer is refuted on the board, a right one is played and the puzzle goes on.
import { expect, test, type Page } from '@playwright/test';
import { analyseByProgram } from './table';

// Green is to move; 0-1 is the only win, and after the machine's answer there is one again.
const kPosition = 'red=0-3,1-2,2-3;green=1-5,4-5';
const kSolution = '0-1';

const said = (page: Page) => page.locator('[data-puzzle]');
const rating = (page: Page) => page.locator('.rating');
const taken = (page: Page) => page.locator('.board .edge.red, .board .edge.green');
const click = (page: Page, move: string) =>
  page.locator(`.board [data-move="${move}"]`).dispatchEvent('click');

async function open(page: Page) {
  await page.goto(`/#/puzzles/sim?from=${kPosition}`);
  await expect(said(page)).toContainText('Green to move: only one edge wins', { timeout: 60_000 });
  await expect(taken(page)).toHaveCount(5);
}

test('a wrong answer is refuted on the board, and counts once', async ({ page }) => {
  const { moves } = analyseByProgram('sim', {}, kPosition);
  const losing = moves.filter(({ winner }) => winner !== 'second');
  expect(losing).toHaveLength(moves.length - 1);
  // One that does not lose at once, so that there is something to be answered.
  const later = losing.find(({ remoteness }) => (remoteness ?? 0) > 2)!;
  await open(page);
  await expect(page.getByRole('link', { name: 'Play it on' })).toHaveCount(0); // it would tell
  await click(page, later.move);
  await expect(said(page)).toHaveAttribute('data-puzzle', 'wrong');
  await expect(page.locator('.status small')).toContainText('Red answers');
  await expect.poll(() => taken(page).count()).toBeGreaterThan(6); // both move, by themselves
  await expect(rating(page)).toContainText('0 of 1 solved');
  // Neither the second try nor a reload makes it undone.
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(taken(page)).toHaveCount(5);
  await click(page, kSolution);
  await expect(rating(page)).toContainText('0 of 1 solved');
  await page.reload();
  await expect(said(page)).toHaveAttribute('data-puzzle', 'open', { timeout: 60_000 });
  await click(page, kSolution);
  await expect(said(page)).toContainText('Yes');
  await expect(rating(page)).toContainText('0 of 1 solved');
});

test('the answer is shown on the board to who asks for it', async ({ page }) => {
  const wrong = analyseByProgram('sim', {}, kPosition).moves.find(
    ({ winner }) => winner !== 'second',
  )!;
  await open(page);
  await click(page, wrong.move);
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(said(page)).toContainText(`The answer is ${kSolution}`);
  await expect(page.locator(`.board .edge.green[data-move="${kSolution}"]`)).toHaveCount(1);
});

test('a right answer is played, the machine answers, and the puzzle goes on to its end', async ({
  page,
}) => {
  await open(page);
  const address = await page.evaluate(() => location.hash);
  await click(page, kSolution);
  await expect(page.locator(`.board .edge.green[data-move="${kSolution}"]`)).toHaveCount(1);
  await expect(rating(page)).toContainText('1 of 1 solved');
  await expect(taken(page)).toHaveCount(7);
  await expect(page.locator('.status small')).toContainText('1 right so far');
  await expect(said(page)).toHaveAttribute('data-puzzle', 'open');
  // On to the end, by the program's analysis of what is on the board.
  for (let move = 0; move < 8; ++move) {
    const colour = async (name: string) =>
      (
        await page
          .locator(`.board .edge.${name}`)
          .evaluateAll((all) => all.map((edge) => edge.getAttribute('data-move')))
      ).join(',');
    const position = `red=${await colour('red')};green=${await colour('green')}`;
    const wins = analyseByProgram('sim', {}, position).moves.filter(
      ({ winner }) => winner === 'second',
    );
    expect(wins.length).toBeGreaterThan(0);
    await click(page, wins[0]!.move);
    const settled = page.locator('[data-solved="true"], [data-puzzle="open"]');
    await expect(settled).toHaveCount(1, { timeout: 20_000 });
    if ((await said(page).getAttribute('data-solved')) === 'true') break;
  }
  await expect(said(page)).toContainText(/Solved in \d+ moves/);
  await expect(rating(page)).toContainText('1 of 1 solved');
  expect(await page.evaluate(() => location.hash)).toBe(address); // the address is the puzzle
});

test('skipping costs, also for who comes back to it', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Another puzzle' }).click();
  await expect(rating(page)).toContainText('0 of 1 solved', { timeout: 60_000 });
  const points = Number(/rating (\d+)/.exec((await rating(page).textContent())!)![1]);
  expect(points).toBeLessThan(1000);
  await open(page);
  await click(page, kSolution);
  await expect(said(page)).toContainText('Yes');
  await expect(rating(page)).toContainText('0 of 1 solved');
});

test('puzzles come from many games, with either side to move', async ({ page }) => {
  test.setTimeout(300_000);
  const answer = await page.request.get('/api/catalogue');
  const { games } = (await answer.json()) as { games: { about: { puzzles: unknown[] } }[] };
  expect(games.filter(({ about }) => about.puzzles.length > 0).length).toBeGreaterThan(8);
  const met = new Set<string>();
  const sides = new Set<string>();
  for (let tries = 0; tries < 25 && (met.size < 4 || sides.size < 2); ++tries) {
    await page.goto('about:blank');
    await page.goto('/#/puzzles');
    await expect(said(page)).toContainText(/only one (edge|vertex|cell) wins/, { timeout: 60_000 });
    met.add(/puzzles\/([^?]+)/.exec(page.url())![1]!);
    sides.add((await page.locator('.status').getAttribute('class'))!.split(' ').at(-1)!);
  }
  expect(met.size).toBeGreaterThan(3);
  expect([...sides].sort()).toEqual(['first', 'second']);
});

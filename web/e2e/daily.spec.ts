// SPDX-License-Identifier: MIT
// The puzzles of a day: the same for all, of several games, with days in a row, a calendar and a text to share.
import { expect, test, type Page } from '@playwright/test';
import type { Options } from '../src/api/types';
import { analyseByProgram, harary, Table } from './table';

interface Place {
  game: string;
  options: Options;
  position: string;
}
const said = (page: Page) => page.locator('[data-puzzle]');

// Opens a puzzle of today; the position that it asks about is the last one that was analysed.
async function open(page: Page, number: number): Promise<Place> {
  let place: Place | null = null;
  const look = (request: { url: () => string; postDataJSON: () => unknown }) => {
    if (request.url().endsWith('/api/analyse')) place = request.postDataJSON() as Place;
  };
  page.on('request', look);
  await page.goto('/#/today');
  await page.locator(`[data-today="${number}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Puzzle ${number} of today`, {
    timeout: 60_000,
  });
  await expect(said(page)).toContainText('wins');
  page.off('request', look);
  return place!;
}

test('three puzzles of three games, the same for all visitors', async ({ page, browser }) => {
  const places: Place[] = [];
  for (const number of [1, 2, 3]) places.push(await open(page, number));
  expect(new Set(places.map(({ game }) => game)).size).toBe(3);
  const other = await (await browser.newContext()).newPage();
  expect(await open(other, 2)).toEqual(places[1]);
  await other.context().close();
});

test('a solved day is marked in the calendar, and the text to share reveals no move', async ({
  page,
}) => {
  const { game, options, position } = await open(page, 1);
  const analysis = analyseByProgram(game, options, position);
  const wins = analysis.moves.filter(({ winner }) => winner === analysis.winner);
  expect(wins).toHaveLength(1);
  await page.locator(`.board [data-move="${wins[0]!.move}"]`).dispatchEvent('click');
  await expect(said(page)).toContainText('Yes');
  await open(page, 2);
  await page.getByRole('button', { name: 'Next of today' }).click(); // it is given up
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Puzzle 3 of today');
  await page.goto('/#/today');
  await expect(page.locator('[data-today="1"]')).toContainText('✓ Solved');
  await expect(page.locator('[data-today="2"]')).toContainText('✗ Not at the first try');
  await expect(page.locator('[data-today="3"]')).toContainText('One move wins');
  await expect(page.locator('.streak')).toContainText('One day');
  await expect(page.locator('.calendar .done')).toHaveCount(1);
  await expect(page.locator('.calendar .done')).toHaveClass(/now/);
  const text = await page.getByRole('textbox', { name: 'To share' }).inputValue();
  const lines = text.split('\n');
  expect(lines[0]).toMatch(/^Harary, \d+ \w+ 20\d\d$/);
  expect(lines[1]).toMatch(/^✓ /);
  expect(lines[2]).toMatch(/^✗ /);
  expect(lines.at(-1)).toMatch(/#\/today$/);
  expect(lines.slice(1, -1).join()).not.toContain(wins[0]!.move);
  // The first answer counts.
  await open(page, 2);
  await page.getByRole('button', { name: 'Next of today' }).click();
  await page.goto('/#/today');
  await expect(page.locator('[data-today="2"]')).toContainText('✗');
});

test('days in a row end where one is left out', async ({ page }) => {
  await page.addInitScript(() => {
    const day = (back: number) => {
      const date = new Date();
      date.setDate(date.getDate() - back);
      const two = (n: number) => String(n).padStart(2, '0');
      return `${date.getFullYear()}${two(date.getMonth() + 1)}${two(date.getDate())}`;
    };
    const solved = Object.fromEntries([1, 2, 3, 5].map((back) => [day(back), { calls: 20 }]));
    localStorage.setItem('harary.solved', JSON.stringify(solved));
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'All puzzles of today' }).click();
  await expect(page.locator('.streak')).toContainText('3 days in a row. Solve one today');
  await expect(page.locator('.calendar .done')).toHaveCount(4);
});

test('a board without a start is part of the day: a region, then a colour, and a par', async ({
  page,
}) => {
  await page.goto('/#/today');
  const free = page.locator('[data-today="board free"]');
  await expect(free).toContainText('Par');
  const words = new URLSearchParams((await free.getAttribute('href'))!.split('?')[1]);
  const [board, start] = [words.get('board')!, words.get('start')!];
  const answer = JSON.parse(harary('solve', 'flood', '--board', board, '--start', start)) as {
    length: number;
    calls: string;
  };
  await expect(free).toContainText(`Not solved yet. Par ${answer.length}`);
  await free.click();
  const table = new Table(page);
  await table.settled();
  await expect(page.locator('.score')).toContainText('Tap a region, then a colour.');
  for (const move of answer.calls.split(',')) {
    const [cell, colour] = move.split(':');
    await page.locator('svg.cells .cell').nth(Number(cell)).click();
    await page.locator(`.calls [data-move="${colour}"]`).click();
    await table.settled();
  }
  await expect(page.locator('.optimum')).toContainText('★ As few as possible');
  await page.goto('/#/today');
  await expect(free).toContainText(`✓ ${answer.length} calls ★`);
  await expect(page.locator('[data-today="board"]')).toContainText('Not solved yet');
  await expect(page.locator('.streak')).toContainText('One day');
  const text = await page.getByRole('textbox', { name: 'To share' }).inputValue();
  expect(text).toContain(`✓ Flood, free: ${answer.length} calls ★`);
});

// SPDX-License-Identifier: MIT
// Winning sets by name: set up on the sheet, played against the program, analysed, with the sets lit that an
// element belongs to.
import { expect, test, type Page } from '@playwright/test';
import { openStart, Table } from './table';

const kThree = { board: 'grid:3x3', target: 'line:3' };
const points = (page: Page) => page.locator('.board .point');

async function setUp(page: Page, game: string, title: string) {
  await openStart(page);
  await page.locator(`[data-game="${game}"]`).click();
  await page
    .getByRole('group', { name: 'Boards' })
    .getByRole('button', { name: title, exact: true })
    .click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.locator('[data-status]')).toBeVisible();
}

test('a board with its sets is chosen by name, and a whole game is played by clicks', async ({
  page,
}) => {
  await setUp(page, 'achievement', 'Three in a row');
  const table = new Table(page);
  await table.settled();
  await expect(points(page)).toHaveCount(9);
  await expect(page.locator('h1')).toContainText('on 3 × 3 cells, 3 in a row');
  await expect(page.locator('.in-short')).toContainText('colour one open cell');
  while (!(await table.isOver())) {
    await page.locator('.board .point[role="button"]').first().click();
    await table.settled();
  }
  await expect(page.locator('.end .why')).not.toBeEmpty();
  await expect(page.locator('.board .piece.red')).not.toHaveCount(0);
});

test('the set that is completed is lit, with its cells', async ({ page }) => {
  const table = new Table(page);
  await table.open('achievement', kThree, { moves: ['a1', 'a2', 'b1', 'b2', 'c1'], at: 5 });
  await expect(page.locator('.shape.decisive')).toHaveCount(1);
  await expect(page.locator('.shape.decisive line')).toHaveCount(2);
  await expect(page.locator('.board .point.reason')).toHaveCount(3);
  await expect(page.locator('.end .why')).toHaveText('Red has a winning set: a1, b1, c1.');
});

test('the cell under the pointer lights the set that it is nearest to complete', async ({
  page,
}) => {
  const table = new Table(page);
  await table.open('achievement', kThree, { moves: ['b2', 'b1', 'a1', 'a2'], at: 4 });
  await page.locator('.board [data-move="c3"]').hover();
  await expect(page.locator('.shape.first line')).toHaveCount(2);
  await expect(page.locator('.board .point.in-set')).toHaveCount(3);
  await expect(page.locator('.board .piece .ghost')).toHaveCount(1);
  await page.mouse.move(0, 0);
  await expect(page.locator('.shape')).toHaveCount(0);
});

test('who only prevents sees what is to be prevented', async ({ page }) => {
  const table = new Table(page);
  await table.open('maker-breaker', kThree, { moves: ['b2'], at: 1 });
  await page.locator('.board [data-move="a1"]').hover();
  await expect(page.locator('.shape.first')).toHaveCount(1);
  await expect(page.locator('.shape.second')).toHaveCount(0);
});

test('the analysis values cells, says why in their words, and plays the reason', async ({
  page,
}) => {
  const table = new Table(page);
  await table.open('achievement', kThree, { moves: ['a1', 'b2', 'c3', 'a2'], at: 4 });
  await table.analysis(true);
  await table.panel('Analysis');
  await expect(page.locator('.verdict')).toHaveText(/^Red loses|Green wins|A tie|Red wins/);
  await expect(page.locator('.classes .small-position').first()).toBeVisible();
  await page.getByRole('button', { name: 'Why?' }).click();
  await expect(page.locator('.why-said')).toContainText('Green threatens c2: Red must take it');
  await expect(page.locator('.shape.figure')).toHaveCount(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Play it on the board' }).click();
  await expect(page.locator('[data-preview="1"]')).toBeVisible();
  await expect(page.locator('.board .piece.red')).toHaveCount(3);
  await page.getByRole('button', { name: 'To the game' }).click();
  await expect(page.locator('.board .piece.red')).toHaveCount(2);
  expect(await table.moves()).toHaveLength(4);
});

for (const [board, target, greens, count, move] of [
  ['rhombus:4x4', 'path:left-right', 'path:top-bottom', 16, 'b2'],
  ['hexagon:3', 'path:1-4', 'path:2-5', 19, 'c3'],
  ['cube:3x3x3', 'line:3', '', 27, '2x2x2'],
  ['torus:4x4', 'animal:L4', '', 16, 'b2'],
  ['uniform:5,3', 'copies:uniform:4,3', '', 10, '0-1-2'],
] as const) {
  test(`${board}, ${target}: drawn, and played against the program`, async ({ page }) => {
    const table = new Table(page);
    const options = { board, target, ...(greens === '' ? {} : { 'green-target': greens }) };
    await table.open('achievement', options, { seats: { first: 'human', second: 'random' } });
    await expect(points(page)).toHaveCount(count);
    await expect(page.locator('.board-side')).toHaveCount(greens === '' ? 0 : 4);
    await page.locator(`.board [data-move="${move}"]`).click();
    await expect(page.locator('.board .piece.green')).toHaveCount(1);
    await expect(page.locator('.board .piece.red')).toHaveCount(1);
    // Nothing overlaps: every cell is pressed in its own middle.
    const hit = await points(page).evaluateAll((all) =>
      all.every((point) => {
        const { left, top, width, height } = point.getBoundingClientRect();
        const under = document.elementFromPoint(left + width / 2, top + height / 2);
        return under?.closest('.point') === point;
      }),
    );
    expect(hit).toBe(true);
  });
}

test('sets on the edges and vertices of graphs are lit on the graph', async ({ page }) => {
  const table = new Table(page);
  await table.open(
    'maker-breaker',
    { board: 'K4', target: 'spanning-trees' },
    { moves: ['0-1'], at: 1 },
  );
  await expect(page.locator('.board .edge')).toHaveCount(6);
  await page.locator('.board [data-move="2-3"]').focus();
  // With 0-1 it belongs to four trees that lack as much.
  await expect(page.locator('.board .edge.in-set')).toHaveCount(6);
  await table.open('maker-breaker', { board: 'C6', target: 'dominating-sets' }, {});
  await expect(page.locator('.board .vertex.element')).toHaveCount(6);
  await page.locator('.board [data-move="0"]').click();
  await expect(page.locator('.board .vertex.element.red')).toHaveCount(1);
});

test('cells are played by the keys, and the focus stays on the board', async ({ page }) => {
  const table = new Table(page);
  await table.open('achievement', kThree, { seats: { first: 'human', second: 'random' } });
  await page.locator('.board [data-element][tabindex="0"]').focus();
  for (const key of ['ArrowRight', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(page.locator('.board .piece.red')).toHaveCount(1);
  await table.settled();
  await expect(page.locator('.board .piece.green')).toHaveCount(1);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-element') ?? false))
    .toBe(true);
});

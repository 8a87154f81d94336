// SPDX-License-Identifier: MIT
// What a walk through the page by hand found, one test each, with its number.
import { expect, test, type Page } from '@playwright/test';
import type { Options } from '../src/api/types';
import { Table } from './table';

// Where everything is that a person may be about to press.
const places = (page: Page) =>
  page.locator('.controls button, .tabs button, .board [data-vertex] .dot').evaluateAll((all) =>
    all.map((element) => {
      const { x, y } = element.getBoundingClientRect();
      return `${element.textContent} ${Math.round(x)} ${Math.round(y)}`;
    }),
  );

test('1: moves that are alike have one row and one label', async ({ page }) => {
  const table = new Table(page);
  await table.open('clique', { board: 'K9' });
  await table.analysis(true);
  const rows = page.locator('.classes li');
  await expect(rows).toHaveCount(1);
  await expect(rows).toHaveAttribute('data-class', '36');
  await expect(rows).toContainText('36 edges alike');
  const labels = await page.locator('.worth text').allTextContents();
  expect(new Set(labels).size).toBe(1);
});

test('2: nothing moves while a game runs to its end, and Undo stays Undo', async ({ page }) => {
  const table = new Table(page);
  await table.open('sim', {}, { seats: { first: 'human', second: 'random' } });
  const before = await places(page);
  while (!(await table.isOver())) {
    await table.play((await table.offered())[0]!);
    expect(await places(page)).toEqual(before);
  }
  const moves = (await table.moves()).length;
  await table.press('Undo');
  expect((await table.moves()).length).toBeLessThan(moves);
  expect((await table.moves()).length).toBeGreaterThan(0);
  expect(await places(page)).toEqual(before);
});

test('3: what is done at once can be undone: resigning, a new game, forgetting', async ({
  page,
}) => {
  const table = new Table(page);
  await table.open('sim', {}, { seats: { first: 'human', second: 'random' } });
  await table.play('0-1');
  const moves = await table.moves();
  await table.press('Resign');
  await expect(table.status).toHaveAttribute('data-status', 'over');
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
  await expect(table.status).toHaveAttribute('data-status', 'open');
  expect(await table.moves()).toEqual(moves);
  await page.keyboard.press('n');
  await expect.poll(async () => (await table.moves()).length).toBe(0);
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => table.moves()).toEqual(moves);
  await page.goto('/');
  const kept = page.getByRole('list', { name: 'Your games' }).locator('li');
  const count = await kept.count();
  await page.getByRole('button', { name: 'Forget them' }).click();
  await expect(kept).toHaveCount(0);
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
  await expect(kept).toHaveCount(count);
});

test('4: the first opponent is easy, and opponents stand in order of strength', async ({
  page,
}) => {
  await page.goto('/');
  await page.locator('[data-game="sim"]').click();
  await expect(page.locator('.choice').first().locator('label')).toHaveText([
    'Easy',
    'Medium',
    'Strong',
    'Perfect',
    'A friend, by link',
    'Same screen',
  ]);
  await expect(page.getByRole('radio', { name: 'Easy' })).toBeChecked();
});

test('5: a study that is shared opens with its notes', async ({ page }) => {
  await page.goto('/#/play/sim?moves=0-1_2-3&study=0-1%7BLook.%7D_2-3');
  await expect(page.getByRole('region', { name: 'Notes' })).toBeVisible();
  await expect(page.locator('.variations q')).toHaveText('Look.');
});

test('6: over a link each player reads who they are beside the board, and that an address is local', async ({
  page,
}) => {
  const table = new Table(page);
  await table.open('sim', {});
  await table.panel('Seats');
  await page.getByRole('button', { name: 'I play Red' }).click();
  await expect(page.locator('[data-strip="first"] .name')).toHaveText('You');
  await expect(page.locator('[data-strip="second"] .name')).toHaveText('Waiting …');
  await expect(page.locator('.shared')).toContainText('works on this computer only');
});

test('7: the last move is a tick and the figure that decides is amber', async ({ page }) => {
  const table = new Table(page);
  const moves = ['0-1', '0-3', '1-2', '3-4', '0-2'];
  await table.open('sim', {}, { moves, at: 4 });
  await expect(page.locator('.board .edge.last .tick')).toHaveCount(1);
  const halo = (edge: string) =>
    page
      .locator(`.board [data-move="${edge}"] .halo`)
      .evaluate((element) => getComputedStyle(element).stroke);
  expect(await halo('3-4')).toBe('none');
  await page.keyboard.press('End');
  await expect(page.locator('.board .edge.reason')).toHaveCount(3);
  expect(await halo('0-1')).not.toBe('none');
  expect(await halo('3-4')).toBe('none');
});

test('8: a move of one’s own is drawn before the server answers', async ({ page }) => {
  const table = new Table(page);
  await table.open('sim', {}, { seats: { first: 'human', second: 'random' } });
  await page.route('**/moves', async (route) => {
    await new Promise((done) => setTimeout(done, 3000));
    await route.continue();
  });
  await page.locator('.board [data-move="0-1"]').dispatchEvent('click');
  await expect(page.locator('.board .edge.red')).toHaveAttribute('data-move', '0-1', {
    timeout: 500,
  });
  await table.settled();
  expect((await table.moves())[0]).toBe('0-1');
});

test('9: on a dense board the page says that two ends make an edge, and shows which', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL!,
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  const table = new Table(page);
  await table.open('clique', { board: 'K12' });
  await expect(page.locator('.to-do')).toContainText(/Tap its one end|Its two ends/);
  await page.locator('.board [data-vertex="3"]').tap();
  await expect(page.locator('.board .edge.lit')).toHaveCount(11);
  await expect(page.locator('.board .vertex.candidate')).toHaveCount(11);
  await page.locator('.board [data-vertex="7"]').tap();
  await expect(page.locator('.board .edge.red')).toHaveAttribute('data-move', '3-7');
  await context.close();
});

test('10: an edge that may not be taken says why', async ({ page }) => {
  const table = new Table(page);
  await table.open('saturation', { board: 'K4' }, { moves: ['0-1', '1-2'], at: 2 });
  await page.locator('.board [data-move="0-2"]').dispatchEvent('click');
  await expect(page.locator('.refused')).not.toBeEmpty();
  await expect(table.status).toHaveAttribute('data-status', 'open');
});

test('11: the tab Analysis analyses, and nothing above or below the board moves', async ({
  page,
}) => {
  const table = new Table(page);
  await table.open('sim', {}, { moves: ['0-1', '0-2', '1-2', '3-4'], at: 4 });
  const before = await places(page);
  await table.panel('Analysis');
  await expect(page.locator('.verdict')).toContainText(/wins/);
  expect(await places(page)).toEqual(before);
  await table.analysis(false);
  expect(await places(page)).toEqual(before);
});

test('13: "why" is a sentence with the end of best play, and its figure', async ({ page }) => {
  const table = new Table(page);
  await table.open('sim', {}, { moves: ['0-2', '1-3', '2-4', '3-5', '1-5', '0-4'], at: 6 });
  await table.panel('Analysis');
  await expect(page.locator('.verdict')).toHaveText('Red wins: 1-2 or 2-5.');
  await page.getByRole('button', { name: 'Why?' }).click();
  await expect(page.locator('.why-said')).toContainText('only 2 keep the win, all alike');
  await expect(page.locator('.why-said')).toContainText('triangle');
  await expect(page.locator('.line .edge.reason')).toHaveCount(3);
});

test('14: the editor asks who is to move', async ({ page }) => {
  await page.goto('/#/editor');
  await page.getByLabel('To move').selectOption('green');
  await page.getByRole('button', { name: 'Play this board' }).click();
  await expect(page.locator('[data-status]')).toContainText('Green to move');
});

test('17: one announcement a move', async ({ page }) => {
  const table = new Table(page);
  await table.open('sim', {}, { seats: { first: 'human', second: 'random' } });
  await page.evaluate(() => {
    const said: string[] = [];
    (window as unknown as { said: string[] }).said = said;
    new MutationObserver(() => {
      const text = [...document.querySelectorAll('.table [role="status"], .table [aria-live]')]
        .map((element) => element.textContent)
        .join(' ')
        .trim();
      if (text !== '' && text !== said.at(-1)) said.push(text);
    }).observe(document.querySelector('.table')!, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  await page.locator('.board [data-move="0-1"]').dispatchEvent('click');
  await expect.poll(async () => (await table.moves()).length).toBe(2);
  await table.settled();
  await page.waitForTimeout(300);
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  expect(said.length).toBeLessThanOrEqual(2);
  expect(said.at(-1)).toContain('Red: 0-1. Green: ');
  expect(said.at(-1)).toContain('Red to move (you)');
});

test('22: what is typed and refused says so beside the field; "0 2" is an edge', async ({
  page,
}) => {
  const table = new Table(page);
  await table.open('sim', {});
  const field = page.getByLabel('Type a move');
  await field.fill('0 9');
  await page.keyboard.press('Enter');
  await expect(page.locator('#move-refused')).not.toBeEmpty();
  await field.fill('0 2');
  await page.keyboard.press('Enter');
  await expect.poll(() => table.moves()).toEqual(['0-2']);
});

test('23: a first move is explained in every game', async ({ page }) => {
  const table = new Table(page);
  for (const [game, options] of [
    ['letters', { letters: '2 1 3 2' }],
    ['sim', {}],
    ['kayles', { board: 'C6' }],
  ] as const) {
    await table.open(game, options);
    await expect(page.locator('.to-do')).not.toBeEmpty();
  }
});

for (const [width, height] of [
  [320, 640],
  [844, 390],
] as const) {
  test(`26, 27: ${width} × ${height} shows the board and the bar, and is not too wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect(page.locator('.hero .board [data-vertex]')).toHaveCount(6);
    expect(await wide()).toBeLessThanOrEqual(0);
    const table = new Table(page);
    await table.open('sim', {}, { seats: { first: 'human', second: 'random' } });
    expect(await wide()).toBeLessThanOrEqual(0);
    const nav = (await page.locator('nav').boundingBox())!;
    const foot = nav.y > height / 2 ? nav.y : height;
    for (const part of ['.controls button', '.board [data-vertex] .dot', '.pill']) {
      for (const one of await page.locator(part).all()) {
        const box = (await one.boundingBox())!;
        expect(box.y, part).toBeGreaterThanOrEqual(0);
        expect(box.y + box.height, part).toBeLessThanOrEqual(foot + 1);
        expect(box.x + box.width, part).toBeLessThanOrEqual(width + 1);
      }
    }
  });
}

test('29: the comparison of strategies opens at its start', async ({ page }) => {
  const table = new Table(page);
  await table.open('flood', { board: 'square:6x6:2' }, { seats: { first: 'human' } });
  await table.panel('Analysis');
  await page.getByRole('button', { name: 'Compare strategies' }).click();
  await expect(page.getByRole('dialog').getByRole('slider')).toHaveValue('0');
});

test('30: from another line one click leads back to the game', async ({ page }) => {
  const table = new Table(page);
  await table.open('sim', {}, { moves: ['0-1', '0-2', '1-2', '3-4'], at: 4 });
  await page.keyboard.press('Home');
  await page.locator('.board [data-move="4-5"]').dispatchEvent('click');
  await expect.poll(() => table.moves()).toEqual(['4-5']);
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect.poll(() => table.moves()).toEqual(['0-1', '0-2', '1-2', '3-4']);
});

test('32: a server that is away is said to be, and no longer when it is back', async ({ page }) => {
  const table = new Table(page);
  await table.open('sim', {});
  await page.route('**/api/**', (route) => route.abort());
  await page.locator('.board [data-move="0-1"]').dispatchEvent('click');
  const said = page.locator('.connection');
  await expect(said).toContainText('does not answer', { timeout: 2000 });
  await page.unroute('**/api/**');
  await expect(said).toBeEmpty({ timeout: 10_000 });
  await expect(page.locator('.main .error')).toHaveCount(0);
});

test('a first game is guided: what loses at once is shown, and asked about', async ({ page }) => {
  const table = new Table(page);
  const moves = ['0-1', '0-3', '1-2', '3-4'];
  await table.open('sim', {}, { moves, at: 4, guided: true });
  const fatal = page.locator('.board .edge.danger');
  await expect(fatal).toHaveCount(1);
  await expect(fatal).toHaveAttribute('data-move', '0-2');
  await fatal.dispatchEvent('click');
  await expect(page.locator('.refused')).toContainText('0-2 loses at once. Red has a triangle');
  expect(await table.moves()).toEqual(moves);
  await fatal.dispatchEvent('click');
  await expect(table.status).toHaveAttribute('data-status', 'over');
});

test('19, 24: only the best labels are on the board, and the explorer is offered where it can answer', async ({
  page,
}) => {
  const table = new Table(page);
  await table.open('clique', { board: 'K5' }, { moves: ['0-1', '0-2', '1-3'], at: 3 });
  await table.analysis(true);
  await expect(page.locator('.worth.seen').first()).toBeVisible();
  await expect(page.locator('.worth.seen:not(.best)')).toHaveCount(0);
  await expect(page.locator('.worth:not(.best)').first()).toBeHidden();
  await expect(page.getByRole('link', { name: 'Explore from here' })).toBeVisible();
  await table.open('clique', { board: 'K9' });
  await expect(page.locator('.classes li')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Explore from here' })).toHaveCount(0);
});

test('18: who plays by keys stays on the board after every move, one’s own and the machine’s', async ({
  page,
}) => {
  const table = new Table(page);
  const onBoard = () =>
    page.evaluate(() => document.activeElement?.closest('.board [data-element]') !== null);
  for (const [game, options] of [
    ['sim', {}],
    ['col', { board: 'C6' }],
    ['achievement', { board: 'grid:3x3', target: 'line:3' }],
  ] as [string, Options][]) {
    for (const second of ['human', 'random']) {
      await table.open(game, options, { seats: { first: 'human', second } });
      await page.locator('.board [data-element][tabindex="0"]').focus();
      for (let move = 0; move < 2 && !(await table.isOver()); ++move) {
        const before = (await table.moves()).length;
        await page.keyboard.press('Enter');
        await expect.poll(async () => (await table.moves()).length).toBeGreaterThan(before);
        await table.settled();
        if (!(await table.isOver())) await expect.poll(onBoard, `${game} ${second}`).toBe(true);
      }
    }
  }
});

test('20: rules name the points of the board that is played on', async ({ page }) => {
  const table = new Table(page);
  for (const board of ['K5', 'K7', 'petersen']) {
    await table.open('sim', { board });
    await page.locator('.more-button').click();
    await page.locator('.controls').getByRole('button', { name: 'Rules', exact: true }).click();
    await expect(page.locator('.rules').first()).toBeVisible();
    const rules = await page.locator('.side').innerText();
    expect(rules).not.toMatch(/\bsix\b|\bK6\b|hexagon/i);
  }
});

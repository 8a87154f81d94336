// SPDX-License-Identifier: MIT
// A game or a study inside of another page: it is looked at, no more; all other addresses refuse frames.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { linkText, newLink } from '../src/model/link';
import { studyAddress } from '../src/model/study';
import { parseTree } from '../src/model/tree_text';
import { Table } from './table';

const tree = parseTree('0-1_2-3!?[bl0>4]{The square.}_(0-2)_1-4')!;
const game = { ...newLink('sim'), moves: ['0-1', '2-3', '1-4'], at: 2, tree };
const kGame = linkText(game);
const kCells = {
  ...newLink('flood', { board: 'square:4x3=011201223120' }),
  seats: { first: 'human' },
};
const kStudy = studyAddress({
  title: 'Two boards',
  chapters: [
    { name: 'Squares', link: game },
    { name: 'Cells', link: kCells },
  ],
  open: 0,
});

// A page of another site with a frame.
let server: Server;
let frame = '';
test.beforeAll(async () => {
  server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    const quoted = frame.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
    response.end(
      `<!doctype html><title>Elsewhere</title>${frame.startsWith('<') ? frame : `<iframe src="${quoted}" width="480" height="560"></iframe>`}`,
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
test.afterAll(() => void server.close());
async function inFrame(page: Page, address: string) {
  frame = address;
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  return page.frameLocator('iframe');
}

test('a position is shown in a page of another site, with its note and drawings', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const inside = await inFrame(page, `${baseURL}/embed${kGame}`);
  await expect(inside.locator('.edge.red, .edge.green')).toHaveCount(2);
  await expect(inside.locator('.noted')).toHaveText('The square.');
  await expect(inside.locator('[data-drawn="0>4"]')).toHaveCount(1);
  await expect(inside.getByRole('status')).toContainText('2. 2-3 !?');
  // Its note is read once; the steps stand together, and nothing needs scrolling.
  await expect(inside.getByText('The square.').filter({ visible: true })).toHaveCount(1);
  const steps = await inside
    .locator('.steps button')
    .evaluateAll((all) => all.map((step) => step.getBoundingClientRect()));
  for (const [i, { right }] of steps.slice(0, -1).entries())
    expect(steps[i + 1]!.left - right).toBeLessThan(12);
  const board = await inside.locator('.board svg').first().boundingBox();
  expect(board!.height).toBeGreaterThan(240);
  await inside.getByRole('button', { name: 'One move on' }).click();
  await expect(inside.locator('.edge.red, .edge.green')).toHaveCount(3);
  await inside.locator('.variations').getByRole('button', { name: '0-2' }).click();
  await expect(inside.locator('[data-move="0-2"]')).toHaveClass(/green/);
  // It is looked at: nothing on the board can be pressed, and no match is begun.
  await expect(inside.locator('.board [role="button"]')).toHaveCount(0);
  await inside.locator('.board [data-move="4-5"]').dispatchEvent('click');
  await expect(inside.locator('.edge.red, .edge.green')).toHaveCount(2);
  expect(asked.filter((url) => /\/api\/(matches|jobs|hall)/.test(url))).toEqual([]);
  expect(
    await inside.locator('html').evaluate((html) => html.scrollHeight - html.clientHeight),
  ).toBe(0);
  const link = inside.getByRole('link', { name: 'Open in Harary' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('href', `/${kGame}`);
});

test('a study in a frame has its chapters', async ({ page, baseURL }) => {
  const inside = await inFrame(page, `${baseURL}/embed.html${kStudy}`);
  await expect(inside.getByRole('heading', { level: 1 })).toContainText('Two boards');
  await inside.getByLabel('Chapter').selectOption('Cells');
  await expect(inside.locator('svg.cells')).toBeVisible();
  await expect(inside.locator('.call')).toHaveCount(4);
  await expect(inside.locator('.said-here')).toHaveText('');
  await expect(inside.locator('.call').first()).not.toBeVisible();
});

test('damaged addresses are refused in words', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}/embed#/study?v=7&title=a&name=b&game=c`);
  await expect(page.getByRole('alert')).toContainText('version 7 of a study');
  await page.goto('about:blank');
  await page.goto(`${baseURL}/embed#/elsewhere`);
  await expect(page.getByRole('alert')).toContainText('neither a game nor a study');
});

test('no other address is shown in a frame', async ({ page, baseURL }) => {
  for (const path of ['/', `/${kGame}`, '/index.html', '/api/health', '/embed/']) {
    // The browser says why.
    const refusal = page.waitForEvent('console', {
      predicate: (message) => /frame-ancestors|X-Frame-Options/.test(message.text()),
    });
    await inFrame(page, `${baseURL}${path}`);
    await refusal;
    expect(page.frames()[1]!.url(), path).not.toContain(new URL(baseURL!).host);
  }
});

test('the code that the page gives shows the study', async ({ page, baseURL, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL! });
  const table = new Table(page);
  await page.goto(`/${kStudy}`);
  await table.settled();
  await table.panel('Notes');
  await page.getByRole('button', { name: 'Copy code to embed' }).click();
  await expect(page.getByText('The code to embed it is copied.')).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  const inside = await inFrame(page, code);
  await expect(inside.getByRole('heading', { level: 1 })).toContainText('Two boards');
  await expect(inside.locator('.edge.red, .edge.green')).toHaveCount(2);
});

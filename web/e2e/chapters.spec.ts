// SPDX-License-Identifier: MIT
// Studies with chapters, opinions of moves, arrows and circles; as a link, as a file, kept in this browser.
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { newLink } from '../src/model/link';
import { studyAddress, studyFile, type Study } from '../src/model/study';
import { withDrawn, withLine, withSign, kNoMoves } from '../src/model/tree';
import { Table } from './table';

const notes = (page: Page) => page.getByRole('region', { name: 'Notes' });
const chapters = (page: Page) => page.getByRole('list', { name: 'Chapters' }).getByRole('button');
const taken = (page: Page) => page.locator('.board .edge.red, .board .edge.green');

const tree = withDrawn(
  withSign(withLine(kNoMoves, ['0-1', '2-3']), ['0-1'], '!'),
  ['0-1', '2-3'],
  [{ ink: 'blue', from: 0, to: 4 }],
);
const kStudy: Study = {
  title: 'Two boards',
  chapters: [
    { name: 'Squares', link: { ...newLink('sim'), moves: ['0-1', '2-3'], at: 2, tree } },
    { name: 'Cells', link: { ...newLink('honeybee', { board: 'hex:7x7:1' }) } },
  ],
  open: 0,
};

test('chapters are made of a game, named, moved, deleted, and the link holds them', async ({
  page,
  browser,
}) => {
  const table = new Table(page);
  await table.open('sim', {}, { moves: ['0-1', '2-3'], at: 2 });
  await table.panel('Notes');
  await page.getByRole('button', { name: 'Make chapters' }).click();
  await table.panel('Notes');
  await page.getByLabel('Study', { exact: true }).fill('The square');
  await page.getByLabel('Name of this chapter').fill('First');
  // What is played in a chapter stays in it.
  await page.locator('.board [data-move="1-4"]').dispatchEvent('click');
  await expect(taken(page)).toHaveCount(3);
  await page.getByText('New chapter').click();
  await page.getByLabel('Its name').fill('From here');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(chapters(page)).toHaveText(['First', 'From here']);
  await expect(taken(page)).toHaveCount(3);
  await table.panel('Notes');
  await page.getByText('New chapter').click();
  await page.getByLabel('It begins with').selectOption('text');
  await page.getByLabel(/^Link to a game/).fill('red=0-9');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(notes(page).getByRole('alert')).toContainText("vertex '9' does not exist");
  await page
    .getByLabel(/^Link to a game/)
    .fill('x#/play/flood?board=square:4x3=011201223120&seats=human');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.locator('svg.cells')).toBeVisible();
  await table.panel('Notes');
  await expect(chapters(page)).toHaveText(['First', 'From here', 'Chapter 3']);
  await page.getByRole('button', { name: 'Move up' }).click();
  await expect(chapters(page)).toHaveText(['First', 'Chapter 3', 'From here']);
  await expect(page.locator('svg.cells')).toBeVisible();
  // Another browser with the link sees the same chapter.
  const other = await (await browser.newContext()).newPage();
  await other.goto(page.url());
  await expect(other.locator('svg.cells')).toBeVisible();
  await other.getByRole('button', { name: 'Notes', exact: true }).click();
  await expect(other.getByLabel('Study', { exact: true })).toHaveValue('The square');
  await chapters(other).first().click();
  await expect(taken(other)).toHaveCount(3);
  await other.context().close();
  // Deleting is at once, with a way back.
  await page.getByRole('button', { name: 'Delete' }).click();
  await table.panel('Notes');
  await expect(chapters(page)).toHaveText(['First', 'From here']);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await table.panel('Notes');
  await expect(chapters(page)).toHaveCount(3);
});

test('a study with chapters is kept in this browser', async ({ page }) => {
  const table = new Table(page);
  await page.goto(`/${studyAddress(kStudy)}`);
  await table.settled();
  await table.panel('Notes');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(notes(page)).toContainText('is kept');
  await page.goto('/');
  await page.getByRole('link', { name: /Two boards/ }).click();
  await table.panel('Notes');
  await expect(chapters(page)).toHaveText(['Squares', 'Cells']);
});

test('a study is saved as a file and opened again; other files are refused by name', async ({
  page,
}) => {
  const table = new Table(page);
  await page.goto(`/${studyAddress(kStudy)}`);
  await table.settled();
  await table.panel('Notes');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as file' }).click();
  const text = readFileSync(await (await saved).path(), 'utf8');
  expect(text).toBe(studyFile(kStudy));
  await table.open('sim', {});
  await table.panel('Notes');
  const file = page.getByLabel('Open a file');
  const give = (name: string, body: string) =>
    file.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(body) });
  await give('a.json', 'no json');
  await expect(notes(page)).toContainText('it is not JSON');
  await give('b.json', text.replace('"version": 1', '"version": 2'));
  await expect(notes(page)).toContainText('version 2 of a study');
  await give('c.json', text);
  await expect(taken(page)).toHaveCount(2);
  await table.panel('Notes');
  await expect(chapters(page)).toHaveText(['Squares', 'Cells']);
});

test('damaged links are refused by name', async ({ page }) => {
  await page.goto('/#/study?v=1&title=a&name=b&game=sim%3Fstudy%3D(((');
  await expect(page.getByRole('alert')).toContainText('the game of chapter 1 cannot be read');
  await page.goto('about:blank');
  await page.goto('/#/study?v=3&title=a&name=b&game=sim');
  await expect(page.getByRole('alert')).toContainText('version 3 of a study');
});

test('moves have opinions, seen in both lists and in the link', async ({ page }) => {
  const table = new Table(page);
  await table.open('sim', {}, { moves: ['0-1', '2-3'], at: 2 });
  await table.panel('Notes');
  await page.getByRole('button', { name: '!? interesting' }).click();
  await expect(page.locator('.variations .sign-of')).toHaveText('!?, interesting');
  await page.reload();
  await table.settled();
  await table.panel('Moves');
  await expect(table.history.nth(1)).toContainText('!?');
  await table.panel('Notes');
  const button = page.getByRole('button', { name: '!? interesting' });
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect(page.locator('.sign-of')).toHaveCount(0);
});

const centre = async (page: Page, vertex: number) => {
  const box = (await page.locator(`.board [data-vertex="${vertex}"] .dot`).boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2] as const;
};

test('the right button draws arrows and circles, and plays nothing', async ({ page }) => {
  const table = new Table(page);
  await table.open('sim', {}, { moves: ['0-1'], at: 1 });
  const draw = async (from: number, to: number) => {
    await page.mouse.move(...(await centre(page, from)));
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(...(await centre(page, to)), { steps: 3 });
    await page.mouse.up({ button: 'right' });
  };
  await draw(2, 5);
  await draw(3, 3);
  await expect(page.locator('[data-drawn="2>5"]')).toHaveClass(/ink-blue/);
  await expect(page.locator('[data-drawn="3"]')).toHaveCount(1);
  expect(await table.moves()).toEqual(['0-1']);
  await expect(
    page.getByRole('img', { name: 'Drawn: a blue arrow from Vertex 2 to Vertex 5' }),
  ).toHaveCount(1);
  await page.reload();
  await table.settled();
  await expect(page.locator('[data-drawn="2>5"]')).toHaveCount(1);
  // They belong to the position, and the same again takes one away.
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('[data-drawn]')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await draw(2, 5);
  await expect(page.locator('[data-drawn]')).toHaveCount(1);
});

test('the pen works by the keys', async ({ page }) => {
  const table = new Table(page);
  await table.open('sim', {}, { moves: ['0-1'], at: 1 });
  await table.panel('Notes');
  await page.getByRole('button', { name: 'purple' }).click();
  await page.getByRole('switch', { name: 'Draw on the board' }).check();
  await page.locator('[data-point="0"]').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  const next = await page.evaluate(() => document.activeElement?.getAttribute('data-point'));
  expect(next).not.toBe('0');
  await page.keyboard.press('Enter');
  await expect(page.locator(`[data-drawn="0>${next}"]`)).toHaveClass(/ink-purple/);
  await page.keyboard.press('Enter');
  await page.keyboard.press(' ');
  await expect(page.locator(`[data-drawn="${next}"]`)).toHaveCount(1);
  expect(await table.moves()).toEqual(['0-1']);
  await page.getByRole('button', { name: 'Rub out' }).click();
  await expect(page.locator('[data-drawn]')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('the pen works by taps, on edges and on cells', async ({ page }) => {
    const table = new Table(page);
    for (const [game, board] of [
      ['sim', 'K6'],
      ['honeybee', 'hex:7x7:1'],
    ] as const) {
      await table.open(game, { board });
      await table.panel('Notes');
      await page.getByRole('switch', { name: 'Draw on the board' }).check();
      for (const point of [1, 4, 2, 2]) await page.locator(`[data-point="${point}"]`).tap();
      await expect(page.locator('[data-drawn="1>4"]'), game).toHaveCount(1);
      await expect(page.locator('[data-drawn="2"]'), game).toHaveCount(1);
      expect(await table.moves()).toEqual([]);
    }
  });
});

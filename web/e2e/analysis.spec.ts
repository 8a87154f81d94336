// SPDX-License-Identifier: MIT
// What the analysis shows is what `harary analyse --json` says.
import { expect, test } from '@playwright/test';
import type { Options, Side } from '../src/api/types';
import { worthLabel, worthOf } from '../src/model/worth';
import { analyseByProgram, Table } from './table';

const kPositions: [string, Options, string[]][] = [
  ['sim', {}, ['0-1', '0-2', '1-2', '3-4']],
  ['sim', {}, ['0-1', '2-3', '0-2', '1-3', '0-4']],
  ['clique', { board: 'K5' }, ['0-1', '0-2', '1-3']],
  ['saturation', { board: 'K6' }, ['0-1', '2-3']],
  ['achievement', { board: 'K5', target: 'K3' }, ['0-1', '0-2']],
];

for (const [game, options, moves] of kPositions) {
  test(`${game} after ${moves.join(' ')}: edges are coloured and marked by value`, async ({
    page,
  }) => {
    const table = new Table(page);
    await table.open(game, options, { moves, at: moves.length });
    await table.analysis(true);
    await expect(page.locator('.worth.seen').first()).toBeVisible();
    const truth = analyseByProgram(game, options, await table.position());
    const mover: Side = /red|first/.test(truth.mover) ? 'first' : 'second';
    const shown = await page.locator('.edge.valued').evaluateAll((all) =>
      all.map((element) => ({
        move: element.getAttribute('data-move')!,
        worth: ['win', 'tie', 'loss'].find((word) => element.classList.contains(word)),
        best: element.classList.contains('best'),
        name: element.getAttribute('aria-label')!,
      })),
    );
    const byMove = (a: { move: string }, b: { move: string }) => (a.move < b.move ? -1 : 1);
    expect(shown.map(({ move, worth, best }) => ({ move, worth, best })).sort(byMove)).toEqual(
      truth.moves
        .map((value) => ({
          move: value.move,
          worth: worthOf(value, mover),
          best: value.best ?? false,
        }))
        .sort(byMove),
    );
    // Text on the board and the name that a screen reader says hold the same.
    const labels = await page.locator('.worth text').allTextContents();
    expect(labels.sort()).toEqual(truth.moves.map((value) => worthLabel(value, mover)).sort());
    for (const value of truth.moves) {
      const { name } = shown.find(({ move }) => move === value.move)!;
      if (typeof value.remoteness === 'number') expect(name).toContain(`${value.remoteness} move`);
    }
  });
}

test('the colour of a winning move differs from that of a losing one', async ({ page }) => {
  const table = new Table(page);
  await table.open('sim', {}, { moves: ['0-1', '0-2', '1-2', '3-4'], at: 4 });
  await table.analysis(true);
  const looks = (worth: string) =>
    page
      .locator(`.edge.valued.${worth} .stroke`)
      .first()
      .evaluate((element) => {
        const { stroke, strokeDasharray, strokeWidth } = getComputedStyle(element);
        return { stroke, strokeDasharray, strokeWidth };
      });
  const [win, loss] = [await looks('win'), await looks('loss')];
  expect(win.stroke).not.toBe(loss.stroke);
  expect(win.strokeDasharray).not.toBe(loss.strokeDasharray);
  expect(win.strokeWidth).not.toBe(loss.strokeWidth);
});

test('the history graph has a value for every ply and leads back to it', async ({ page }) => {
  const table = new Table(page);
  await table.open('sim', {}, { moves: ['0-1', '0-2', '1-2', '3-4'], at: 4 });
  await table.analysis(true);
  const plies = page.getByRole('group', { name: 'Value of the game by move' }).getByRole('button');
  await expect(plies).toHaveCount(5);
  await expect(plies.first()).toHaveAttribute('aria-label', /Green wins.*15 moves/);
  await plies.nth(1).press('Enter');
  await expect(page.locator('.board .edge.red, .board .edge.green')).toHaveCount(1);
});

test('"why" gives the principal line, and it can be walked', async ({ page }) => {
  const table = new Table(page);
  await table.open('sim', {}, { moves: ['0-1', '0-2', '1-2', '3-4'], at: 4 });
  await table.analysis(true);
  await table.panel('Analysis');
  await page.getByRole('button', { name: 'Why?' }).click();
  const line = page.locator('.line .chips li');
  await expect(line.first()).toBeVisible();
  const length = await line.count();
  const truth = analyseByProgram('sim', {}, await table.position());
  expect(length).toBe(truth.remoteness);
  await table.panel('Analysis');
  await page.getByRole('button', { name: 'Why?' }).click();
  await page.getByRole('button', { name: 'As a game of its own' }).click();
  await expect.poll(async () => (await table.moves()).length).toBe(4 + length);
});

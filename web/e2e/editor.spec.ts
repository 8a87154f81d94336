// SPDX-License-Identifier: MIT
// Drawing a board and asking who wins: jobs with progress, stopped, found again after a reload.
import { expect, test } from '@playwright/test';
import { kMock } from './table';

test('a graph is drawn, coloured, and handed to the table', async ({ page }) => {
  await page.goto('/#/editor');
  await page.getByRole('button', { name: 'Clear' }).click();
  const sheet = page.locator('svg.canvas');
  const box = (await sheet.boundingBox())!;
  const at = (x: number, y: number) => ({ position: { x: box.width * x, y: box.height * y } });
  await sheet.click(at(0.5, 0.1));
  await sheet.click(at(0.1, 0.8));
  await sheet.click(at(0.9, 0.8));
  const vertex = (v: number) => page.locator(`.canvas [data-vertex="${v}"]`);
  for (const [u, v] of [
    [0, 1],
    [1, 2],
    [0, 2],
  ] as const) {
    await vertex(u).click();
    await vertex(v).click();
  }
  await expect(page.locator('.editor code')).toHaveText('g6:Bw');
  await page.getByRole('button', { name: 'Red', exact: true }).click();
  await page.locator('.canvas .edge').first().dispatchEvent('click');
  await expect(page.locator('.canvas .edge.red')).toHaveCount(1);
  await page.getByRole('button', { name: 'Play this board' }).click();
  await expect(page.locator('.board .edge.red')).toHaveAttribute('data-move', '0-1');
});

test('a named graph is loaded and the question answered', async ({ page }) => {
  await page.goto('/#/editor');
  await page.getByLabel('Begin with a graph').fill('K5');
  await page.getByRole('button', { name: 'Load' }).click();
  await expect(page.locator('.canvas .edge')).toHaveCount(10);
  await page.getByLabel('Game').selectOption('misere-avoidance');
  await page.getByRole('button', { name: 'Ask who wins' }).click();
  const job = page.locator('.job').first();
  await expect(job).toHaveAttribute('data-state', 'done', { timeout: 60_000 });
  await expect(job.locator('[data-winner]')).toBeVisible();
});

test('a drawn board is asked for a number or a class, and the answer is a sentence', async ({
  page,
}) => {
  for (const [game, graph, question, said] of [
    ['colouring', 'C5', 'number', '3 colours.'],
    ['col', 'P4', 'class', 'Yes: the player who starts loses.'],
    ['saturation', 'K5', 'outcome', '6 edges.'],
    ['domination', 'P5', 'outcome', '3 moves.'],
  ] as const) {
    await page.goto('/#/editor');
    await page.getByLabel('Game').selectOption(game);
    await page.getByLabel('Begin with a graph').fill(graph);
    await page.getByRole('button', { name: 'Load' }).click();
    await expect(page.locator('.canvas [data-vertex]')).toHaveCount(Number(graph.slice(1)));
    const asked = page.getByRole('combobox', { name: 'Question' });
    await asked.selectOption(question);
    const words = await asked.locator('option:checked').textContent();
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    const job = page.locator('.job').first();
    await expect(job).toHaveAttribute('data-state', 'done', { timeout: 60_000 });
    await expect(job.locator('.note').filter({ hasText: words! })).toBeVisible();
    await expect(job.locator('.verdict')).toHaveText(said);
    await page.reload();
    await expect(page.locator('.job .verdict').first()).toHaveText(said);
  }
  // A game that has no such question is asked who wins.
  await page.getByLabel('Game').selectOption('clique');
  await page.getByRole('combobox', { name: 'Question' }).selectOption('class');
  await page.getByLabel('Game').selectOption('builder');
  await expect(page.getByRole('combobox', { name: 'Question' })).toHaveValue('winner');
  await expect(page.getByRole('button', { name: 'Ask who wins' })).toBeVisible();
});

test('a long question shows progress, survives a reload, and is stopped', async ({ page }) => {
  await page.goto('/#/editor');
  await page.getByLabel('Begin with a graph').fill(kMock ? 'K5' : 'K9');
  await page.getByRole('button', { name: 'Load' }).click();
  await expect(page.locator('.canvas .edge')).toHaveCount(kMock ? 10 : 36);
  await page.getByLabel('Game').selectOption('clique');
  await page.getByLabel('Time for it').selectOption('300');
  await page.getByRole('button', { name: 'Ask who wins' }).click();
  const job = page.locator('.job').first();
  await expect(job).toHaveAttribute('data-state', /queued|running/);
  const id = await job.getAttribute('data-job');
  await expect(job.getByRole('progressbar')).toBeVisible();
  await page.reload();
  const again = page.locator(`[data-job="${id}"]`);
  await expect(again).toHaveAttribute('data-state', 'running');
  await again.getByRole('button', { name: /Stop/ }).click();
  await expect(again).toHaveAttribute('data-state', 'stopped');
});

test('cells are painted and become a board', async ({ page }) => {
  await page.goto('/#/editor');
  await page.getByLabel('Game').selectOption('honeybee');
  await page.getByRole('spinbutton', { name: 'Rows' }).fill('4');
  await page.getByRole('button', { name: 'Paint colour 5' }).click();
  await page.getByRole('button', { name: /^Row 1 column 2,/ }).click();
  await expect(page.getByRole('button', { name: 'Row 1 column 2, colour 5' })).toBeVisible();
  await page.getByRole('button', { name: 'Play this board' }).click();
  await expect(page.getByRole('img', { name: 'Row 1 column 2, colour 5' })).toBeVisible();
  expect(await page.evaluate(() => location.hash)).toContain('hex:5x4=');
});

test('a question shows its board as it was drawn, also after a reload, and plays it so', async ({
  page,
}) => {
  await page.goto('/#/editor');
  await page.getByRole('button', { name: 'Clear' }).click();
  const sheet = page.locator('svg.canvas');
  const box = (await sheet.boundingBox())!;
  for (const [x, y] of [
    [0.1, 0.1],
    [0.9, 0.1],
    [0.9, 0.5],
  ] as const)
    await sheet.click({ position: { x: box.width * x, y: box.height * y } });
  await page.getByLabel('Edges with the chosen tool').fill('0-1,1-2');
  await page.getByRole('button', { name: 'Draw' }).click();
  await page.getByRole('button', { name: 'Red', exact: true }).click();
  await page.locator('.canvas .edge').first().dispatchEvent('click');
  await page.getByRole('button', { name: 'Ask who wins' }).click();
  const job = page.locator('.job').first();
  await expect(job).toHaveAttribute('data-state', 'done', { timeout: 60_000 });
  const shape = async (dots: string) => {
    await expect(page.locator(dots)).toHaveCount(3);
    const places = await page
      .locator(dots)
      .evaluateAll((all) =>
        all.map((dot) => [Number(dot.getAttribute('cx')), Number(dot.getAttribute('cy'))] as const),
      );
    const [a, b, c] = [places[0]!, places[1]!, places[2]!];
    expect(Math.abs(a[1] - b[1])).toBeLessThan(3);
    expect((c[1] - b[1]) / (b[0] - a[0])).toBeCloseTo(0.5, 1);
  };
  await shape('.job:first-child .dot');
  await expect(job.locator('.edge.red')).toHaveCount(1);
  await expect(job.locator('.edge.open')).toHaveCount(1);
  await page.reload();
  await shape('.job:first-child .dot');
  await page.locator('.job').first().getByRole('link', { name: 'Play this board' }).click();
  await expect(page.locator('.board .edge.red')).toHaveCount(1);
  await shape('.board [data-vertex] .dot');
});

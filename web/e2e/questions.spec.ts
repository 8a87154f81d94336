// SPDX-License-Identifier: MIT
// Beside who wins, games have questions of their own: a number of something, or whether it matters who starts.
// Which ones, the catalogue says.
import { expect, test } from '@playwright/test';
import type { Options } from '../src/api/types';
import { Table } from './table';

const kAnswers: [game: string, options: Options, question: string, said: string][] = [
  ['colouring', { board: 'C5' }, 'number', '3 colours.'],
  ['builder', { target: 'P3', board: 'K6' }, 'number', '3 edges.'],
  ['saturation', { board: 'K5', score: 'true' }, 'outcome', '6 edges.'],
  ['domination', { board: 'P5' }, 'outcome', '3 moves.'],
  ['col', { board: 'P4' }, 'class', 'Yes: the player who starts loses.'],
  ['snort', { board: 'P4' }, 'class', 'Yes: the player who starts wins.'],
];

test('a number or a class is asked for beside the analysis', async ({ page }) => {
  const table = new Table(page);
  for (const [game, options, question, said] of kAnswers) {
    await table.open(game, options);
    await table.panel('Analysis');
    const asked = page.locator(`[data-question="${question}"]`);
    await asked.getByRole('button').first().click();
    await expect(asked.getByRole('status')).toHaveText(said);
  }
});

test('no board is asked what it has no answer to, and three players have three names', async ({
  page,
}) => {
  const table = new Table(page);
  await table.open('saturation', { board: 'K5' });
  await table.panel('Analysis');
  await expect(page.locator('[data-question="class"]')).toBeVisible();
  await expect(page.locator('[data-question="outcome"]')).toHaveCount(0);
  await table.open('avoidance', { board: 'K4', colours: '3' });
  await table.panel('Analysis');
  await expect(page.getByRole('region', { name: 'Analysis' })).toBeVisible();
  await expect(page.locator('[data-question]')).toHaveCount(0);
  await expect(page.locator('[data-strip="all"] [data-player]')).toHaveCount(3);
});

// SPDX-License-Identifier: MIT
// Whole games against the perfect player, from both sides. Who must win by the analysis of the start
// wins: the machine against a person who takes the first move at hand, or a person who plays best
// moves against the machine.
import { expect, test } from '@playwright/test';
import type { Analysis, Options, Side } from '../src/api/types';
import { Table, kMock } from './table';

interface Case {
  game: string;
  options: Options;
}
const kGames: Case[] = [
  { game: 'sim', options: {} },
  { game: 'sim+', options: { board: 'K5' } },
  { game: 'sim+', options: {} },
  { game: 'clique', options: { board: 'K6' } },
  { game: 'saturation', options: { board: 'K7' } },
  { game: 'connect', options: { board: 'K6' } },
  { game: 'letters', options: { letters: '2 0 3 2' } },
];
if (!kMock) kGames.push({ game: 'honeybee', options: { board: 'hex:5x5:1' } });

for (const { game, options } of kGames) {
  for (const side of ['first', 'second'] as const) {
    test(`${game} ${Object.values(options).join(' ')}: a person as the ${side} player`, async ({
      page,
    }) => {
      const table = new Table(page);
      const machine: Side = side === 'first' ? 'second' : 'first';
      const analyse = async (position: string): Promise<Analysis> => {
        const response = await page.request.post('/api/analyse', {
          data: { game, options, position },
        });
        expect(response.ok()).toBe(true);
        return (await response.json()) as Analysis;
      };
      await table.open(game, options, {
        seats: { [side]: 'human', [machine]: 'perfect' },
        thinking: 3000,
      });
      const start = await analyse(await table.position());
      const mustWin = start.winner === side;
      while (!(await table.isOver())) {
        const best = mustWin
          ? (await analyse(await table.position())).moves.find((move) => move.best)!.move
          : (await table.offered())[0]!;
        await table.play(best);
      }
      expect(await table.winner()).toBe(start.winner);
      await expect(table.status).toContainText(start.winner === side ? 'you' : 'machine');
      const moves = await table.moves();
      await table.panel('Moves');
      await expect(table.history).toHaveCount(moves.length);
    });
  }
}

test('flood: a person by hints, in as few calls as the perfect player', async ({ page }) => {
  const table = new Table(page);
  const options = { board: 'square:6x6:2' };
  await table.open('flood', options, { seats: { first: 'human' } });
  while (!(await table.isOver())) {
    await table.press('Hint');
    await table.play((await page.locator('.call.hinted').getAttribute('data-move'))!);
  }
  const byHand = (await table.moves()).length;
  await table.open('flood', options, { seats: { first: 'perfect' } });
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(table.status).toHaveAttribute('data-status', 'over', { timeout: 60_000 });
  expect((await table.moves()).length).toBe(byHand);
  await expect(table.status).toContainText(`Done in ${byHand} calls`);
});

test('flood: undo and redo while a person plays alone', async ({ page }) => {
  const table = new Table(page);
  await table.open('flood', { board: 'square:6x6:2' }, { seats: { first: 'human' } });
  const first = (await table.offered())[0]!;
  await table.play(first);
  await table.play((await table.offered())[0]!);
  const both = await table.moves();
  await table.press('Undo');
  expect(await table.moves()).toEqual([first]);
  await table.press('Redo');
  expect(await table.moves()).toEqual(both);
});

test('two people need no machine', async ({ page }) => {
  const table = new Table(page);
  await table.open('sim', {});
  for (let ply = 0; !(await table.isOver()); ++ply) {
    await expect(table.status).toContainText(ply % 2 === 0 ? 'Red to move' : 'Green to move');
    await table.play((await table.offered())[0]!);
  }
  await expect(table.status).toContainText(/Red|Green/);
});

test('two machines play by themselves when told to', async ({ page }) => {
  const table = new Table(page);
  await table.open('sim', {}, { seats: { first: 'greedy', second: 'perfect' } });
  expect(await table.moves()).toEqual([]);
  await table.press('One move');
  expect(await table.moves()).toHaveLength(1);
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(table.status).toHaveAttribute('data-status', 'over', { timeout: 60_000 });
  expect(await table.winner()).toBe('second');
});

test('Sim4 on 153 edges: two vertices choose an edge, the machine answers', async ({ page }) => {
  const table = new Table(page);
  await table.open(
    'sim',
    { board: 'K18', target: 'K4' },
    { seats: { first: 'human', second: 'searching' }, thinking: 300 },
  );
  await page.locator('[data-vertex="3"]').click();
  await page.locator('[data-vertex="12"]').click();
  await expect.poll(async () => (await table.moves()).length, { timeout: 30_000 }).toBe(2);
  expect((await table.moves())[0]).toBe('3-12');
});

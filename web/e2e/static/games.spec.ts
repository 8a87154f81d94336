// SPDX-License-Identifier: MIT
// Whole games of each kind on the page that needs no server, against the perfect player.
import { expect, test } from '@playwright/test';
import type { Options, Side } from '../../src/api/types';
import { analyseByProgram, Table } from '../table';

const kGames: { game: string; options: Options }[] = [
  { game: 'sim', options: {} },
  { game: 'sim+', options: { board: 'K5' } },
  { game: 'clique', options: { board: 'K5' } },
  { game: 'achievement', options: { board: 'K5', target: 'P4' } },
  { game: 'saturation', options: { board: 'K6' } },
  { game: 'connect', options: { board: 'K5' } },
  { game: 'letters', options: { letters: '2 0 3 2' } },
  { game: 'honeybee', options: { board: 'hex:5x5:1' } },
];

for (const { game, options } of kGames) {
  test(`${game}: who must win, wins`, async ({ page }) => {
    const outside: string[] = [];
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== new URL(page.url()).origin)
        outside.push(origin);
    });
    const table = new Table(page);
    const start = analyseByProgram(game, options, '');
    const side: Side = start.winner === 'second' ? 'second' : 'first';
    const machine: Side = side === 'first' ? 'second' : 'first';
    await table.open(game, options, {
      seats: { [side]: 'human', [machine]: 'perfect' },
      thinking: 3000,
    });
    while (!(await table.isOver())) {
      const { moves } = analyseByProgram(game, options, await table.position());
      await table.play(moves.find((move) => move.best)!.move);
    }
    expect(await table.winner()).toBe(start.winner);
    await table.panel('Moves');
    await expect(table.history).toHaveCount((await table.moves()).length);
    expect(outside.filter((origin) => origin !== new URL(page.url()).origin)).toEqual([]);
  });
}

test('flood: by hints, in as few calls as there are', async ({ page }) => {
  const table = new Table(page);
  await table.open('flood', { board: 'square:6x6:2' }, { seats: { first: 'human' } });
  while (!(await table.isOver())) {
    await table.press('Hint');
    await table.play((await page.locator('.call.hinted').getAttribute('data-move'))!);
  }
  const { remoteness } = analyseByProgram('flood', { board: 'square:6x6:2' }, '');
  expect((await table.moves()).length).toBe(remoteness);
});

test('the analysis shows who wins by each move', async ({ page }) => {
  const table = new Table(page);
  await table.open('clique', { board: 'K5' });
  await table.analysis(true);
  await table.panel('Analysis');
  const { moves } = analyseByProgram('clique', { board: 'K5' }, '');
  await expect(page.getByRole('region', { name: 'Analysis' })).toContainText(moves[0]!.move);
});

test('an analysis is followed: estimates come long before the proof, and a move begins it anew', async ({
  page,
}) => {
  const table = new Table(page);
  await table.open('clique', { board: 'K9' });
  await table.analysis(true);
  const guessed = page.locator('.edge.valued.guess');
  await expect(guessed).toHaveCount(36);
  await table.play('0-1');
  await expect(guessed).toHaveCount(35);
  await table.analysis(false);
  await expect(guessed).toHaveCount(0);
});

test('a link that is loaded again finds the game', async ({ page }) => {
  const table = new Table(page);
  await table.open('sim', {}, { seats: { first: 'human', second: 'perfect' } });
  await table.play('0-1');
  await table.settled();
  const before = await table.moves();
  expect(before).toHaveLength(2);
  await page.reload();
  await expect(table.status).toBeVisible();
  await table.settled();
  expect(await table.moves()).toEqual(before);
  await table.play((await table.offered())[0]!);
  await table.settled();
  expect((await table.moves()).length).toBe(4);
});

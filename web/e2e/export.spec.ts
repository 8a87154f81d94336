// SPDX-License-Identifier: MIT
// A position goes into papers and other programs.
import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { Table } from './table';

test('a position is exported as a picture, TikZ, graph6 and a command', async ({ page }) => {
  const table = new Table(page);
  await table.open('sim', {}, { moves: ['0-1', '2-3', '0-2'], at: 3 });
  await table.press('Export');
  const text = (name: string) => page.locator(`[data-export="${name}"]`).inputValue();
  const tikz = await text('tikz');
  expect(tikz.match(/\\node\[vertex\]/g)).toHaveLength(6);
  expect(tikz.match(/\\draw\[first\]/g)).toHaveLength(2);
  expect(tikz.match(/\\draw\[second\]/g)).toHaveLength(1);
  expect(tikz.match(/\\draw\[open\]/g)).toHaveLength(12);
  // The program reads what is exported.
  const edges = (graph6: string) =>
    execFileSync(process.env['HARARY_BINARY'] ?? '../build/release/harary', [
      ...['export', 'edges', '--board', `g6:${graph6}`],
    ])
      .toString()
      .split('\n')
      .filter((line) => /^\d+ \d+/.test(line)).length;
  expect(edges(await text('Board as graph6'))).toBe(15);
  expect(edges(await text('Red as graph6'))).toBe(2);
  const [program, ...words] = (await text('Command')).replace(/'/g, '').split(' ');
  expect(program).toBe('harary');
  const binary = process.env['HARARY_BINARY'] ?? '../build/release/harary';
  expect(execFileSync(binary, words).toString()).toContain('position red=0-1,0-2;green=2-3');
  for (const [kind, begin] of [
    ['SVG', '<svg'],
    ['TikZ', '% Sim'],
  ]) {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: `Save as ${kind}` }).click();
    const saved = readFileSync(await (await saving).path(), 'utf8');
    expect(saved.startsWith(begin!)).toBe(true);
  }
});

test('boards of other kinds have TikZ as well, and what has no drawing says the command', async ({
  page,
}) => {
  const table = new Table(page);
  const kBoards = [
    ['flood', { board: 'square:4x4:1' }, /\\filldraw/],
    ['maker-breaker', { board: 'grid:3x3', target: 'line:3' }, /\\draw\[cell\]/],
    ['connected', { board: 'petersen' }, /\\draw\[join\]/],
    ['honeybee', { board: 'petersen', 'vertex-colours': '0123012301' }, /fill=hararycell/],
  ] as const;
  for (const [game, options, part] of kBoards) {
    await table.open(game, options);
    await table.press('Export');
    expect(await page.locator('[data-export="tikz"]').inputValue()).toMatch(part);
  }
  await table.open('letters', { letters: '2 1 3 2' });
  await table.press('Export');
  await expect(page.locator('[data-export="tikz"]')).toHaveCount(0);
  expect(await page.locator('[data-export="Command"]').inputValue()).toContain("'2 1 3 2'");
});

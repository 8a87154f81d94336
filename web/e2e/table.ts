// SPDX-License-Identifier: MIT
// The table as a person uses it: what the tests press and read.
import { execFileSync } from 'node:child_process';
import { expect, type Page } from '@playwright/test';
import type { Analysis, Options } from '../src/api/types';
import { linkText, newLink, type Link } from '../src/model/link';

export const kMock = process.env['HARARY_MOCK'] === '1';
const kBinary = process.env['HARARY_BINARY'] ?? '../build/release/harary';

export function harary(...words: string[]): string {
  return execFileSync(kBinary, [...words, '--json'], { encoding: 'utf8', maxBuffer: 1 << 28 });
}
export function analyseByProgram(game: string, options: Options, position: string): Analysis {
  const words = Object.entries(options).flatMap(([key, text]) => [`--${key}`, text]);
  return JSON.parse(harary('analyse', game, ...words, '--position', position)) as Analysis;
}

// In the explorer: `star` on a small board, and then on one that is refused in words.
export async function exploreBoards(page: Page, small: string, large: string) {
  await page.getByLabel('Game').selectOption('star');
  await page.getByLabel('Board').fill(small);
  await page.getByRole('button', { name: 'Explore' }).click();
  await expect(page.locator('.explorer .board [data-vertex]')).toHaveCount(4);
  await page.getByRole('link', { name: 'Another game' }).click();
  await page.getByLabel('Board').fill(large);
  await page.getByRole('button', { name: 'Explore' }).click();
  await expect(page.getByRole('alert')).toContainText('too many positions');
}

// The start page with all its games unfolded.
export async function openStart(page: Page) {
  await page.goto('/');
  await page.locator('.more-games > summary').click();
}

export class Table {
  constructor(readonly page: Page) {}

  async open(game: string, options: Options, rest: Partial<Link> = {}) {
    await this.page.goto('about:blank');
    await this.page.goto(`./${linkText({ ...newLink(game, options), ...rest })}`);
    await expect(this.status).toBeVisible();
    await this.settled();
  }

  get status() {
    return this.page.locator('[data-status]');
  }
  get history() {
    return this.page.getByRole('list', { name: 'Move list' }).locator('button.move');
  }
  // The machine has moved, or no player is to move, and nothing is on its way to the server.
  async settled() {
    await expect(this.status).not.toContainText(/thinking|estimating/, { timeout: 60_000 });
    await expect(this.page.locator('.table')).toHaveAttribute('data-busy', '');
  }
  async isOver() {
    return (await this.status.getAttribute('data-status')) === 'over';
  }
  async winner() {
    return this.status.getAttribute('data-winner');
  }
  async moves(): Promise<string[]> {
    const hash = await this.page.evaluate(() => location.hash);
    const words = new URLSearchParams(hash.slice(hash.indexOf('?') + 1));
    return (words.get('moves') ?? '').split('_').filter((move) => move !== '');
  }
  async position(): Promise<string> {
    await this.panel('Share');
    return this.page.getByLabel('Position as text').inputValue();
  }
  async panel(name: 'Moves' | 'Notes' | 'Analysis' | 'Share' | 'Seats') {
    await this.page.getByRole('group', { name: 'Panels' }).getByRole('button', { name }).click();
  }
  // A button of the bar, or of what is behind its last one.
  async press(name: string) {
    const button = this.page.locator('.controls').getByRole('button', { name, exact: true });
    if ((await button.count()) === 0) await this.page.locator('.more-button').click();
    await button.click();
    await this.settled();
  }
  // Begins a lesson, which has a bar of its own.
  async teach() {
    await this.page.locator('.more-button').click();
    await this.page.getByRole('button', { name: 'Teach' }).click();
    await expect(this.page.locator('.teach')).toBeVisible();
  }
  async analysis(on: boolean) {
    const analyse = this.page.getByRole('switch', { name: 'Analyse' });
    if ((await analyse.getAttribute('aria-checked')) !== String(on)) await analyse.click();
    await expect(analyse).toHaveAttribute('aria-checked', String(on));
  }

  // Moves that the board offers: those of one edge, colour or trade.
  async offered(): Promise<string[]> {
    return this.page
      .locator('.board [data-move][role="button"], .board button[data-move]:not(:disabled)')
      .evaluateAll((all) => all.map((element) => element.getAttribute('data-move')!));
  }
  async play(move: string) {
    const before = (await this.moves()).length;
    for (const part of move.includes('>') ? [move] : move.split(',')) {
      const target = this.page.locator(`.board [data-move="${part}"]`);
      if ((await target.evaluate((element) => element.tagName)) === 'BUTTON') await target.click();
      else await target.dispatchEvent('click'); // edges cross: the pointer might meet another one
    }
    // Several things are taken together, or one in several ways.
    const confirm = this.page.locator('.confirm .primary');
    const way = this.page.locator('.confirm button[data-move]');
    if ((await confirm.count()) > 0) await confirm.click();
    else if ((await this.moves()).length === before && (await way.count()) > 0)
      await way.first().click();
    await expect.poll(async () => (await this.moves()).length).toBeGreaterThan(before);
    await this.settled();
  }
}

// SPDX-License-Identifier: MIT
// The server is killed in the middle of games and comes back on the same port: nothing is lost, and the
// page goes on by itself.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { linkText, newLink } from '../src/model/link';
import { kMock } from './table';

test.skip(kMock, 'the mock keeps nothing');

const kPort = Number(process.env['HARARY_PORT'] ?? 8737) + 1;
const kUrl = `http://127.0.0.1:${kPort}`;
const binary = process.env['HARARY_BINARY'] ?? '../build/release/harary';

class KilledServer {
  private process: ChildProcess | null = null;
  private readonly data = mkdtempSync(join(tmpdir(), 'harary-killed-'));

  async start() {
    this.process = spawn(binary, ['serve', '--port', String(kPort), '--data', this.data]);
    await expect
      .poll(
        () =>
          fetch(`${kUrl}/api/health`)
            .then((answer) => answer.ok)
            .catch(() => false),
        {
          timeout: 30_000,
        },
      )
      .toBe(true);
  }
  async kill() {
    const gone = new Promise((done) => this.process!.once('exit', done));
    this.process!.kill('SIGKILL');
    await gone;
  }
}

const red = (page: Page) => page.locator('.board .edge.red');
const green = (page: Page) => page.locator('.board .edge.green');
const play = (page: Page, move: string) =>
  page.locator(`.board [data-move="${move}"]`).dispatchEvent('click');

test('a match against a machine survives the server’s death', async ({ page }) => {
  const server = new KilledServer();
  await server.start();
  const link = { ...newLink('sim'), seats: { first: 'human', second: 'perfect' } };
  await page.goto(`${kUrl}/${linkText(link)}`);
  await play(page, '0-1');
  await expect(green(page)).toHaveCount(1);
  await server.kill();
  const open = await page
    .locator('.board [data-move][role="button"]')
    .first()
    .getAttribute('data-move');
  await play(page, open!); // the server is away: the page tries again
  await server.start();
  await expect(async () => {
    if ((await page.locator('.main .error').count()) > 0) {
      await page.locator('.main .error button').click();
      await play(page, open!);
    }
    await expect(red(page)).toHaveCount(2, { timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  await expect(green(page)).toHaveCount(2);
  await expect(page.locator('.main .error')).toHaveCount(0);
  await page.reload();
  await expect(red(page)).toHaveCount(2);
  await server.kill();
});

test('two people continue when the server is back, each on the own seat', async ({
  page,
  browser,
}) => {
  const server = new KilledServer();
  await server.start();
  await page.goto(`${kUrl}/${linkText(newLink('sim'))}`);
  await page.getByRole('button', { name: 'Seats', exact: true }).click();
  await page.getByRole('button', { name: 'I play Red' }).click();
  await expect(page.locator('.shared')).toHaveAttribute('data-seat', 'first');
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(page.url());
  await guest.getByRole('button', { name: 'Take the seat' }).click();
  await expect(page.locator('.shared')).toHaveAttribute('data-waiting', 'false');
  await play(page, '0-1');
  await expect(red(guest)).toHaveCount(1);
  await server.kill();
  await expect(guest.locator('.shared')).toContainText('No connection', { timeout: 30_000 });
  // What is tried meanwhile is refused in words, which go when the server is back.
  await play(guest, '2-5');
  await expect(guest.locator('.main .error')).toContainText('does not answer', { timeout: 60_000 });
  await server.start();
  await expect(guest.locator('.main .error')).toHaveCount(0, { timeout: 30_000 });
  await expect(guest.locator('.shared')).not.toContainText('No connection', { timeout: 30_000 });
  await expect(guest.locator('.shared')).toHaveAttribute('data-seat', 'second');
  await play(guest, '2-3');
  await expect(green(page)).toHaveCount(1);
  await play(page, '0-2');
  await expect(red(guest)).toHaveCount(2);
  await guest.context().close();
  await server.kill();
});

// SPDX-License-Identifier: MIT
// Certificates in the browser: one that holds, one that is damaged, and files that are none.
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { harary } from '../table';

const folder = mkdtempSync(join(tmpdir(), 'harary-certificates-'));
function certificate(name: string, ...words: string[]): Buffer {
  const path = join(folder, name);
  harary('solve', ...words, '--certificate', path);
  return readFileSync(path);
}

async function choose(page: Page, name: string, buffer: Buffer) {
  await page.goto('./#/verify');
  await page
    .getByLabel(/Drop a certificate/)
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
}

test('a certificate that holds is accepted, and its board drawn', async ({ page }) => {
  await choose(page, 'sim.hcert', certificate('sim.hcert', 'sim'));
  await expect(page.locator('.report')).toHaveAttribute('data-holds', 'true');
  await expect(page.locator('.report')).toContainText('So Green wins');
  await expect(page.locator('.report .board')).toBeVisible();
});

test('a damaged certificate is refused', async ({ page }) => {
  const bytes = certificate('clique.hcert', 'clique', '--board', 'K5');
  for (const place of [bytes.length >> 2, bytes.length >> 1, bytes.length - 5]) {
    const damaged = Buffer.from(bytes);
    damaged[place]! ^= 4;
    await choose(page, 'damaged.hcert', damaged);
    await expect(page.locator('.verify .error, .report[data-holds="false"]').first()).toBeVisible();
    await expect(page.locator('.report[data-holds="true"]')).toHaveCount(0);
  }
});

test('a file that is no certificate is refused in words', async ({ page }) => {
  await choose(page, 'letter.txt', Buffer.from('Dear reader'));
  await expect(page.locator('.verify .error')).toContainText('letter.txt');
});

// SPDX-License-Identifier: MIT
// Proofs on the page of a server: downloaded where an answer stands, checked where they are dropped.
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { Table } from './table';

async function downloaded(page: Page): Promise<Buffer> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the proof' }).first().click();
  return readFileSync(await (await coming).path());
}
async function choose(page: Page, name: string, buffer: Buffer) {
  await page
    .getByLabel(/Drop a certificate/)
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
}

test('the proof of an analysed game is downloaded and holds; a damaged one does not', async ({
  page,
}) => {
  const table = new Table(page);
  await table.open('sim', {});
  await table.analysis(true);
  const proof = await downloaded(page);
  expect(proof.length).toBeGreaterThan(100);
  await page.getByRole('link', { name: 'Verify it' }).click();
  await choose(page, 'sim.hcert', proof);
  await expect(page.locator('.report')).toHaveAttribute('data-holds', 'true');
  await expect(page.locator('.report')).toContainText('So Green wins');
  await expect(page.locator('.report .board')).toBeVisible();
  const damaged = Buffer.from(proof);
  damaged[proof.length >> 1]! ^= 4;
  await choose(page, 'damaged.hcert', damaged);
  await expect(page.locator('.verify .error')).toContainText('damaged.hcert');
  await expect(page.locator('.report')).toHaveCount(0);
});

test('the answer to a question of the editor offers its proof', async ({ page }) => {
  await page.goto('/#/editor');
  await page.getByRole('button', { name: 'Ask who wins' }).click();
  await expect(page.locator('.job').first()).toHaveAttribute('data-state', 'done', {
    timeout: 60_000,
  });
  const proof = await downloaded(page);
  await page.getByRole('link', { name: 'Verify', exact: true }).click();
  await choose(page, 'answer.hcert', proof);
  await expect(page.locator('.report')).toHaveAttribute('data-holds', 'true');
});

test('what is not a proof, or has none, is said in words', async ({ page }) => {
  await page.goto('/#/verify');
  await choose(page, 'letter.txt', Buffer.from('Dear reader'));
  await expect(page.locator('.verify .error')).toContainText('letter.txt');
  await choose(page, 'long.hcert', Buffer.alloc(50_000));
  await expect(page.locator('.verify .error')).toContainText('harary verify');
  const table = new Table(page);
  await table.open('pos-cnf', { formula: '1,2/2,3/1,3' });
  await table.analysis(true);
  await page.getByRole('button', { name: 'Download the proof' }).click();
  await expect(page.locator('.certificate .error')).toContainText('no certificates');
});

test('all links of the head are in sight on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/#/verify');
  await expect(page.locator('.verify')).toBeVisible();
  const links = page.getByRole('navigation', { name: 'Views' }).getByRole('link');
  for (const link of await links.all()) {
    const { x, width } = (await link.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(320);
  }
});

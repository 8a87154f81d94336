// SPDX-License-Identifier: MIT
// Two browsers over one link, and a third that watches. A seat is its browser's: no other browser moves for it.
import { expect, test, type Page } from '@playwright/test';
import { Table } from './table';

test('two people play, a third one watches and cannot move', async ({ page, browser }) => {
  const one = new Table(page);
  await one.open('sim', {});
  await one.panel('Seats');
  await page.getByRole('button', { name: 'I play Red' }).click();
  await expect(page.locator('.shared')).toHaveAttribute('data-seat', 'first');
  await expect(page.locator('.shared')).toHaveAttribute('data-waiting', 'true');
  const address = page.url();
  const opened: Page[] = [];
  const elsewhere = async () => {
    const other = await (await browser.newContext()).newPage();
    opened.push(other);
    await other.goto(address);
    return other;
  };
  const guest = await elsewhere();
  await guest.getByRole('button', { name: 'Take the seat' }).click();
  await expect(guest.locator('.shared')).toHaveAttribute('data-seat', 'second');
  const watcher = await elsewhere();
  await expect(watcher.locator('.shared')).toContainText('watching');
  await expect(page.locator('.shared')).toHaveAttribute('data-waiting', 'false');

  const buttons = (who: Page) => who.locator('.board [data-move][role="button"]');
  await expect(buttons(guest)).toHaveCount(0);
  await expect(buttons(watcher)).toHaveCount(0);
  await page.locator('.board [data-move="0-1"]').dispatchEvent('click');
  for (const who of [guest, watcher])
    await expect(who.locator('.board .edge.red')).toHaveAttribute('data-move', '0-1');
  await guest.locator('.board [data-move="2-3"]').dispatchEvent('click');
  await expect(page.locator('.board .edge.green')).toHaveAttribute('data-move', '2-3');

  // What the page does not offer is refused by the server as well.
  const id = /match\/([0-9a-f]{32})/.exec(address)![1]!;
  for (const [who, status] of [
    [guest, 409],
    [watcher, 403],
  ] as const) {
    const answer = await who.request.post(`/api/matches/${id}/moves`, {
      data: { ply: 2, move: '0-2' },
    });
    expect(answer.status()).toBe(status);
  }
  const cookies = await page.context().cookies();
  const secret = cookies.find(({ name }) => name === 'harary_client')!.value;
  const seen = await (await watcher.request.get(`/api/matches/${id}`)).text();
  expect(seen).not.toContain(secret);

  // A reload keeps the seat.
  await guest.reload();
  await expect(guest.locator('.shared')).toHaveAttribute('data-seat', 'second');
  await page.locator('.board [data-move="0-2"]').dispatchEvent('click');
  await expect(guest.locator('.board .edge.red')).toHaveCount(2);
  for (const other of opened) await other.context().close();
});

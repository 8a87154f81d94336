// SPDX-License-Identifier: MIT
// Two browsers over one link, and a third that watches. A seat is its browser's: no other browser moves for it.
import { expect, test, type Browser, type Page } from '@playwright/test';
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

test('a guest cannot move for the other seat, read its secret, or guess it', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const one = new Table(page);
  await one.open('sim', {});
  await one.panel('Seats');
  await page.getByRole('button', { name: 'I play Red' }).click();
  await expect(page.locator('.shared')).toHaveAttribute('data-seat', 'first');
  const id = /match\/([0-9a-f]{32})/.exec(page.url())![1]!;
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(page.url());
  await guest.getByRole('button', { name: 'Take the seat' }).click();
  await expect(guest.locator('.shared')).toHaveAttribute('data-seat', 'second');

  // It is Red's turn. Whatever the guest says about who it is, the answer is no.
  for (const data of [
    { ply: 0, move: '0-1' },
    { ply: 0, move: '0-1', by: 'first', side: 'first', you: ['first'], seat: 'first' },
    { ply: 0, move: '0-1', player: 'human', client: id },
  ]) {
    const answer = await guest.request.post(`/api/matches/${id}/moves`, { data });
    expect([409, 422]).toContain(answer.status()); // a field that is not known is refused, too
  }

  // The secret is in a cookie that no script reads, and in no answer, link or store of the page.
  const cookies = await page.context().cookies();
  const cookie = cookies.find(({ name }) => name === 'harary_client')!;
  expect(cookie.httpOnly).toBe(true);
  expect(cookie.sameSite).toBe('Strict');
  const secret = cookie.value;
  const readable = await page.evaluate(() =>
    JSON.stringify([
      document.cookie,
      { ...localStorage },
      { ...sessionStorage },
      location.href,
      history.state,
      document.documentElement.outerHTML,
    ]),
  );
  expect(readable).not.toContain(secret);
  for (const path of [
    `/api/matches/${id}`,
    '/api/jobs',
    '/api/hall-of-fame?game=sim',
    '/api/learning?game=sim',
    '/api/explorer',
    '/api/health',
  ])
    expect(await (await guest.request.get(path)).text(), path).not.toContain(secret);

  // Guesses: the match's own number, neighbours of the secret, its parts, chance, other shapes.
  const last = secret.at(-1) === '0' ? '1' : '0';
  const guesses = [
    id,
    secret.slice(0, -1) + last,
    secret.slice(1) + secret[0],
    secret.slice(0, 31),
    secret.toUpperCase() === secret ? `${secret}0` : secret.toUpperCase(),
    `${'0'.repeat(32)}`,
    '',
    '*',
    '%25',
    "' OR '1'='1",
    ...Array.from({ length: 20 }, () =>
      Array.from({ length: 32 }, () => Math.floor(16 * Math.random()).toString(16)).join(''),
    ),
  ];
  for (const guess of guesses) {
    const stranger = await playwright.request.newContext({
      baseURL: baseURL!,
      extraHTTPHeaders: { Cookie: `harary_client=${guess}` },
    });
    const answer = await stranger.post(`/api/matches/${id}/moves`, {
      data: { ply: 0, move: '0-1' },
    });
    expect(answer.status(), guess).toBe(403);
    await stranger.dispose();
  }
  // With the right one the same question is allowed: the refusals above were about the secret.
  const owner = await playwright.request.newContext({
    baseURL: baseURL!,
    extraHTTPHeaders: { Cookie: `harary_client=${secret}` },
  });
  const moved = await owner.post(`/api/matches/${id}/moves`, { data: { ply: 0, move: '0-1' } });
  expect(moved.status()).toBe(200);
  await owner.dispose();
  await guest.context().close();
});

test('clocks run, and the time that is left is the server’s', async ({ page, browser }) => {
  const one = new Table(page);
  await one.open('sim', {});
  await one.panel('Seats');
  await page.getByLabel('Clock').selectOption({ label: '3 minutes, and 2 seconds a move' });
  await page.getByRole('button', { name: 'I play Red' }).click();
  const clock = (who: Page, side: string) => who.locator(`[data-clock="${side}"]`);
  await expect(clock(page, 'first')).toHaveText('3:00');
  await expect(page.locator('.clock.running')).toHaveCount(0); // until the other one is there
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(page.url());
  await guest.getByRole('button', { name: 'Take the seat' }).click();
  await expect(clock(page, 'first')).toHaveClass(/running/);
  await expect(clock(page, 'first')).toHaveText(/2:5\d/, { timeout: 20_000 });
  await page.locator('.board [data-move="0-1"]').dispatchEvent('click');
  await expect(clock(guest, 'second')).toHaveClass(/running/);
  await expect(clock(guest, 'first')).not.toHaveClass(/running/);
  // Time runs out: the server says so, and the page in words.
  await guest.route('**/api/matches/*', async (route) => {
    const answer = await route.fetch();
    const match = (await answer.json()) as Record<string, unknown>;
    const clocks = { ...(match['clock'] as object), running: null, flagged: 'second' };
    await route.fulfill({ json: { ...match, over: true, winner: 'first', clock: clocks } });
  });
  await expect(guest.locator('[data-status]')).toContainText(
    'Red wins, as the other side’s time ran out',
  );
  await guest.unrouteAll({ behavior: 'ignoreErrors' });
  await guest.context().close();
});

// A match of two pages, Red's first.
async function twoPages(page: Page, browser: Browser) {
  const one = new Table(page);
  await one.open('sim', {});
  await one.panel('Seats');
  await page.getByRole('button', { name: 'I play Red' }).click();
  await expect(page.locator('.shared')).toHaveAttribute('data-seat', 'first');
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(page.url());
  await guest.getByRole('button', { name: 'Take the seat' }).click();
  await expect(page.locator('.shared')).toHaveAttribute('data-waiting', 'false');
  return guest;
}
const choose = async (who: Page, item: string) => {
  await who.locator('.more-button').click();
  await who.locator('.controls').getByRole('button', { name: item, exact: true }).click();
};

test('a move is taken back when the other player allows it', async ({ page, browser }) => {
  const guest = await twoPages(page, browser);
  await page.locator('.board [data-move="0-1"]').dispatchEvent('click');
  await expect(guest.locator('.board .edge.red')).toHaveCount(1);
  await page.locator('.controls').getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.asked')).toContainText('You asked to take the last move back.');
  await expect(guest.locator('.asked')).toContainText('Red asks to take 0-1 back.');
  await guest.getByRole('button', { name: 'Allow' }).click();
  for (const who of [page, guest]) await expect(who.locator('.board .edge.red')).toHaveCount(0);
  await expect(page.locator('.asked')).toHaveAttribute('data-asked', 'none');
  await guest.context().close();
});

test('a player resigns off turn, and both play again with sides changed', async ({
  page,
  browser,
}) => {
  const guest = await twoPages(page, browser);
  await choose(guest, 'Resign'); // it is Red's turn
  for (const who of [page, guest])
    await expect(who.locator('[data-status]')).toContainText(
      'Red wins, as the other side resigned',
    );
  await page.locator('.end [data-action="rematch"]').click();
  await expect(guest.locator('.asked')).toContainText('Red asks for another game.');
  await guest.getByRole('button', { name: 'Play again' }).click();
  await expect(page.locator('.shared')).toHaveAttribute('data-seat', 'second');
  await expect(guest.locator('.shared')).toHaveAttribute('data-seat', 'first');
  await guest.locator('.board [data-move="0-1"]').dispatchEvent('click');
  await expect(page.locator('.board .edge.red')).toHaveCount(1);
  await guest.context().close();
});

test('a player who is gone is said to be away', async ({ page, browser }) => {
  const guest = await twoPages(page, browser);
  await expect(page.locator('[data-away]')).toHaveCount(0);
  await guest.context().close();
  await expect(page.locator('[data-away="second"]')).toHaveText(/away for \d+ s/, {
    timeout: 40_000,
  });
});

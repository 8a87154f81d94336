// SPDX-License-Identifier: MIT
// What a walk by a stranger found, from an empty browser, on a desk and on a phone.
import { expect, test, type Page } from '@playwright/test';
import { Table } from './table';

const kPhone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const kLost = ['0-1', '2-3', '0-2', '1-5', '1-2']; // Red closes a triangle

// Whether all of it is on the screen, and nothing lies above it.
const seen = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const at = document.elementFromPoint(x, y);
      return top >= 0 && bottom <= innerHeight && (element === at || element.contains(at));
    });

test('an address that holds no game says so of itself, not what the last one said', async ({
  page,
}) => {
  await page.goto('/#/play/sim?moves=nonsense');
  const said = page.getByRole('alert');
  await expect(said).toBeVisible();
  const before = await said.textContent();
  await page.evaluate(() => void (location.hash = '#/match/nowhere'));
  await expect(said).toHaveText('The link is damaged.');
  expect(before).not.toBe('The link is damaged.');
});

test('an address that holds no puzzle says so, and leads to another one', async ({ page }) => {
  await page.goto('/#/puzzles/sim?from=red=0-1,0-2,1-2');
  await expect(page.getByRole('alert')).toContainText('holds no puzzle');
  await page.getByRole('button', { name: 'Another puzzle' }).click();
  await expect(page.locator('[data-puzzle]')).toBeVisible({ timeout: 60_000 });
});

test('a review of a game that was lost from the start names the move that ended it', async ({
  page,
}) => {
  // Sim is lost for Red, and closing a triangle is not best anyway.
  await new Table(page).open('sim', {}, { moves: kLost, at: 5 });
  await page.getByRole('button', { name: 'Review' }).click();
  const review = page.getByRole('region', { name: 'Review' });
  await expect(review).toContainText('No move threw anything away.');
  await expect(review.locator('.shortest')).toContainText('Move 5 Red played 1-2');
  await review.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.status')).toContainText('after move 4 of 5');
});

test('a drawn board is told by its size, and exactly where it is exported', async ({ page }) => {
  const table = new Table(page);
  await table.open('sim', { board: 'g6:D~{' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('a drawing with 5 vertices');
  await table.press('Export');
  await expect(page.locator('[data-export="tikz"]')).toHaveValue(/g6:D~\{/);
});

test('the answers to a puzzle are one line each', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/#/puzzles/sim?from=red=0-3,1-2,2-3;green=1-5,4-5');
  await page.locator('.board [data-move="0-2"]').dispatchEvent('click');
  await expect(page.getByRole('button', { name: 'Show the answer' })).toBeVisible();
  const heights = await page
    .locator('.controls :is(button, .button)')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(52);
});

test('a puzzle by chance asks for no position that the game does not have', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (said) => said.type() === 'error' && refused.push(said.text()));
  for (let puzzles = 0; puzzles < 3; ++puzzles) {
    await page.goto('about:blank');
    await page.goto('/#/puzzles/theme/tempo'); // games that take moves away
    await expect(page.locator('[data-puzzle]')).toBeVisible({ timeout: 60_000 });
  }
  expect(refused).toEqual([]);
});

test('where nothing is begun the edge under the pointer lights nothing', async ({ page }) => {
  const table = new Table(page);
  await table.open('sim', {});
  const lit = page.locator('.board .edge.in-set');
  await page.locator('.board [data-move="0-1"] .touch').hover();
  await expect(page.locator('.board svg.lighting')).toHaveCount(1);
  await expect(lit).toHaveCount(0);
  // Then all that is nearest, and not one of it: 1-2 belongs to two triangles that Red has begun.
  await table.open('sim', {}, { moves: ['0-1', '4-5', '1-3', '0-5'], at: 4 });
  await page.locator('.board [data-move="1-2"]').focus();
  await expect(lit).toHaveCount(5);
});

test.describe('on a phone', () => {
  test.use(kPhone);

  test('how a game ended, and what can follow, is on the screen', async ({ page }) => {
    // The last one is a desk at 200 %.
    for (const [width, height, seats] of [
      [390, 844, 'human'],
      [844, 390, 'human'],
      [320, 640, 'human'],
      [320, 640, 'greedy'],
      [683, 384, 'greedy'],
    ] as const) {
      await page.setViewportSize({ width, height });
      const table = new Table(page);
      await table.open(
        'sim',
        {},
        { moves: kLost, at: 5, seats: { first: 'human', second: seats } },
      );
      // A short phone says who won above the bar only.
      const who = width === 320 ? '.status .pill' : '.end h2';
      for (const one of [who, '.end .why', '[data-action="rematch"]', '.controls button', 'nav a'])
        expect(await seen(page, one), `${one} at ${width}, ${seats}`).toBe(true);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Sim');
      await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(/wins|lose/);
    }
  });

  test('labels of a lesson are whole, and none covers another', async ({ page }) => {
    for (const [width, height] of [
      [390, 844],
      [320, 640],
      [844, 390],
      [683, 384],
    ] as const) {
      await page.setViewportSize({ width, height });
      const table = new Table(page);
      const moves = ['0-1', '0-2', '1-2', '3-4', '0-5'];
      await table.open('sim', {}, { moves, at: moves.length });
      await table.teach();
      await page.getByRole('button', { name: 'Reveal all' }).click();
      await expect(page.locator('.worth.win.seen')).toHaveCount(1);
      const boxes = await page.locator('.worth.seen rect').evaluateAll((all) =>
        all.map((one) => {
          const { left, top, right, bottom } = one.getBoundingClientRect();
          return [left, top, right, bottom] as const;
        }),
      );
      expect(boxes.length).toBe(10);
      for (const [i, [left, top, right, bottom]] of boxes.entries()) {
        expect(left >= 0 && right <= width && top >= 0 && bottom <= height, `${width}`).toBe(true);
        for (const [l, t, r, b] of boxes.slice(i + 1))
          expect(right <= l || r <= left || bottom <= t || b <= top, `${width}`).toBe(true);
      }
    }
  });

  test('moves that are shown on the board are seen there', async ({ page }) => {
    const table = new Table(page);
    await table.open('sim', {}, { moves: ['0-1', '1-3'], at: 2 });
    await table.analysis(true);
    const board = '.board svg';
    const inSight = () =>
      page.locator(board).evaluate((element) => element.getBoundingClientRect().top >= 0);
    await page.getByRole('button', { name: 'Why?' }).click();
    const play = page.getByRole('button', { name: 'Play it on the board' });
    await play.scrollIntoViewIfNeeded();
    expect(await inSight()).toBe(false);
    await play.click();
    await expect.poll(inSight).toBe(true);
  });

  test('a move in a sentence is not broken at its hyphen', async ({ page }) => {
    const table = new Table(page);
    await table.open('sim', {}, { moves: ['0-2', '1-3', '2-4'], at: 3 });
    await table.teach();
    await page.getByRole('button', { name: 'Reveal all' }).click();
    const moves = page.locator('.teach-said .unbroken');
    await expect(moves).toHaveCount(3);
    const lines = await moves.evaluateAll((all) => all.map((one) => one.getClientRects().length));
    expect(lines).toEqual([1, 1, 1]);
  });
});

test('what is typed and not understood is said whole, and pushes nothing aside', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const table = new Table(page);
  await table.open('sim', {});
  const field = page.getByLabel('Type a move');
  await field.fill('x'.repeat(500));
  await field.press('Enter');
  const said = page.locator('#move-refused');
  await expect(said).not.toBeEmpty();
  expect(await said.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeInViewport({
    ratio: 1,
  });
  // Two edges are not one number of eleven.
  await field.fill('0-1 1-2');
  await field.press('Enter');
  await expect(said).not.toContainText('11-2');
  // In the sheet of a new game the reason stands above the buttons, on the screen.
  await page.goto('/');
  await page.locator('[data-game="sim"]').first().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('combobox', { name: 'Target' }).first().fill('nonsense');
  await sheet.getByRole('button', { name: 'Start' }).click();
  await expect(sheet.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(sheet.getByRole('button', { name: 'Start' })).toBeInViewport({ ratio: 1 });
});

test('who drags out of a field of a sheet keeps the sheet; a click beside it closes it', async ({
  page,
}) => {
  await page.goto('/');
  await page.locator('[data-game="sim"]').first().click();
  const field = page.getByRole('dialog').getByLabel('Board', { exact: true });
  const { x, y, width, height } = (await field.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(5, y, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.click(5, y);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a browser that keeps nothing plays nevertheless', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    }),
  );
  const table = new Table(page);
  await table.open('sim', {}, { moves: kLost.slice(0, 4), at: 4 });
  await table.play('1-2');
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Green wins');
  await page.getByRole('button', { name: /^Theme/ }).click();
  await page.getByRole('switch', { name: /[Ss]ound/ }).click();
  expect(errors).toEqual([]);
});

test('where the system chooses the colours, what is chosen is told from what is not', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  await page.locator('[data-game="sim"]').first().click();
  const ground = (name: string) =>
    page
      .getByRole('dialog')
      .locator('.choice-chip', { hasText: name })
      .locator('span')
      .evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(await ground('Easy')).not.toBe(await ground('Medium'));
  await page.keyboard.press('Escape');
  const table = new Table(page);
  await table.open('sim', {});
  await table.analysis(true);
  const line = (name: string) =>
    page
      .getByRole('group', { name: 'Panels' })
      .getByRole('button', { name })
      .evaluate((one) => getComputedStyle(one).textDecorationLine);
  expect(await line('Analysis')).toBe('underline');
  expect(await line('Moves')).toBe('none');
  const fill = (name: string) =>
    page
      .locator('.controls')
      .getByText(name, { exact: true })
      .evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(await fill('Analyse')).not.toBe(await fill('Undo'));
});

test('who asks for more contrast gets no pale words', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await new Table(page).open('sim', {});
  const colour = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => getComputedStyle(one).color);
  expect(await colour('.game-card .in-short')).toBe(await colour('.game-card h1'));
});

test('the theme that is chosen stays, and its button says which it is', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const button = page.getByRole('button', { name: /^Theme/ });
  const grounds: string[] = [];
  for (const theme of ['system', 'light', 'dark']) {
    await page.reload();
    await expect(button).toHaveAccessibleName(new RegExp(`^Theme: ${theme};`));
    grounds.push(await ground());
    await button.click();
  }
  const [system, light, dark] = grounds;
  expect(system).toBe(dark);
  expect(light).not.toBe(dark);
});

test('an easy machine is beaten, and the buttons of the end do what they say', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const table = new Table(page);
  const moves = [
    '1-2',
    '0-4',
    '0-5',
    '3-5',
    '3-4',
    '2-4',
    '1-4',
    '4-5',
    '0-3',
    '1-5',
    '2-3',
    '2-5',
  ];
  const lost = { seats: { first: 'human', second: 'random' }, moves, at: moves.length };
  await table.open('sim', {}, lost);
  const end = page.getByRole('region', { name: 'The end of the game' });
  await expect(end).toContainText('You win');
  await end.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByRole('region', { name: 'Review' })).toContainText('Green played 2-4');
  // Nothing is left half drawn.
  const moving = () =>
    page.evaluate(
      () => document.getAnimations().filter((one) => one.playState === 'running').length,
    );
  await expect.poll(moving).toBe(0);
  await expect(end.getByRole('button', { name: 'Easier' })).toHaveCount(0);
  await end.getByRole('button', { name: 'Harder' }).click();
  await expect(page).toHaveURL(/seats=human:greedy$/);
  await table.open('sim', {}, { ...lost, seats: { first: 'human', second: 'perfect' } });
  await expect(end.getByRole('button', { name: 'Harder' })).toHaveCount(0);
  await end.getByRole('button', { name: 'Rematch' }).click();
  await expect(page).toHaveURL(/seats=human:perfect$/);
  await expect(table.status).toContainText('Red to move (you)');
});

test('a move, a second press and leaving each end an analysis that runs', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const asked = new Set<object>(); // and not answered yet
  page.on('request', (request) => request.url().includes('/api/') && asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  const table = new Table(page);
  await table.open('clique', { board: 'K12' });
  await table.analysis(true);
  const guess = page.locator('.side').getByText('Nothing is proved here yet.');
  await expect(guess).toContainText('After 0-1,');
  expect(asked.size).toBeGreaterThan(0);
  await table.play('0-1');
  await expect(table.status).toContainText('Green to move');
  await expect(guess).toBeVisible();
  await expect(guess).not.toContainText('After 0-1,');
  await table.analysis(false);
  await expect(guess).toHaveCount(0);
  await expect.poll(() => asked.size).toBe(0);
  await table.analysis(true);
  await expect(guess).toBeVisible();
  await page.evaluate(() => void (location.hash = '#/editor'));
  await expect(page.getByRole('heading', { name: 'Board editor' })).toBeVisible();
  await expect.poll(() => asked.size).toBe(0);
  await page.goBack();
  await expect(table.status).toContainText('Green to move');
  await expect(guess).toBeVisible();
  expect(errors).toEqual([]);
});

test('a file that is not a certificate is refused in one sentence', async ({ page }) => {
  await page.goto('/#/verify');
  const said = page.locator('.verify .error');
  const choose = (name: string, text: string) =>
    page.getByLabel(/Drop a certificate/).setInputFiles({
      ...{ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) },
    });
  await choose('letter.txt', 'Dear reader');
  await expect(said).toHaveText('letter.txt is not a certificate.');
  await choose('nothing.hcert', '');
  await expect(said).toHaveText('nothing.hcert is empty.');
  await choose(`${'x'.repeat(250)}.hcert`, 'Dear reader');
  await expect(said).toHaveText(/^x+…x+\.hcert is not a certificate\.$/);
  expect((await said.textContent())!.length).toBeLessThan(90);
});

test('a board that the editor cannot play is refused there, beside the field', async ({ page }) => {
  await page.goto('/#/editor');
  const target = page.getByLabel('Target');
  const said = page.getByRole('alert');
  await target.fill('nonsense');
  for (const name of ['Play this board', 'Ask who wins']) {
    await page.getByRole('button', { name }).click();
    await expect(said).toContainText('is not a graph');
    await expect(page).toHaveURL(/#\/editor$/);
    await expect(target).toHaveValue('nonsense');
    await expect(target).toHaveAccessibleDescription(/is not a graph/);
    const [field, words] = [(await target.boundingBox())!, (await said.boundingBox())!];
    expect(words.y - field.y - field.height).toBeLessThan(24);
    await target.fill('nonsense too');
    await expect(said).toHaveCount(0);
    await target.fill('nonsense');
  }
  await target.fill('K3');
  await page.getByRole('button', { name: 'Play this board' }).click();
  await expect(new Table(page).status).toContainText('Red to move');
});

test('the puzzles of today are also found below the puzzles', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (said) => said.type() === 'error' && refused.push(said.text()));
  for (const [address, name] of [
    ['today', 'Today'],
    ['mine', 'From your games'],
    ['themes', 'Puzzles'],
  ] as const) {
    await page.goto(`/#/puzzles/${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  }
  expect(refused).toEqual([]);
});

test('who plays alone has no opponent, whatever seats the address names', async ({ page }) => {
  for (const seats of ['', '&seats=human:human']) {
    await page.goto('about:blank');
    await page.goto(`/#/play/flood?board=hex:flower:1${seats}`);
    await expect(page.locator('.board')).toBeVisible();
    await expect(page.locator('.strip')).toHaveCount(0);
    await expect(page).toHaveURL(/seats=human$/);
  }
});

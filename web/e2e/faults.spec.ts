// SPDX-License-Identifier: MIT
// What once went wrong for a first visitor, one test each.
import { expect, test, type Page } from '@playwright/test';
import { Table } from './table';

const owned = (page: Page) => page.locator('.board .edge.red, .board .edge.green');

test('1: the first move of the machine cannot be taken back, and no player resigns out of turn', async ({
  page,
}) => {
  const table = new Table(page);
  await table.open('sim', {}, { seats: { first: 'perfect', second: 'human' } });
  await expect(table.status).toContainText('Green to move (you)');
  const undo = page.locator('.controls').getByRole('button', { name: 'Undo' });
  await expect(undo).toBeDisabled();
  await page.keyboard.press('u');
  await expect(table.status).toContainText('Green to move (you)');
  await table.play((await table.offered())[0]!);
  await table.press('Undo');
  expect(await table.moves()).toHaveLength(1);
  await table.press('Resign');
  await expect(table.status).toContainText('Red wins');
  await expect(page.locator('.main .error')).toHaveCount(0);
});

test('2: Back shows the game of its address, and a match continues', async ({ page }) => {
  const table = new Table(page);
  await table.open('sim', {}, { seats: { first: 'human', second: 'perfect' } });
  await table.play('0-1');
  const [before, position] = [await table.moves(), await table.position()];
  await table.press('New game');
  await expect(owned(page)).toHaveCount(0);
  await page.goBack();
  await table.settled();
  await expect(owned(page)).toHaveCount(2);
  expect(await table.moves()).toEqual(before);
  expect(await table.position()).toBe(position);
  const begun: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/matches')) begun.push(request.url());
  });
  await table.play((await table.offered())[0]!);
  expect(await table.moves()).toHaveLength(4);
  expect(begun).toEqual([]); // the old match, not a new one
  await page.goForward();
  await expect(owned(page)).toHaveCount(0);
});

test('2: Back in Flood brings the calls back', async ({ page }) => {
  const table = new Table(page);
  await table.open('flood', { board: 'square:6x6:2' }, { seats: { first: 'human' } });
  for (let call = 0; call < 2; ++call) await table.play((await table.offered())[0]!);
  const cells = await page.locator('.cell.owner1').count();
  await table.press('New game');
  await page.goBack();
  await expect(page.locator('.score')).toContainText('2 calls');
  await expect(page.locator('.cell.owner1')).toHaveCount(cells);
});

test('3: setting up a large board shows that it takes time, and can be cancelled', async ({
  page,
}) => {
  let given = false;
  await page.route('**/api/board', async (route) => {
    await new Promise((done) => setTimeout(done, 30_000));
    given = true;
    await route.continue().catch(() => undefined);
  });
  await page.goto('/#/play/clique?board=K64');
  await expect(page.getByRole('progressbar', { name: 'Setting up the board' })).toBeVisible();
  const failed = page.waitForEvent('requestfailed', (r) => r.url().endsWith('/api/board'));
  await page.getByRole('button', { name: 'Cancel' }).click();
  await failed; // the question is withdrawn
  expect(given).toBe(false);
  await expect(page.locator('[data-game="sim"]')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('3: nothing is asked about the past of a position that is too large', async ({ page }) => {
  const asked: string[] = [];
  const stopped = { position: '', mover: 'red', finished: false, moves: [], stopped: 'time' };
  await page.route('**/api/analyse', async (route) => {
    asked.push((route.request().postDataJSON() as { position: string }).position);
    await route.fulfill({ json: stopped });
  });
  await page.route('**/api/analyse/events', async (route) => {
    asked.push((route.request().postDataJSON() as { position: string }).position);
    const body = `event: end\ndata: ${JSON.stringify(stopped)}\n\n`;
    await route.fulfill({ body, contentType: 'text/event-stream' });
  });
  const table = new Table(page);
  await table.open('clique', { board: 'K9' }, { moves: ['0-1', '0-2', '0-3', '0-4'], at: 4 });
  await table.analysis(true);
  await expect(page.locator('.said-now')).toContainText('not known');
  await page.waitForTimeout(1500);
  expect(new Set(asked).size).toBe(1);
});

test('4: boards of 63 and 64 vertices are played, with the vertices where they were put', async ({
  page,
}) => {
  await page.goto('/#/editor');
  for (const order of [63, 64]) {
    await page.getByRole('button', { name: 'Clear' }).click();
    const list = Array.from({ length: order - 1 }, (_, v) => `${v}-${v + 1}`).join();
    await page.getByLabel('Edges with the chosen tool').fill(list);
    await page.getByRole('button', { name: 'Draw' }).click();
    await page.getByLabel('Game').selectOption('maker-breaker');
    await page.getByRole('button', { name: 'Play this board' }).click();
    await expect(page.locator('.board [data-vertex]')).toHaveCount(order);
    await page.goBack();
    await expect(page.locator('.canvas [data-vertex]')).toHaveCount(order);
  }
});

test('4: the drawing survives Back, and the game keeps it', async ({ page }) => {
  await page.goto('/#/editor');
  await page.getByRole('button', { name: 'Clear' }).click();
  const sheet = page.locator('svg.canvas');
  const box = (await sheet.boundingBox())!;
  const at = (x: number, y: number) => ({ position: { x: box.width * x, y: box.height * y } });
  for (const [x, y] of [
    [0.1, 0.1],
    [0.9, 0.1],
    [0.9, 0.5],
  ] as const)
    await sheet.click(at(x, y));
  await page.getByLabel('Edges with the chosen tool').fill('0-1,1-2');
  await page.getByRole('button', { name: 'Draw' }).click();
  await page.getByRole('button', { name: 'Play this board' }).click();
  const place = async (v: number) => {
    const dot = page.locator(`.board [data-vertex="${v}"] .dot`);
    return { x: Number(await dot.getAttribute('cx')), y: Number(await dot.getAttribute('cy')) };
  };
  await expect(page.locator('.board [data-vertex]')).toHaveCount(3);
  const [a, b, c] = [await place(0), await place(1), await place(2)];
  expect(Math.abs(a.y - b.y)).toBeLessThan(5);
  expect(Math.abs(b.x - c.x)).toBeLessThan(5);
  expect((c.y - b.y) / (b.x - a.x)).toBeCloseTo(0.5, 1);
  await page.goBack();
  await expect(page.locator('.canvas [data-vertex]')).toHaveCount(3);
  await expect(page.locator('.canvas .edge')).toHaveCount(2);
});

test('5: a formula game opened by a link is played as what it is', async ({ page }) => {
  const table = new Table(page);
  await table.open('pos-cnf', { formula: '1,2/2,3' });
  await expect(page.locator('.groups li')).toHaveCount(2);
  await expect(page.getByText('Letters on the heap')).toHaveCount(0);
  await table.play('2');
  await expect(page.locator('.literal.true').first()).toContainText('x2');
  while (!(await table.isOver())) await table.play((await table.offered())[0]!);
  expect(await table.winner()).toBe('first');
  await table.open('qbf', { formula: 'e1,a2:1,-2' });
  await table.play('1');
  await table.play('2');
  expect(await table.winner()).toBe('first');
});

test('6: a clique game of 3 : 3 is Green’s, and the page says so', async ({ page }) => {
  const table = new Table(page);
  const moves = ['0-1', '2-3', '0-2', '0-3', '1-3', '1-2'];
  await table.open('clique', { board: 'K4' }, { moves, at: 6 });
  expect(await table.winner()).toBe('second');
  await expect(page.locator('.why')).toContainText('Equal counts are Green’s');
  await page.getByText('How to play').click();
  await expect(page.locator('.tie-rule')).toContainText('Equal counts are a win of Green');
  await expect(page.locator('[data-points="first"]')).toContainText('Red 2');
  await table.analysis(true);
  const last = page.locator('.history .ply').last();
  await expect(last).toHaveAttribute('aria-label', /Green wins/);
  const middle = await page.locator('.history .axis').getAttribute('y1');
  const drawn = await last.locator('.dot').getAttribute('y');
  expect(Number(drawn)).toBeGreaterThan(Number(middle)); // below the middle is Green
});

test('7: in dark mode borders can be told from the ground', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const table = new Table(page);
  await table.open('honeybee', { board: 'hex:5x5:1' });
  const light = (colour: string) => {
    const [r = 0, g = 0, b = 0] = colour.match(/\d+/g)!.map(Number);
    return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
  };
  // A dark line needs a light one around it, as it may lie beside the dark ground.
  const casing = page.locator('.border.casing').first();
  const stroke = await casing.evaluate((e) => getComputedStyle(e).stroke);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(light(stroke) - light(ground)).toBeGreaterThan(0.5);
});

test('8: a guess looks like a guess', async ({ page }) => {
  await page.route('**/hint', (route) => route.fulfill({ json: { move: '0-1', perfect: false } }));
  const table = new Table(page);
  await table.open('sim', { board: 'K18', target: 'K4' });
  await page.locator('.controls').getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.hint-said')).toContainText('A guess');
  await expect(page.locator('.edge.hinted.guessed')).toHaveCount(1);
  await expect(page.locator('.edge.hinted')).toHaveAttribute('aria-label', /hint, a guess/);
});

test('9: words are those of people: k6, stopped questions, names of boards', async ({ page }) => {
  await page.goto('/');
  await page.locator('[data-game="sim"]').click();
  await page.getByLabel('Board', { exact: true }).fill('k5');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.locator('.board [data-vertex]')).toHaveCount(5);
  await page.goto('/');
  await page.locator('[data-game="sim"]').click();
  await page.getByLabel('Board', { exact: true }).fill('nonsense');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Board:');
  await expect(page.getByRole('alert')).not.toContainText('--');
  await page.route('**/api/jobs', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({
          json: {
            jobs: [
              {
                id: '0'.repeat(32),
                state: 'stopped',
                kind: 'solve',
                game: 'avoidance',
                options: { board: 'g6:D~{', target: 'K3' },
                progress: null,
                answer: { proved: false, method: 'proof', level: 'ultra-weak' },
                error: null,
              },
            ],
          },
        })
      : route.continue(),
  );
  await page.goto('/#/editor');
  const job = page.locator('.job').first();
  await expect(job).toContainText('Stopped before an answer was found');
  await expect(job.getByRole('heading')).toHaveText('Avoidance on a drawing with 5 vertices');
  await expect(job).not.toContainText('ultra-weak');
  await expect(page.locator('body')).not.toContainText('--misere');
});

// Every one of them is wholly on the screen, without scrolling.
async function onScreen(page: Page, selector: string) {
  const { height } = page.viewportSize()!;
  const boxes = await page.locator(selector).evaluateAll((all) =>
    all.map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top, bottom };
    }),
  );
  expect(boxes.length, selector).toBeGreaterThan(0);
  for (const { top, bottom } of boxes) {
    expect(top, selector).toBeGreaterThanOrEqual(0);
    expect(bottom, selector).toBeLessThanOrEqual(height);
  }
}

const kSizes = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];
for (const viewport of kSizes) {
  test(`10: nothing needed to play lies below ${viewport.width} × ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const table = new Table(page);
    const whole = (selector: string) => onScreen(page, selector);
    await table.open('flood', { board: 'square:14x14:1' }, { seats: { first: 'human' } });
    await whole('.call, .controls button, .board svg.cells');
    await table.open('honeybee', { board: 'hex:flower:1' });
    await whole('.call, .controls button, .board svg.cells');
    await table.open('sim+', {});
    await whole('.confirm button, .controls button, .board svg.graph');
    await page.goto('/#/puzzles/sim?from=red=0-3,1-2,2-3;green=1-5,4-5');
    await expect(page.locator('[data-puzzle]')).toBeVisible({ timeout: 60_000 });
    await whole('[data-puzzle], .controls button, .board svg.graph, .rating');
    await page.goto('/');
    await page.locator('[data-game="sim"]').click();
    await expect(page.getByRole('dialog')).toBeInViewport();
    await expect(
      page.getByRole('dialog').getByRole('button', { name: 'Start', exact: true }),
    ).toBeInViewport();
  });
}

for (const viewport of kSizes) {
  test(`10: two people with clocks play without scrolling on ${viewport.width} × ${viewport.height}`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(viewport);
    const table = new Table(page);
    const shown = '.clock, .shared, .board [data-vertex] .dot, .controls button, .status';
    const cells = '.clock, .shared, .board svg.cells, .call, .controls button, .status';
    for (const [game, options, needed] of [
      ['sim', {}, shown],
      ['sim+', {}, `${shown}, .confirm button`],
      ['clique', { board: 'K6' }, `${shown}, .points`],
      ['honeybee', { board: 'hex:flower:1' }, cells],
    ] as const) {
      await table.open(game, options);
      await table.panel('Seats');
      await page.getByLabel('Clock').selectOption({ label: '1 minute each' });
      await page.getByRole('button', { name: /^I (play Red|am player A)$/ }).click();
      await expect(page.locator('.shared')).toContainText('Copy the link');
      for (const part of needed.split(', ')) await onScreen(page, part);
      const context = await browser.newContext({ viewport });
      const guest = await context.newPage();
      await guest.goto(page.url());
      await expect(guest.locator('.shared')).toContainText('Take the seat');
      await onScreen(guest, '.shared button');
      await guest.getByRole('button', { name: 'Take the seat' }).click();
      await expect(page.locator('.clock.running')).toHaveCount(1);
      for (const part of needed.split(', ')) {
        if (part !== '.confirm button') await onScreen(guest, part);
        await onScreen(page, part);
      }
      // What is on the screen is large enough to play on.
      const board = (await page.locator('.board svg').first().boundingBox())!;
      expect(Math.min(board.width, board.height), game).toBeGreaterThan(280);
      await context.close();
    }
  });
}

test('10: the move list follows, and at the end the focus is on what comes next', async ({
  page,
}) => {
  const table = new Table(page);
  await table.open('sim', {}, { moves: ['0-1', '0-3', '1-2', '3-4'], at: 4 });
  await page.locator('.board [data-move="0-2"]').focus();
  await page.keyboard.press('Enter');
  await expect(table.status).toHaveAttribute('data-status', 'over');
  await expect(page.locator('[data-action="rematch"]')).toBeFocused();
  await expect(page.locator('[role="status"]').first()).toContainText('Red has a triangle');
  await page.setViewportSize({ width: 1280, height: 700 });
  const long = Array.from(
    { length: 34 },
    (_, i) => `${i % 17}-${(i % 17) + 1 + Math.floor(i / 17)}`,
  );
  const line = long.filter((move) => Number(move.split('-')[1]) < 18);
  await table.open('clique', { board: 'K18' }, { moves: line, at: line.length });
  await expect(page.locator('.moves [aria-current="step"]')).toBeInViewport();
});

test('11: value labels of the Petersen graph stand clear on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const table = new Table(page);
  await table.open('avoidance', { board: 'petersen', target: 'P4' });
  await table.analysis(true);
  await expect(page.locator('.worth rect')).toHaveCount(15);
  const board = (await page.locator('.board svg').boundingBox())!;
  const boxes = await page.locator('.worth rect').evaluateAll((all) =>
    all.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );
  for (const [i, a] of boxes.entries()) {
    expect(a.left).toBeGreaterThanOrEqual(board.x);
    expect(a.right).toBeLessThanOrEqual(board.x + board.width);
    for (const b of boxes.slice(i + 1)) {
      const over =
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
      expect(over).toBe(false);
    }
  }
});

test('11: K5 stands the same way in the editor and at the table', async ({ page }) => {
  await page.goto('/#/editor');
  await page.getByLabel('Begin with a graph').fill('k5');
  await page.getByRole('button', { name: 'Load' }).click();
  await expect(page.locator('.canvas .edge')).toHaveCount(10);
  const top = async (kind: string) => {
    const heights = await page
      .locator(`${kind} [data-vertex] .dot`)
      .evaluateAll((all) => all.map((e) => e.getBoundingClientRect().top));
    return heights.indexOf(Math.min(...heights));
  };
  const drawn = await top('.canvas');
  await page.getByRole('button', { name: 'Play this board' }).click();
  await expect(page.locator('.board [data-vertex]')).toHaveCount(5);
  expect(await top('.board')).toBe(drawn);
});

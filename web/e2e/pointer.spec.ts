// SPDX-License-Identifier: MIT
// Every edge can be hit: by the mouse or a finger somewhere along it, or, where too many cross, by
// its two ends.
import { expect, test, type Page } from '@playwright/test';
import { Table } from './table';

// The edges that no point of the screen belongs to.
const hidden = (page: Page) =>
  page.locator('.board').evaluate((board) => {
    const missed: string[] = [];
    for (const edge of board.querySelectorAll<SVGGElement>('[data-element]')) {
      const line = edge.querySelector<SVGLineElement>('.touch')!;
      const to = line.getScreenCTM()!;
      const [x1, y1, x2, y2] = ['x1', 'y1', 'x2', 'y2'].map((name) =>
        Number(line.getAttribute(name)),
      );
      let hits = 0;
      for (let t = 0.06; t < 0.95; t += 0.02) {
        const at = new DOMPoint(x1! + (x2! - x1!) * t, y1! + (y2! - y1!) * t).matrixTransform(to);
        if (document.elementFromPoint(at.x, at.y)?.closest('[data-element]') === edge) ++hits;
      }
      if (hits < 2) missed.push(edge.getAttribute('data-move')!);
    }
    return missed;
  });

for (const [name, viewport] of Object.entries({
  desk: { width: 1280, height: 1000 },
  phone: { width: 390, height: 844 },
})) {
  test(`on a ${name}, every edge of K6 and K7 can be hit along its way`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const table = new Table(page);
    for (const board of ['K6', 'K7']) {
      await table.open('achievement', { board, target: 'K3' });
      expect(await hidden(page)).toEqual([]);
    }
  });

  test(`on a ${name}, the ends of the edges of K18 are large enough and far enough apart`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const table = new Table(page);
    await table.open('sim', { board: 'K18', target: 'K4' });
    const missed = await page.locator('.board .vertex').evaluateAll((all) =>
      all.flatMap((vertex) => {
        const box = vertex.querySelector('.dot')!.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        // 24 by 24 pixels around the middle belong to the vertex (WCAG 2.5.8).
        const own = [
          [0, 0],
          [-11, 0],
          [11, 0],
          [0, -11],
          [0, 11],
        ].every(
          ([dx, dy]) => document.elementFromPoint(x + dx!, y + dy!)?.closest('.vertex') === vertex,
        );
        return own ? [] : [vertex.getAttribute('data-vertex')];
      }),
    );
    expect(missed).toEqual([]);
  });
}

test('a real click on an edge plays it', async ({ page }) => {
  const table = new Table(page);
  await table.open('sim', {});
  const box = (await page.locator('[data-move="1-2"] .touch').boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect.poll(() => table.moves()).toEqual(['1-2']);
});

test('an edge is drawn from one vertex to another', async ({ page }) => {
  const table = new Table(page);
  await table.open('sim', {});
  const middle = async (v: number) => {
    const box = (await page.locator(`.board [data-vertex="${v}"] .dot`).boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const [from, to] = [await middle(0), await middle(3)];
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, { steps: 4 });
  await expect(page.locator('.board .pull')).toHaveCount(1);
  await page.mouse.move(...to, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => table.moves()).toEqual(['0-3']);
  await expect(page.locator('.board .pull')).toHaveCount(0);
  // Let go elsewhere, nothing is played.
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(from[0] + 60, from[1] + 35, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator('.board .pull')).toHaveCount(0);
  expect(await table.moves()).toEqual(['0-3']);
});

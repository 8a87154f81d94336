// SPDX-License-Identifier: MIT
// Motion lasts 180 ms: a stroke is drawn from vertex to vertex, a call spreads as a wave. With reduced motion nothing moves.
import { expect, test } from '@playwright/test';
import { Table } from './table';

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`strokes and waves, ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    const moves = reducedMotion === 'no-preference';
    const table = new Table(page);
    await table.open('sim', {});
    await table.play('0-3');
    const stroke = page.locator('.board .edge.last .stroke');
    const drawn = await stroke.evaluate((line) => {
      const { animationName, animationDuration, transformOrigin } = getComputedStyle(line);
      const ends = ['x1', 'y1'].map((name) => parseFloat(line.getAttribute(name)!));
      return {
        animationName,
        animationDuration,
        ends,
        origin: transformOrigin.split(' ').map(parseFloat),
      };
    });
    expect(drawn.animationName).toBe(moves ? 'drawn' : 'none');
    if (moves) expect(drawn.animationDuration).toBe('0.18s');
    expect(drawn.origin[0]).toBeCloseTo(drawn.ends[0]!, 0);
    expect(drawn.origin[1]).toBeCloseTo(drawn.ends[1]!, 0);
    await table.open('flood', { board: 'square:4x3=011201223120' }, { seats: { first: 'human' } });
    await table.play('1');
    const delays = await page
      .locator('.cell .paint')
      .evaluateAll((all) => all.map((cell) => parseFloat(getComputedStyle(cell).transitionDelay)));
    expect(Math.max(...delays)).toBeCloseTo(moves ? 0.1 : 0, 3);
    expect(Math.min(...delays)).toBe(0);
  });
}

// SPDX-License-Identifier: MIT
// axe finds nothing on any view, light or dark, on a desk or a phone; nothing is wider than
// a phone; buttons are large enough to hit.
import { createRequire } from 'node:module';
import { expect, test, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { kViews } from './views';

const kAxe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

async function findings(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
      rules: { 'label-content-name-mismatch': { enabled: true } },
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    }),
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

for (const scheme of ['light', 'dark'] as const) {
  for (const view of kViews) {
    test(`${view.name}, ${scheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await view.open(page);
      await page.addScriptTag({ path: kAxe }).catch(async () => {
        await page.evaluate(await (await import('node:fs/promises')).readFile(kAxe, 'utf8'));
      });
      expect(await findings(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await findings(page)).toEqual([]);
    });
  }
}

for (const view of kViews) {
  test(`${view.name} fits a phone, and its buttons a finger`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await view.open(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    const cut = await page
      .locator('h1:not(.unseen)')
      .evaluateAll((all) => all.filter((h) => h.scrollWidth > h.clientWidth + 1).length);
    expect(cut, 'titles that are cut').toBe(0);
    // WCAG 2.2, 2.5.8: 24 by 24 CSS pixels.
    const small = await page
      .locator('button:visible, select:visible, input:visible:not([type=checkbox])')
      .evaluateAll((all) =>
        all.flatMap((element) => {
          const { width, height } = element.getBoundingClientRect();
          return Math.min(width, height) < 24 ? [element.outerHTML.slice(0, 100)] : [];
        }),
      );
    expect(small).toEqual([]);
  });
}

test('the theme button changes and keeps the theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  const button = page.getByRole('button', { name: /^Theme/ });
  await button.click(); // light
  expect(await ground()).toBe(light);
  await button.click(); // dark
  const dark = await ground();
  expect(dark).not.toBe(light);
  await page.reload();
  expect(await ground()).toBe(dark);
});

test('nothing is asked from elsewhere', async ({ page, baseURL }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const view of kViews.filter(({ name }) => ['start', 'analysis', 'editor'].includes(name))) {
    await view.open(page);
  }
  const outside = asked.filter(
    (url) => !url.startsWith(baseURL!) && !/^(data|blob|about):/.test(url),
  );
  expect(outside).toEqual([]);
});

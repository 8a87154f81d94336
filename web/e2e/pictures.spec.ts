// SPDX-License-Identifier: MIT
// Pictures of the main views, to look at: e2e/pictures/VIEW-SIZE[-dark].png.
import { expect, test } from '@playwright/test';
import { kViews } from './views';

const kSizes = {
  desktop: { width: 1366, height: 768 },
  phone: { width: 390, height: 844 },
  landscape: { width: 844, height: 390 },
  small: { width: 320, height: 640 },
};

for (const [size, viewport] of Object.entries(kSizes)) {
  for (const view of kViews) {
    for (const scheme of ['light', 'dark'] as const) {
      test(`${view.name}, ${size}, ${scheme} @pictures`, async ({ page }) => {
        const errors: string[] = [];
        page.on('pageerror', (error) => errors.push(error.message));
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
        await view.open(page);
        await page.evaluate(() => scrollTo(0, 0));
        const suffix = scheme === 'dark' ? '-dark' : '';
        await page.screenshot({
          path: `e2e/pictures/${view.name}-${size}${suffix}.png`,
          fullPage: true,
        });
        expect(errors).toEqual([]);
      });
    }
  }
}

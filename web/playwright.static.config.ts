// SPDX-License-Identifier: MIT
// The page that needs no server, in Debian's Chromium against `python3 -m http.server` on
// build/site: so under a sub-path. HARARY_SITE is another folder.
import { defineConfig } from '@playwright/test';

const port = Number(process.env['HARARY_PORT'] ?? 8747);
const site = process.env['HARARY_SITE'] ?? '../build/site';
const url = `http://127.0.0.1:${port}/play/`;

export default defineConfig({
  testDir: 'e2e/static',
  outputDir: 'test-results',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: url,
    launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] },
    viewport: { width: 1280, height: 860 },
    actionTimeout: 15_000,
    trace: 'retain-on-failure',
  },
  webServer: {
    command: `python3 -m http.server ${port} --bind 127.0.0.1 -d "${site}"`,
    url,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});

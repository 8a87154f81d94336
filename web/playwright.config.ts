// SPDX-License-Identifier: MIT
// Whole games in a real browser: Debian's Chromium against `harary serve` (HARARY_BINARY, or
// build/release/harary). HARARY_MOCK=1 takes the mock instead, while there is no server to be had,
// HARARY_URL a server that runs already.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env['HARARY_PORT'] ?? 8737);
const binary = process.env['HARARY_BINARY'] ?? '../build/release/harary';
const running = process.env['HARARY_URL'];
const url = running ?? `http://127.0.0.1:${port}`;
const mock = process.env['HARARY_MOCK'] === '1';
// Set once, so that workers, which read this file again, agree with the first process.
process.env['HARARY_TEST_DATA'] ??= mkdtempSync(join(tmpdir(), 'harary-page-'));
const serve = `"${binary}" serve --port ${port} --data "${process.env['HARARY_TEST_DATA']}"`;

export default defineConfig({
  testDir: 'e2e',
  testIgnore: 'static/**',
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
  webServer: running
    ? undefined
    : {
        command: mock ? `node e2e/mock/server.mjs ${port}` : serve,
        url: `${url}/api/catalogue`,
        reuseExistingServer: false,
        timeout: 60_000,
      },
});

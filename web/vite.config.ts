// SPDX-License-Identifier: MIT
// The page is one HTML file, one script and one style sheet with hashed names; the server carries
// them. `npm run dev` serves the sources and hands /api to a server that runs beside it.
import { defineConfig } from 'vitest/config';

const proxy = { '/api': process.env['HARARY_SERVER'] ?? 'http://127.0.0.1:8080' };

export default defineConfig({
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
  },
  server: { proxy },
  preview: { proxy },
  test: { include: ['src/**/*.test.ts'] },
});

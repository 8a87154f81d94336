// SPDX-License-Identifier: MIT
// The page is one HTML file, one script and one style sheet with hashed names; the server carries
// them. `npm run dev` serves the sources and hands /api to a server that runs beside it. In the mode
// `static` the page needs no server: it brings the engine of packages/harary, and works in any folder.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const proxy = { '/api': process.env['HARARY_SERVER'] ?? 'http://127.0.0.1:8080' };

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ mode }) => ({
  base: mode === 'static' ? './' : '/',
  resolve: {
    alias: {
      '#transport': here(
        mode === 'static' ? './src/transport/engine.ts' : './src/transport/server.ts',
      ),
    },
  },
  worker: { format: 'es' },
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
  build: {
    target: 'es2022',
    outDir: mode === 'static' ? 'dist-static' : 'dist',
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
  },
  server: { proxy },
  preview: { proxy },
  test: { include: ['src/**/*.test.ts'] },
}));

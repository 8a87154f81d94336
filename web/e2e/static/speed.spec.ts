// SPDX-License-Identifier: MIT
// How long answers take in the browser, and how much is to be downloaded. Best of several runs: the
// machine may be busy.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';

const kSite = join(process.env['HARARY_SITE'] ?? '../build/site', 'play');
const kProgram = process.env['HARARY_BINARY'] ?? '../build/release/harary';

interface Asked {
  name: string;
  question: Record<string, unknown>;
  program: string[];
  most: number; // milliseconds
}
const kAsked: Asked[] = [
  {
    name: 'Sim, all moves',
    question: { ask: 'analyse', game: 'sim', options: {} },
    program: ['analyse', 'sim'],
    most: 50,
  },
  {
    name: 'clique on K7',
    question: { ask: 'solve', game: 'clique', options: { board: 'K7' } },
    program: ['solve', 'clique', '--board', 'K7'],
    most: 300,
  },
  {
    name: 'flood 14 x 14, 6 colours',
    question: { ask: 'solve', game: 'flood', options: { board: 'square:14x14:1' } },
    program: ['solve', 'flood', '--board', 'square:14x14:1'],
    most: 500,
  },
];

// Asks an engine of its own, in a worker of the page, and returns the best time in milliseconds.
async function fastest(page: Page, question: object, times: number): Promise<number> {
  const assets = readdirSync(join(kSite, 'assets'));
  const worker = `./assets/${assets.find((name) => /^worker-.*\.js$/.test(name))}`;
  const wasm = `./assets/${assets.find((name) => name.endsWith('.wasm'))}`;
  return page.evaluate(
    async ({ question, times, worker, wasm }) => {
      const engine = new Worker(worker, { type: 'module' });
      const call = (message: object) =>
        new Promise<void>((resolve, reject) => {
          engine.onmessage = ({ data }) => {
            if (data.event) return;
            if (data.error) reject(new Error(data.error.message));
            else resolve();
          };
          engine.postMessage({ id: 1, ...message });
        });
      await call({ call: 'start', wasm: new URL(wasm, location.href).href });
      let best = Infinity;
      for (let i = 0; i < times; ++i) {
        const begin = performance.now();
        await call({ call: 'ask', question });
        best = Math.min(best, performance.now() - begin);
      }
      engine.terminate();
      return best;
    },
    { question, times, worker, wasm },
  );
}

for (const { name, question, program, most } of kAsked) {
  test(`${name} within ${most} ms`, async ({ page }) => {
    await page.goto('./');
    const browser = await fastest(page, question, 8);
    let native = Infinity;
    for (let i = 0; i < 8; ++i) {
      const words = [...program, '--threads', '1', '--memory', '512M', '--json'];
      const begin = performance.now();
      const answer = JSON.parse(execFileSync(kProgram, words, { encoding: 'utf8' }));
      native = Math.min(native, answer.seconds ? answer.seconds * 1000 : performance.now() - begin);
    }
    console.log(`${name}: ${browser.toFixed(1)} ms, the program ${native.toFixed(1)} ms`);
    expect(browser).toBeLessThan(most);
  });
}

test('the engine is at most 2.5 MB to download', () => {
  const compressed = (file: string) =>
    brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
      .length;
  const files = readdirSync(join(kSite, 'assets')).map((name) => join(kSite, 'assets', name));
  for (const file of files) {
    console.log(`${file}: ${statSync(file).size} bytes, ${compressed(file)} compressed`);
  }
  const wasm = files.find((file) => file.endsWith('.wasm'))!;
  expect(compressed(wasm)).toBeLessThan(2_500_000);
});

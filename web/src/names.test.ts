// SPDX-License-Identifier: MIT
// The page decides nothing by the name of a game: no source of it has one. The program says which
// games there are; without it, this test is skipped.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const kSources = fileURLToPath(new URL('.', import.meta.url));
const kProgram =
  process.env['HARARY_BINARY'] ??
  fileURLToPath(new URL('../../build/release/harary', import.meta.url));

// As a string these name a kind of boards, and the scope of a heading.
const kOtherStrings = ['letters', 'col'];
// These are also words of the page, of English or of an interface of the browser.
const kOtherWords = [...kOtherStrings, 'star', 'capture', 'path', 'connect'];

function namesOfProgram(): string[] {
  const lines = execFileSync(kProgram, ['games', '--json'], { encoding: 'utf8' })
    .trim()
    .split('\n');
  return lines.map((line) => (JSON.parse(line) as { game: string }).game);
}

const sources = readdirSync(kSources, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !path.endsWith('.test.ts'),
);

test.skipIf(!existsSync(kProgram))('no source of the page has the name of a game', () => {
  const games = namesOfProgram();
  expect(games.length).toBeGreaterThan(30);
  const strings = new Set(games.filter((name) => !kOtherStrings.includes(name)));
  // Such a word stands not even in a comment.
  const words = games
    .filter((name) => !kOtherWords.includes(name))
    .map((name) => name.replace('+', '\\+').replace('-', '.'));
  const ownWords = new RegExp(`(?<![\\w-])(${words.join('|')})(?![\\w-])`, 'i');
  expect(ownWords.test('as in Maker-Breaker games')).toBe(true);
  const found: string[] = [];
  for (const path of sources) {
    readFileSync(join(kSources, path), 'utf8')
      .split('\n')
      .forEach((line, i) => {
        const quoted = [...line.matchAll(/(['"`])([^'"`]+)\1/g)].map(([, , word]) => word!);
        if (quoted.some((word) => strings.has(word)) || ownWords.test(line))
          found.push(`${path}:${i + 1}: ${line.trim()}`);
      });
  }
  expect(sources.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

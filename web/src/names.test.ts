// SPDX-License-Identifier: MIT
// The page decides nothing by the name of a game: no source of it has one.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const kSources = fileURLToPath(new URL('.', import.meta.url));
const kProgram =
  process.env['HARARY_BINARY'] ??
  fileURLToPath(new URL('../../build/release/harary', import.meta.url));

// Known without the program; it may have more.
const kKnown = [
  ...['sim', 'sim+', 'sima', 'avoidance', 'avoidance+', 'misere-avoidance', 'achievement'],
  ...['achievement-no-draw', 'maker-breaker', 'clique', 'star', 'capture', 'colex', 'saturation'],
  ...['connect', 'pos-cnf', 'pos-dnf', 'qbf', 'flood', 'honeybee', 'path', 'connected'],
  ...['kayles', 'snort', 'domination', 'one-colour-achievement'],
  ...['builder'],
  ...['kayles', 'snort', 'avoider-enforcer', 'waiter-client', 'client-waiter'],
  ...['picker-chooser', 'chooser-picker'],
];
// A kind of boards is called as one of the games, and the scope of a heading as another one.
const kKinds = ['letters', 'col'];
// Games that are called as nothing else is stand not even in a comment.
const kOwnWords =
  /\b(sim|sima|flood|honey-?bee|clique|colex|saturation|achievement|avoidance|maker.breaker|qbf|pos-[cd]nf)\b/i;

function namesOfProgram(): string[] {
  if (!existsSync(kProgram)) return [];
  const lines = execFileSync(kProgram, ['games', '--json'], { encoding: 'utf8' })
    .trim()
    .split('\n');
  return lines.map((line) => (JSON.parse(line) as { game: string }).game);
}

const sources = readdirSync(kSources, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !path.endsWith('.test.ts'),
);

test('no source of the page has the name of a game', () => {
  const names = new Set([...kKnown, ...namesOfProgram()].filter((name) => !kKinds.includes(name)));
  const found: string[] = [];
  for (const path of sources) {
    readFileSync(join(kSources, path), 'utf8')
      .split('\n')
      .forEach((line, i) => {
        const quoted = [...line.matchAll(/(['"`])([^'"`]+)\1/g)].map(([, , word]) => word!);
        if (quoted.some((word) => names.has(word)) || kOwnWords.test(line))
          found.push(`${path}:${i + 1}: ${line.trim()}`);
      });
  }
  expect(sources.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

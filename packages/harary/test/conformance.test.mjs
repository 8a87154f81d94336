// SPDX-License-Identifier: MIT
// The same answers as the program, position for position: every game of the catalogue by its
// example, and larger questions of each kind of search. HARARY_BINARY is the program.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import test from 'node:test';
import { load } from '../index.js';

const kProgram =
  process.env.HARARY_BINARY ??
  fileURLToPath(new URL('../../../build/release/harary', import.meta.url));
const kMebibytes = 64;

function program(...words) {
  const limits = ['--threads', '1', '--memory', `${kMebibytes}M`, '--json'];
  try {
    return JSON.parse(
      execFileSync(kProgram, [...words, ...limits], { encoding: 'utf8', stdio: 'pipe' }),
    );
  } catch (error) {
    return { refused: error.status === 2 };
  }
}

const wordsOf = (options) =>
  Object.entries(options).flatMap(([name, text]) => [
    `--${name}`,
    ...(text === 'true' ? [] : [text]),
  ]);

// What depends on the machine alone.
function withoutTimes(answer) {
  return JSON.parse(
    JSON.stringify(answer, (key, value) =>
      ['seconds', 'microseconds', 'positions_per_second', 'threads'].includes(key)
        ? undefined
        : value,
    ),
  );
}

async function asked(question) {
  try {
    return await question();
  } catch (error) {
    return { refused: error.status === 422 };
  }
}

const harary = await load();
const games = await harary.catalogue();

const questions = games.map(({ game, example_options }) => [game, example_options]);
questions.push(
  ['sim', { target: 'K3', board: 'K6', bias: '1:2' }],
  ['sim+', { board: 'K5' }],
  ['clique', { board: 'K7' }],
  ['star', { board: 'K6' }],
  ['capture', { board: 'K6' }],
  ['avoidance', { board: 'K5', target: 'P4' }],
  ['achievement', { board: 'K8', target: 'C4' }],
  ['saturation', { order: '9' }],
  ['saturation', { order: '8', misere: 'true' }],
  ['connect', { board: 'petersen' }],
  ['letters', { letters: '3 1 4 2' }],
  ['honeybee', { board: 'hex:6x6:1' }],
  ['flood', { board: 'square:9x9:7' }],
);

for (const [game, options] of questions) {
  const name = `${game} ${JSON.stringify(options)}`;
  test(`solve ${name}`, async () => {
    const expected = program('solve', game, ...wordsOf(options));
    const answer = await asked(() => harary.solve(game, options, { mebibytes: kMebibytes }));
    assert.deepEqual(withoutTimes(answer), withoutTimes(expected));
  });
  test(`analyse ${name}`, async () => {
    const expected = program('analyse', game, ...wordsOf(options));
    const answer = await asked(() => harary.analyse(game, options, { mebibytes: kMebibytes }));
    assert.deepEqual(withoutTimes(answer), withoutTimes(expected));
  });
}

test('the catalogue is that of the program', () => {
  const lines = execFileSync(kProgram, ['games', '--json'], { encoding: 'utf8' })
    .trim()
    .split('\n');
  assert.deepEqual(
    games,
    lines.map((line) => JSON.parse(line)),
  );
});

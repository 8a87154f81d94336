// SPDX-License-Identifier: MIT
// How much slower the engine for browsers is than the program, on the questions of `harary bench`:
//
//     node bench/browser_engine.mjs [PROGRAM]
//
// Each question is asked five times of both in turn, with one thread; the best times count. The
// positions must be the same.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { load } from '../packages/harary/index.js';

const kTimes = 5;
const kMebibytes = 256;
const program = process.argv[2] ?? 'build/release/harary';

const lines = readFileSync(new URL('../cli/bench.cpp', import.meta.url), 'utf8')
  .match(/"solve [^"]+"/g)
  .map((text) => text.slice(1, -1))
  .filter((line) => !line.includes('--instance'));

// "solve letters 3 2 --remoteness --method search": the game, its options, the question's own.
function asked(line) {
  const [, game, ...words] = line.split(' ');
  const options = {};
  const question = { mebibytes: kMebibytes };
  const numbers = [];
  for (let i = 0; i < words.length; ++i) {
    const name = words[i].replace(/^--/, '');
    if (name === words[i]) numbers.push(name);
    else if (name === 'remoteness') question.remoteness = true;
    else if (name === 'misere') options.misere = true;
    else if (name === 'question' || name === 'method') question[name] = words[++i];
    else options[name] = words[++i];
  }
  if (numbers.length > 0) options.letters = numbers.join(' ');
  return { game, options, question };
}

const harary = await load();
let logarithms = 0;
const total = { program: 0, browser: 0 };
for (const line of lines) {
  const { game, options, question } = asked(line);
  const best = { program: Infinity, browser: Infinity };
  for (let i = 0; i < kTimes; ++i) {
    const limits = ['--threads', '1', '--memory', `${kMebibytes}M`, '--json'];
    const native = JSON.parse(execFileSync(program, [...line.split(' '), ...limits]));
    const answer = await harary.solve(game, options, question);
    if (answer.positions !== native.positions) {
      throw new Error(`${line}: ${answer.positions} positions, the program ${native.positions}`);
    }
    best.program = Math.min(best.program, native.seconds);
    best.browser = Math.min(best.browser, answer.seconds);
  }
  const ratio = best.browser / best.program;
  logarithms += Math.log(ratio);
  total.program += best.program;
  total.browser += best.browser;
  const milliseconds = (seconds) => (seconds * 1000).toFixed(1).padStart(9);
  console.log(
    `${milliseconds(best.program)} ms${milliseconds(best.browser)} ms  ${ratio.toFixed(2)}  ${line}`,
  );
}
console.log(`all of them: ${(total.browser / total.program).toFixed(2)} times as long`);
console.log(`the geometric mean: ${Math.exp(logarithms / lines.length).toFixed(2)}`);

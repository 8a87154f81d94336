// SPDX-License-Identifier: MIT
// Sounds are off until they are switched on, are kept, and wait for a gesture. What makes them is loaded only then.
import { expect, test, type Page } from '@playwright/test';
import { Table } from './table';

// The pitches that the page has played, by number of tones, and how many contexts it made.
interface Heard {
  pitches: number[];
  contexts: number;
}
declare global {
  interface Window {
    heard: Heard;
  }
}

async function listen(page: Page) {
  await page.addInitScript(() => {
    window.heard = { pitches: [], contexts: 0 };
    const Context = window.AudioContext;
    window.AudioContext = class extends Context {
      constructor() {
        super();
        ++window.heard.contexts;
      }
    };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when?: number) {
      window.heard.pitches.push(Math.round(this.frequency.value));
      start.call(this, when);
    };
  });
}
const pitches = (page: Page) => page.evaluate(() => window.heard.pitches);
const forget = (page: Page) => page.evaluate(() => void (window.heard.pitches = []));
const toggle = (page: Page) => page.getByRole('switch', { name: 'Sound' });

test('nothing is heard or loaded until the switch is on, and the switch is kept', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const loaded = () => asked.some((url) => /synth/.test(url));
  await listen(page);
  const table = new Table(page);
  await table.open('sim', {}, { seats: { first: 'human', second: 'human' } });
  await expect(toggle(page)).toHaveAttribute('aria-checked', 'false');
  await table.play('0-1');
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.heard)).toEqual({ pitches: [], contexts: 0 });
  expect(loaded()).toBe(false);
  await toggle(page).click();
  await expect.poll(() => pitches(page)).toEqual([523]);
  expect(loaded()).toBe(true);
  await table.play('0-2');
  await expect.poll(() => pitches(page)).toEqual([523, 392]);
  await page.reload();
  await expect(toggle(page)).toHaveAttribute('aria-checked', 'true');
  await table.settled();
  await table.panel('Moves'); // a gesture
  await forget(page);
  await table.play('1-2');
  await expect.poll(() => pitches(page)).toEqual([523]);
  // Walking through the game and taking back are silent.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await table.press('Undo');
  await page.waitForTimeout(300);
  expect(await pitches(page)).toEqual([523]);
  await toggle(page).click();
  await table.play('3-4');
  await page.waitForTimeout(300);
  expect(await pitches(page)).toEqual([523]);
});

test('the end of a game shows who won', async ({ page }) => {
  await listen(page);
  await page.addInitScript(() => localStorage.setItem('harary.sound', 'on'));
  const table = new Table(page);
  const moves = ['0-1', '0-3', '1-2', '3-4'];
  const seats = { first: 'human', second: 'random' };
  await table.open('sim', {}, { seats, moves, at: moves.length });
  await table.panel('Moves');
  await table.play('0-2');
  expect(await table.isOver()).toBe(true);
  await expect.poll(() => pitches(page)).toEqual([392, 294]);
  // The other seat, with the same end by resigning.
  await table.open('sim', {}, { seats });
  await table.panel('Moves');
  await forget(page);
  await table.press('Resign');
  await expect.poll(() => pitches(page)).toEqual([392, 294]);
  // Alone and done is won.
  await table.open('flood', { board: 'square:2x2=0011' }, { seats: { first: 'human' } });
  await table.panel('Moves');
  await forget(page);
  await table.play('1');
  await expect.poll(() => pitches(page)).toEqual([523, 659, 784]);
});

test('before the first gesture nothing is made, though the switch was left on', async ({
  page,
}) => {
  await listen(page);
  await page.addInitScript(() => localStorage.setItem('harary.sound', 'on'));
  const table = new Table(page);
  await table.open('sim', {}, { seats: { first: 'random', second: 'human' } });
  expect((await table.moves()).length).toBe(1); // the machine moved by itself
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.heard)).toEqual({ pitches: [], contexts: 0 });
  await table.panel('Moves');
  await table.play((await table.offered())[0]!);
  await expect.poll(async () => (await pitches(page)).length).toBeGreaterThan(0);
});

// SPDX-License-Identifier: MIT
// The colours of players, values and cells, as they look to people with each kind of colour blindness:
// simulated after Machado, Oliveira and Fernandes (2009), full severity, and compared by the distance in
// Oklab (Ottosson 2020), in hundredths. About 2 is the least that anyone sees side by side; on a board
// things lie apart, so more is asked for. Dashes, letters and numbers say the same again.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Triple = [number, number, number];
const kVision: Record<string, Triple[]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function linear(hex: string): Triple {
  const channel = (at: number) => {
    const c = parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}
const times = (matrix: Triple[], [r, g, b]: Triple): Triple =>
  matrix.map((row) => row[0] * r + row[1] * g + row[2] * b) as Triple;

function oklab(rgb: Triple): Triple {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    rgb,
  ).map(Math.cbrt) as Triple;
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
}
function distance(one: string, other: string, vision: string): number {
  const seen = (hex: string) =>
    oklab(times(kVision[vision]!, linear(hex)).map((c) => Math.min(1, Math.max(0, c))) as Triple);
  const [a, b] = [seen(one), seen(other)];
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
function contrast(one: string, other: string): number {
  const light = (hex: string) => {
    const [r, g, b] = linear(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const [a, b] = [light(one), light(other)];
  return Math.max(a, b) / Math.min(a, b);
}

// What is painted over another colour, at that strength.
const mixed = (over: string, under: string, strength: number): string =>
  `#${[1, 3, 5]
    .map((at) => {
      const [a, b] = [over, under].map((hex) => parseInt(hex.slice(at, at + 2), 16));
      const c = Math.round(strength * a! + (1 - strength) * b!);
      return c.toString(16).padStart(2, '0');
    })
    .join('')}`;

const theme = readFileSync('src/style/theme.css', 'utf8');
const board = readFileSync('src/style/board.css', 'utf8');
const light = theme.slice(theme.indexOf('--sans'), theme.indexOf('@media'));
const dark = theme.slice(theme.lastIndexOf(":root[data-theme='dark']"));
const variable = (sheet: string, name: string): string =>
  new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(sheet)![1]!;
const cells = [...board.matchAll(/\n\.c(\d) \{\n {2}fill: (#[0-9a-f]{6});/g)].map((m) => m[2]!);

function least(colours: readonly string[], vision: string): number {
  let result = Infinity;
  colours.forEach((one, i) => {
    for (const other of colours.slice(i + 1))
      result = Math.min(result, distance(one, other, vision));
  });
  return result;
}

describe.each(Object.keys(kVision))('with %s', (vision) => {
  test.each([
    ['light', light],
    ['dark', dark],
  ])('players and values are told apart, %s', (_, sheet) => {
    const colours = (...names: string[]) => names.map((name) => variable(sheet, name));
    expect(least(colours('red', 'green'), vision)).toBeGreaterThan(13);
    expect(
      least(colours('red', 'green', 'third', 'fourth', 'fifth', 'sixth'), vision),
    ).toBeGreaterThan(12);
    expect(least(colours('win', 'tie', 'loss'), vision)).toBeGreaterThan(10);
    for (const name of ['red', 'green'])
      expect(least(colours(name, 'open'), vision), name).toBeGreaterThan(8);
  });
  test('the six usual colours of cells are told apart, and all ten', () => {
    expect(cells).toHaveLength(10);
    expect(least(cells.slice(0, 6), vision)).toBeGreaterThan(9.5);
    expect(least(cells, vision)).toBeGreaterThan(5.5);
  });
});

test('the simulation leaves grey alone and takes red from green', () => {
  for (const vision of Object.keys(kVision))
    expect(distance('#808080', '#818181', vision)).toBeLessThan(1);
  expect(distance('#d04040', '#508050', 'deuteranopia')).toBeLessThan(
    0.5 * distance('#d04040', '#508050', 'usual'),
  );
});

test('light and dark are whole: each colour of one is in the other', () => {
  const names = (sheet: string) =>
    [...sheet.matchAll(/--([a-z-]+): (?:#|0)/g)].map((m) => m[1]!).sort();
  expect(names(dark)).toEqual(names(light));
  const media = theme.slice(theme.indexOf('@media'), theme.lastIndexOf(":root[data-theme='dark']"));
  expect(names(media)).toEqual(names(dark));
  for (const name of names(dark).filter((one) => one !== 'shadow'))
    expect(variable(media, name), name).toBe(variable(dark, name));
});

test.each([
  ['light', light],
  ['dark', dark],
])('text has a contrast of 4.5, lines one of 3, %s', (_, sheet) => {
  for (const ground of ['ground', 'paper']) {
    const on = (name: string) => contrast(variable(sheet, name), variable(sheet, ground));
    for (const name of ['ink', 'muted', 'accent', 'error', 'loss', 'win', 'tie'])
      expect(on(name), `${name} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    for (const name of ['red', 'green', 'third', 'fourth', 'fifth', 'sixth', 'drawn'])
      expect(on(name), `${name} on ${ground}`).toBeGreaterThanOrEqual(3);
  }
  expect(contrast(variable(sheet, 'on-win'), variable(sheet, 'win'))).toBeGreaterThanOrEqual(4.5);
  for (const name of ['ink', 'muted'])
    expect(contrast(variable(sheet, name), variable(sheet, 'ended'))).toBeGreaterThanOrEqual(4.5);
  // What decided the game glows around the edges, and must not swallow them.
  for (const name of ['red', 'green', 'drawn'])
    expect(contrast(variable(sheet, name), variable(sheet, 'glow')), name).toBeGreaterThan(1.9);
  // It is seen on the ground as well, at the strength that it has around edges.
  const strength = Number(/--glow-strength: (\d+)%/.exec(sheet)![1]) / 100;
  const glow = mixed(variable(sheet, 'glow'), variable(sheet, 'ground'), strength);
  expect(distance(glow, variable(sheet, 'ground'), 'usual')).toBeGreaterThan(17);
  for (const cell of cells) expect(contrast(cell, '#14181d')).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ['light', light],
  ['dark', dark],
])('red is red and no orange, %s', (_, sheet) => {
  const [, a, b] = oklab(linear(variable(sheet, 'red')));
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  expect(hue).toBeGreaterThan(15);
  expect(hue).toBeLessThan(38);
});

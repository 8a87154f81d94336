// SPDX-License-Identifier: MIT
// Boards drawn by lot from a number that anyone can type: "square:14x14:4821" is board 4821 of its kind.
import type { CatalogueEntry, Options } from '../api/types';

export interface Seeded {
  shape: 'hex' | 'square';
  layout: string; // "14x14", "flower"
  colours: number;
  seed: string;
}

const kUsualColours = 6;

export function seededBoard(text: string): Seeded | null {
  const match = /^(hex|square):([a-z]+|\d+x\d+)(?:\/(\d+))?:(\d+)$/.exec(text);
  if (!match) return null;
  return {
    shape: match[1] as 'hex' | 'square',
    layout: match[2]!,
    colours: Number(match[3] ?? kUsualColours),
    seed: match[4]!,
  };
}

export const withSeed = (text: string, seed: string): string => text.replace(/:\d+$/, `:${seed}`);

// Four digits: enough boards for a lifetime, few enough to say aloud.
export const newSeed = (): string => String(1000 + Math.floor(Math.random() * 9000));

export const isSeed = (text: string): boolean => /^\d{1,9}$/.test(text.trim());

// "14 × 14 squares".
export function boardWords(text: string): string | null {
  const board = seededBoard(text);
  if (!board) return null;
  const cells = board.shape === 'hex' ? 'hexagons' : 'squares';
  const size = /^\d/.test(board.layout)
    ? `${board.layout.replace('x', ' × ')} ${cells}`
    : `the ${board.layout}`;
  const colours = board.colours === kUsualColours ? '' : `, ${board.colours} colours`;
  return `${size}${colours}`;
}

// A kind of boards that a game offers.
export interface Preset {
  words: string; // "14 × 14 squares", "Flower"
  board: string; // without the seed
}
// Those boards drawn by lot among which the game's field "board" offers to choose; the usual one first.
export function presetsOf({ option_specs }: Pick<CatalogueEntry, 'option_specs'>): Preset[] {
  const offers = option_specs.find(({ name }) => name === 'board')?.values ?? [];
  return offers.flatMap((text) => {
    const words = boardWords(text)?.replace(/^the /, '');
    return words ? [{ words: capital(words), board: withSeed(text, '') }] : [];
  });
}
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

// The puzzle of a day: its date is the board's number.
export const dayOf = (date: Date): string =>
  `${date.getFullYear()}${String(date.getMonth() + 1).padStart(2, '0')}${String(date.getDate()).padStart(2, '0')}`;
export interface DailyBoard {
  way: string; // how it is played, where that is not the usual way: "free"
  words: string; // the kind of its board
  options: Options;
}
const kMostCells = 60; // of which the fewest moves are known at once, also without a starting cell

// The usual board of a game of one player; and where the start may be something else than a cell, a smaller
// board for that. None where the game has no boards drawn by lot.
export function dailyBoards(entry: CatalogueEntry | null, day: string): DailyBoard[] {
  const presets = entry?.solitaire ? presetsOf(entry) : [];
  const usual = presets[0];
  if (!entry || !usual) return [];
  const small = presets.filter(({ board }) => cellsOf(board) <= kMostCells).at(-1) ?? usual;
  const start = entry.option_specs.find(({ type, values }) => type === 'cell' && values.length > 0);
  const board = ({ words, board }: Preset, way = '', options: Options = {}): DailyBoard => ({
    ...{ way, words },
    options: { board: `${board}${day}`, ...options },
  });
  const ways = start?.values.map((way) => board(small, way, { [start.name]: way })) ?? [];
  return [board(usual), ...ways];
}
function cellsOf(board: string): number {
  const [, rows, columns] = /:(\d+)x(\d+)/.exec(board) ?? [];
  return rows && columns ? Number(rows) * Number(columns) : Infinity;
}

// SPDX-License-Identifier: MIT
// Boards drawn by lot from a number that anyone can type: "square:14x14:4821" is board 4821 of its kind.

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

export interface Preset {
  words: string;
  board: string; // without the seed
}
const kPresets: Record<string, Preset[]> = {
  flood: [
    { words: '14 × 14, 6 colours', board: 'square:14x14:' },
    { words: '9 × 9, 6 colours', board: 'square:9x9:' },
    { words: '6 × 6, 4 colours', board: 'square:6x6/4:' },
    { words: 'Hexagons, 9 × 9', board: 'hex:9x9:' },
    { words: '20 × 20, 8 colours', board: 'square:20x20/8:' },
  ],
  honeybee: [
    { words: 'Flower', board: 'hex:flower:' },
    { words: 'Hexagon', board: 'hex:hexagon:' },
    { words: 'Rhombus', board: 'hex:rhombus:' },
    { words: 'Hourglass', board: 'hex:hourglass:' },
    { words: '7 × 7', board: 'hex:7x7:' },
    { words: '5 × 5, 4 colours', board: 'hex:5x5/4:' },
  ],
};
export const presetsOf = (game: string): Preset[] => kPresets[game] ?? [];

// The puzzle of a day: its date is the board's number.
export const dayOf = (date: Date): string =>
  `${date.getFullYear()}${String(date.getMonth() + 1).padStart(2, '0')}${String(date.getDate()).padStart(2, '0')}`;
export const dailyBoard = (day: string): string => `square:14x14:${day}`;

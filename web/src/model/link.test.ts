// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import { kNoMoves, withLine, withNote } from './tree';
import { linkText, newLink, parseLink, type Link } from './link';

const kGames: Link[] = [
  newLink('sim'),
  {
    game: 'sim+',
    options: { board: 'K6', target: 'K3' },
    seats: { first: 'human', second: 'ultra-strong' },
    shaking: true,
    thinking: 2500,
    guided: false,
    from: '',
    moves: ['0-1,2-3', '0-2'],
    at: 1,
    layout: '',
    tree: withLine(kNoMoves, ['0-1,2-3', '0-2']),
  },
  {
    game: 'letters',
    options: { letters: '2 0 3 2' },
    seats: { first: 'perfect', second: 'human' },
    shaking: false,
    thinking: 1000,
    guided: false,
    from: 'a=1;b=0;c=2;d=0',
    moves: ['A>B', 'DD>B'],
    at: 2,
    layout: '',
    tree: withLine(kNoMoves, ['A>B', 'DD>B']),
  },
  {
    game: 'saturation',
    options: { board: 'g6:E?Bw&+%', connected: 'true' },
    seats: { first: 'human', second: 'human' },
    shaking: false,
    thinking: 1000,
    guided: false,
    from: '',
    moves: [],
    at: 0,
    layout: '',
    tree: withLine(kNoMoves, []),
  },
  {
    game: 'flood',
    options: { board: 'square:3x2=012.10' },
    seats: { first: 'human' },
    shaking: false,
    thinking: 1000,
    guided: false,
    from: '',
    moves: ['1', '0', '2'],
    at: 3,
    layout: '',
    tree: withLine(kNoMoves, ['1', '0', '2']),
  },
];

test.each(kGames)('a link of $game holds the whole game', (link) => {
  expect(parseLink(linkText(link))).toEqual(link);
});

test('links can be read by people', () => {
  expect(linkText({ ...newLink('sim', { board: 'K6' }), moves: ['0-1', '0-2'], at: 2 })).toBe(
    '#/play/sim?board=K6&seats=human:human&moves=0-1_0-2',
  );
});

test('a link with nonsense in it is mended, not obeyed', () => {
  const link = parseLink('#/play/sim?at=99&thinking=-7&moves=_0-1_&seats=');
  expect(link).toMatchObject({ at: 1, thinking: 50, moves: ['0-1'], seats: { first: 'human' } });
  expect(parseLink('#/elsewhere')).toBeNull();
  expect(parseLink('#/play/%E0%A4%A')).toBeNull();
});

test('a link holds what else was tried, and notes; a plain line needs no words for it', () => {
  const plain = { ...newLink('sim'), moves: ['0-1', '2-3'], at: 2 };
  expect(linkText(plain)).not.toContain('study');
  const tree = withNote(
    withLine(withLine(plain.tree, plain.moves), ['0-1', '0-2']),
    ['0-1'],
    'ü?&=',
  );
  const read = parseLink(linkText({ ...plain, tree }))!;
  expect(read.tree).toEqual(tree);
  expect(read.moves).toEqual(plain.moves);
  const damaged = parseLink('#/play/sim?moves=0-1&study=(((')!;
  expect(damaged.tree).toEqual(withLine(kNoMoves, ['0-1']));
});

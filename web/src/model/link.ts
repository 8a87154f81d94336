// SPDX-License-Identifier: MIT
// The whole game in the part of the address behind '#', which never leaves the browser:
//   #/play/GAME?board=K6&seats=human:perfect&moves=0-1_2-3&at=1
// Options have their own names; the page's words are reserved and no option is called so.
import type { Options, Seats } from '../api/types';
import { isOnly, kNoMoves, withLine, type MoveTree } from './tree';
import { parseTree, treeText } from './tree_text';

export interface Link {
  game: string;
  options: Options;
  seats: Seats;
  shaking: boolean;
  thinking: number; // milliseconds a move
  guided: boolean; // what loses at once is shown, and asked about before it is played
  from: string; // a position to start from; "" is the game's own start
  moves: string[];
  at: number; // the ply that is shown
  layout: string; // where a person put the vertices; "" if they are laid out by the page
  tree: MoveTree; // the moves, what else was tried, and notes
}

const kReserved = new Set([
  'seats',
  'shaking',
  'thinking',
  'from',
  'moves',
  'at',
  'guide',
  'layout',
  'study',
]);
export const kThinking = 1000;

export function newLink(game: string, options: Options = {}): Link {
  return {
    game,
    options,
    seats: { first: 'human', second: 'human' },
    shaking: false,
    thinking: kThinking,
    guided: false,
    from: '',
    moves: [],
    at: 0,
    layout: '',
    tree: kNoMoves,
  };
}

// Characters that a fragment may hold stay as they are, so that a person can read a link.
const quoted = (text: string) =>
  encodeURIComponent(text).replace(/%(2C|3A|3B|3D|2F|40)/g, decodeURIComponent);

// The address of a view of a game: the options, then the page's words.
export function viewAddress(
  view: string,
  { game, options }: Pick<Link, 'game' | 'options'>,
  words: readonly [string, string][],
): string {
  const own = Object.keys(options).sort();
  const all = [...own.map((key) => [key, options[key]!] as const), ...words];
  const text = all.map(([key, word]) => `${quoted(key)}=${quoted(word)}`).join('&');
  return `#/${view}/${quoted(game)}${text === '' ? '' : `?${text}`}`;
}

export function linkText(link: Link): string {
  const words: [string, string][] = [];
  const add = (key: string, text: string) => words.push([key, text]);
  const { first = 'human', second } = link.seats;
  add('seats', second === undefined ? first : `${first}:${second}`);
  if (link.shaking) add('shaking', '1');
  if (link.thinking !== kThinking) add('thinking', String(link.thinking));
  if (link.guided) add('guide', '1');
  if (link.layout !== '') add('layout', link.layout);
  if (link.from !== '') add('from', link.from);
  if (link.moves.length > 0) add('moves', link.moves.join('_'));
  if (link.at !== link.moves.length) add('at', String(link.at));
  const tree = withLine(link.tree, link.moves);
  if (!isOnly(tree, link.moves)) add('study', treeText(tree));
  return viewAddress('play', link, words);
}

// null if the text is not a link to a game.
export function parseLink(hash: string): Link | null {
  const match = /^#\/play\/([^?]+)(?:\?(.*))?$/.exec(hash);
  if (!match) return null;
  let game: string;
  try {
    game = decodeURIComponent(match[1]!);
  } catch {
    return null;
  }
  const words = new URLSearchParams((match[2] ?? '').replace(/\+/g, '%2B'));
  const link = newLink(game);
  for (const [key, text] of words) if (!kReserved.has(key)) link.options[key] = text;
  const seats = (words.get('seats') ?? 'human:human').split(':');
  link.seats = { first: seats[0] || 'human' };
  if (seats.length > 1) link.seats.second = seats[1] || 'human';
  link.shaking = words.get('shaking') === '1';
  link.thinking = clamp(Number(words.get('thinking') ?? kThinking), 50, 5000, kThinking);
  link.guided = words.get('guide') === '1';
  link.layout = words.get('layout') ?? '';
  link.from = words.get('from') ?? '';
  link.moves = (words.get('moves') ?? '').split('_').filter((move) => move !== '');
  link.tree = withLine(parseTree(words.get('study') ?? '') ?? kNoMoves, link.moves);
  const at = words.get('at');
  link.at = at === null ? link.moves.length : clamp(Number(at), 0, link.moves.length, 0);
  return link;
}

const clamp = (x: number, least: number, most: number, otherwise: number) =>
  Number.isFinite(x) ? Math.min(most, Math.max(least, Math.round(x))) : otherwise;

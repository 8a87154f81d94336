// SPDX-License-Identifier: MIT
// A tree of moves as text: in a link, "0-1_2-3!?_(0-2_1-3)_4-5", where what stands in parentheses replaces the move
// before them, {…} is a note on it, and [b0>3.p2] are a blue arrow and a purple circle; and for people, one move a
// line.
import {
  isSign,
  kInks,
  kNoMoves,
  withDrawn,
  withLine,
  withNote,
  withSign,
  type Drawn,
  type MoveTree,
} from './tree';

const kMostMoves = 4000;
export const kLongestNote = 2000;

const noteText = (note: string) =>
  note === '' ? '' : `{${note.replace(/[\\{}]/g, (sign) => `\\${sign}`)}}`;

// An ink is its first two letters, as two begin alike.
const inkText = (ink: string) => ink.slice(0, 2);
export const kMostDrawn = 60; // on a position
const drawnText = (drawn: readonly Drawn[] = []) =>
  drawn.length === 0
    ? ''
    : `[${drawn.map(({ ink, from, to }) => inkText(ink) + from + (to === from ? '' : `>${to}`)).join('.')}]`;

// null if the text is damaged.
function parseDrawn(text: string): Drawn[] | null {
  const parts = text.split('.').slice(0, kMostDrawn + 1);
  const all = parts.map((part) => {
    const match = /^([a-z]{2})(\d{1,5})(?:>(\d{1,5}))?$/.exec(part);
    const ink = kInks.find((one) => inkText(one) === match?.[1]);
    return match && ink ? { ink, from: Number(match[2]), to: Number(match[3] ?? match[2]) } : null;
  });
  return all.length <= kMostDrawn && all.every((one) => one !== null) ? all : null;
}

const nodeText = (node: MoveTree) =>
  node.move + (node.sign ?? '') + drawnText(node.drawn) + noteText(node.note);

export function treeText(tree: MoveTree): string {
  const follow = (node: MoveTree): string[] => {
    const [main, ...others] = node.next;
    if (!main) return [];
    return [
      nodeText(main),
      ...others.map((one) => `(${[nodeText(one), ...follow(one)].join('_')})`),
      ...follow(main),
    ];
  };
  return [nodeText(tree), ...follow(tree)].filter((word) => word !== '').join('_');
}

// null if the text is damaged or too long.
export function parseTree(text: string): MoveTree | null {
  let tree = kNoMoves;
  let path: string[] = [];
  const outside: string[][] = []; // the lines around the parentheses
  let count = 0;
  for (let i = 0; i < text.length;) {
    const sign = text[i]!;
    if (sign === '_') {
      ++i;
    } else if (sign === '(') {
      if (path.length === 0) return null;
      outside.push(path);
      path = path.slice(0, -1);
      ++i;
    } else if (sign === ')') {
      const back = outside.pop();
      if (!back) return null;
      path = back;
      ++i;
    } else if (sign === '{') {
      let note = '';
      for (++i; i < text.length && text[i] !== '}'; ++i) {
        if (text[i] === '\\') ++i;
        note += text[i] ?? '';
      }
      if (i >= text.length || note.length > kLongestNote) return null;
      ++i;
      tree = withNote(tree, path, note);
    } else if (sign === '[') {
      const end = text.indexOf(']', i);
      const drawn = end < 0 ? null : parseDrawn(text.slice(i + 1, end));
      if (!drawn) return null;
      tree = withDrawn(tree, path, drawn);
      i = end + 1;
    } else {
      const word = /^[^_(){}[\]]+/.exec(text.slice(i))?.[0];
      const [, move = '', opinion = ''] = /^(.*?)([!?]*)$/.exec(word ?? '') ?? [];
      if (move === '' || ++count > kMostMoves) return null;
      if (opinion !== '' && !isSign(opinion)) return null;
      path = [...path, move];
      tree = withLine(tree, path);
      if (isSign(opinion)) tree = withSign(tree, path, opinion);
      i += word!.length;
    }
  }
  return outside.length === 0 ? tree : null;
}

// "1. Red 0-1 — a note", what replaces a move indented below it.
export function treeForPeople(tree: MoveTree, who: (ply: number) => string): string {
  const lines: string[] = tree.note === '' ? [] : [tree.note, ''];
  const follow = (node: MoveTree, ply: number, depth: number) => {
    const say = ({ move, note, sign }: MoveTree, deep: number) => {
      const words = [
        `${ply + 1}.`,
        who(ply),
        move + (sign ?? ''),
        ...(note === '' ? [] : ['—', note]),
      ];
      lines.push('   '.repeat(deep) + words.filter((word) => word !== '').join(' '));
    };
    const [main, ...others] = node.next;
    if (!main) return;
    say(main, depth);
    for (const other of others) {
      say(other, depth + 1);
      follow(other, ply + 1, depth + 1);
    }
    follow(main, ply + 1, depth);
  };
  follow(tree, 0, 0);
  return lines.join('\n');
}

// SPDX-License-Identifier: MIT
// A tree of moves as text: in a link, "0-1_2-3_(0-2_1-3)_4-5", where what stands in parentheses
// replaces the move before them and {…} is a note on it; and for people, one move a line.
import { kNoMoves, withLine, withNote, type MoveTree } from './tree';

const kMostMoves = 4000;
export const kLongestNote = 2000;

const noteText = (note: string) =>
  note === '' ? '' : `{${note.replace(/[\\{}]/g, (sign) => `\\${sign}`)}}`;

export function treeText(tree: MoveTree): string {
  const follow = (node: MoveTree): string[] => {
    const [main, ...others] = node.next;
    if (!main) return [];
    return [
      main.move + noteText(main.note),
      ...others.map((one) => `(${[one.move + noteText(one.note), ...follow(one)].join('_')})`),
      ...follow(main),
    ];
  };
  return [noteText(tree.note), ...follow(tree)].filter((word) => word !== '').join('_');
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
    } else {
      const move = /^[^_(){}]+/.exec(text.slice(i))?.[0];
      if (move === undefined || ++count > kMostMoves) return null;
      path = [...path, move];
      tree = withLine(tree, path);
      i += move.length;
    }
  }
  return outside.length === 0 ? tree : null;
}

// "1. Red 0-1 — a note", what replaces a move indented below it.
export function treeForPeople(tree: MoveTree, who: (ply: number) => string): string {
  const lines: string[] = tree.note === '' ? [] : [tree.note, ''];
  const follow = (node: MoveTree, ply: number, depth: number) => {
    const say = ({ move, note }: MoveTree, deep: number) => {
      const words = [`${ply + 1}.`, who(ply), move, ...(note === '' ? [] : ['—', note])];
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

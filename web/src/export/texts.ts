// SPDX-License-Identifier: MIT
// A position as texts that others can read: graph6, and the command that analyses it.
import type { Board, OptionSpec, Options } from '../api/types';
import { elementsOf, isGraph } from '../model/elements';
import { graph6 } from '../model/graph6';
import { ownersOf } from '../model/position';

export interface NamedText {
  name: string;
  text: string;
}

// The board, and where edges are taken those of each player, on the same vertices.
export function graph6Texts(
  board: Board,
  position: string,
  player: (owner: number | 'drawn') => string,
): NamedText[] {
  if (!isGraph(board)) return [];
  const texts = [{ name: 'Board', text: graph6(board.order, board.edges) }];
  if (board.drawing !== 'graph') return texts;
  const owners = ownersOf(elementsOf(board), position, board.taken);
  for (const owner of new Set(owners)) {
    if (owner === 0) continue;
    const edges = board.edges.filter((_, i) => owners[i] === owner);
    texts.push({ name: player(owner), text: graph6(board.order, edges) });
  }
  return texts;
}

// What a shell takes as one word.
export const quoted = (word: string): string =>
  /^[\w./:,=+@%-]+$/.test(word) ? word : `'${word.replace(/'/g, "'\\''")}'`;

// "harary analyse GAME --board K5 --position …": the same question to the program.
export function commandOf(
  game: string,
  options: Options,
  specs: readonly OptionSpec[],
  position: string,
): string {
  const words = Object.entries(options).flatMap(([name, text]) => {
    const flag = specs.find((spec) => spec.name === name)?.type === 'flag';
    if (flag) return text === 'true' ? [`--${name}`] : [];
    return text === '' ? [] : [`--${name}`, quoted(text)];
  });
  const at = position === '' ? [] : ['--position', quoted(position)];
  return ['harary', 'analyse', quoted(game), ...words, ...at].join(' ');
}

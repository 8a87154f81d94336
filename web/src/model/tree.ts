// SPDX-License-Identifier: MIT
// A game with its variations: a tree of moves, never changed in place. The first move after a position
// is the main line, the others are what else was tried there.

export interface MoveTree {
  move: string; // "" at the root
  note: string;
  next: readonly MoveTree[];
  sign?: Sign; // an opinion of the move
  drawn?: readonly Drawn[]; // arrows and circles on the position after it
}
export const kNoMoves: MoveTree = { move: '', note: '', next: [] };

export const kSigns = ['!!', '!', '!?', '?!', '?', '??'] as const;
export type Sign = (typeof kSigns)[number];
export const isSign = (text: string): text is Sign => (kSigns as readonly string[]).includes(text);
export const kSignWords: Record<Sign, string> = {
  '!!': 'brilliant',
  '!': 'good',
  '!?': 'interesting',
  '?!': 'doubtful',
  '?': 'a mistake',
  '??': 'a blunder',
};

// An arrow between two points of a board, or a circle around one, by the points' numbers.
export interface Drawn {
  ink: Ink;
  from: number;
  to: number; // the same for a circle
}
export const kInks = ['blue', 'purple', 'brown'] as const;
export type Ink = (typeof kInks)[number];

// With the drawing, or without it if it is there; of another ink it takes the place of the old one.
export function toggled(all: readonly Drawn[], one: Drawn): Drawn[] {
  const same = (other: Drawn) => other.from === one.from && other.to === one.to;
  const old = all.find(same);
  const rest = all.filter((other) => !same(other));
  return old?.ink === one.ink ? rest : [...rest, one];
}

type Path = readonly string[];

// null if the tree does not have this line.
export function nodeAt(tree: MoveTree, path: Path): MoveTree | null {
  let here: MoveTree | undefined = tree;
  for (const move of path) {
    here = here.next.find((node) => node.move === move);
    if (!here) return null;
  }
  return here;
}

// The tree with the line in it; new moves come after those that are there.
export function withLine(tree: MoveTree, [move, ...rest]: Path): MoveTree {
  if (move === undefined) return tree;
  const place = tree.next.findIndex((node) => node.move === move);
  const before = tree.next[place] ?? { move, note: '', next: [] };
  const after = withLine(before, rest);
  if (place < 0) return { ...tree, next: [...tree.next, after] };
  if (after === before) return tree;
  return { ...tree, next: tree.next.map((node, i) => (i === place ? after : node)) };
}

// The line goes on as the main line does.
export function continued(tree: MoveTree, path: Path): string[] {
  const line = [...path];
  for (let node = nodeAt(tree, path)?.next[0]; node; node = node.next[0]) line.push(node.move);
  return line;
}

function changed(tree: MoveTree, path: Path, change: (node: MoveTree) => MoveTree): MoveTree {
  const [move, ...rest] = path;
  if (move === undefined) return change(tree);
  const next = tree.next.map((node) => (node.move === move ? changed(node, rest, change) : node));
  return { ...tree, next };
}

export const withNote = (tree: MoveTree, path: Path, note: string): MoveTree =>
  changed(tree, path, (node) => ({ ...node, note }));
export const withSign = (tree: MoveTree, path: Path, sign: Sign | null): MoveTree =>
  changed(tree, path, ({ sign: _, ...node }) => (sign ? { ...node, sign } : node));
export const withDrawn = (tree: MoveTree, path: Path, drawn: readonly Drawn[]): MoveTree =>
  changed(tree, path, ({ drawn: _, ...node }) => (drawn.length > 0 ? { ...node, drawn } : node));

// Is anything said about the position, beside the moves?
const isPlain = ({ note, sign, drawn }: MoveTree): boolean => note === '' && !sign && !drawn;

// Without this move and all that follows it.
export const without = (tree: MoveTree, path: Path): MoveTree =>
  path.length === 0
    ? kNoMoves
    : changed(tree, path.slice(0, -1), (node) => ({
        ...node,
        next: node.next.filter(({ move }) => move !== path.at(-1)),
      }));

// Every move of the path becomes the first after its position.
export function asMainLine(tree: MoveTree, [move, ...rest]: Path): MoveTree {
  const node = tree.next.find((one) => one.move === move);
  if (!node) return tree;
  const others = tree.next.filter((one) => one !== node);
  return { ...tree, next: [asMainLine(node, rest), ...others] };
}

export const onMainLine = (tree: MoveTree, path: Path): boolean =>
  path.length === 0 || (tree.next[0]?.move === path[0] && onMainLine(tree.next[0]!, path.slice(1)));

// No more than this line, with nothing said about it: then there is nothing to keep beside it.
export const isOnly = (tree: MoveTree, line: Path): boolean =>
  isPlain(tree) &&
  (line.length === 0
    ? tree.next.length === 0
    : tree.next.length === 1 &&
      tree.next[0]!.move === line[0] &&
      isOnly(tree.next[0]!, line.slice(1)));

export const hasForks = (tree: MoveTree): boolean =>
  tree.next.length > 1 || tree.next.some(hasForks);

export const hasNotes = (tree: MoveTree): boolean => !isPlain(tree) || tree.next.some(hasNotes);

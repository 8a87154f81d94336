// SPDX-License-Identifier: MIT
// A game with its variations: a tree of moves, never changed in place. The first move after a position
// is the main line, the others are what else was tried there.

export interface MoveTree {
  move: string; // "" at the root
  note: string;
  next: readonly MoveTree[];
}
export const kNoMoves: MoveTree = { move: '', note: '', next: [] };

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

// No more than this line, without notes: then there is nothing to keep beside it.
export const isOnly = (tree: MoveTree, line: Path): boolean =>
  tree.note === '' &&
  (line.length === 0
    ? tree.next.length === 0
    : tree.next.length === 1 &&
      tree.next[0]!.move === line[0] &&
      isOnly(tree.next[0]!, line.slice(1)));

export const hasForks = (tree: MoveTree): boolean =>
  tree.next.length > 1 || tree.next.some(hasForks);

export const hasNotes = (tree: MoveTree): boolean => tree.note !== '' || tree.next.some(hasNotes);

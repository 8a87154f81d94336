// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import {
  asMainLine,
  continued,
  hasForks,
  isOnly,
  kNoMoves,
  nodeAt,
  onMainLine,
  toggled,
  withDrawn,
  withLine,
  withNote,
  withSign,
  without,
} from './tree';
import { parseTree, treeForPeople, treeText } from './tree_text';

const kTree = withLine(withLine(withLine(kNoMoves, ['a', 'b', 'c']), ['a', 'd', 'e']), [
  'a',
  'd',
  'f',
]);

test('another move does not erase the line', () => {
  expect(nodeAt(kTree, ['a', 'b', 'c'])?.move).toBe('c');
  expect(nodeAt(kTree, ['a', 'd', 'f'])?.move).toBe('f');
  expect(nodeAt(kTree, ['a', 'x'])).toBeNull();
  expect(hasForks(kTree)).toBe(true);
  expect(hasForks(withLine(kNoMoves, ['a', 'b']))).toBe(false);
});

test('a line that is there already leaves the tree as it is', () => {
  expect(withLine(kTree, ['a', 'd'])).toBe(kTree);
  expect(withLine(kTree, [])).toBe(kTree);
});

test('a line goes on as the main line does', () => {
  expect(continued(kTree, [])).toEqual(['a', 'b', 'c']);
  expect(continued(kTree, ['a', 'd'])).toEqual(['a', 'd', 'e']);
});

test('a variation becomes the main line, or goes away with all that follows it', () => {
  const turned = asMainLine(kTree, ['a', 'd', 'f']);
  expect(continued(turned, [])).toEqual(['a', 'd', 'f']);
  expect(onMainLine(turned, ['a', 'd'])).toBe(true);
  expect(onMainLine(kTree, ['a', 'd'])).toBe(false);
  const cut = without(kTree, ['a', 'd']);
  expect(nodeAt(cut, ['a', 'd'])).toBeNull();
  expect(isOnly(cut, ['a', 'b', 'c'])).toBe(true);
  expect(without(kTree, [])).toBe(kNoMoves);
});

test('a note makes a plain line worth keeping', () => {
  const line = withLine(kNoMoves, ['a', 'b']);
  expect(isOnly(line, ['a', 'b'])).toBe(true);
  expect(isOnly(line, ['a'])).toBe(false);
  expect(isOnly(withNote(line, ['a'], 'why'), ['a', 'b'])).toBe(false);
});

test('the text of a tree is read back as the same tree', () => {
  expect(treeText(kTree)).toBe('a_b_(d_e_(f))_c');
  const noted = withNote(withNote(kTree, ['a', 'd'], 'a {note} with \\ and _ (all)'), [], 'start');
  for (const tree of [kNoMoves, kTree, noted]) expect(parseTree(treeText(tree))).toEqual(tree);
});

test('signs and drawings are part of the text, and make a line worth keeping', () => {
  const arrow = { ink: 'brown', from: 0, to: 12 } as const;
  const circle = { ink: 'blue', from: 3, to: 3 } as const;
  const signed = withSign(withSign(kTree, ['a', 'b'], '!?'), ['a', 'd', 'e'], '??');
  const tree = withDrawn(withDrawn(signed, [], [circle]), ['a', 'b'], [arrow, circle]);
  expect(treeText(tree)).toBe('[bl3]_a_b!?[br0>12.bl3]_(d_e??_(f))_c');
  expect(parseTree(treeText(tree))).toEqual(tree);
  expect(withSign(signed, ['a', 'b'], null)).toEqual(withSign(kTree, ['a', 'd', 'e'], '??'));
  const line = withLine(kNoMoves, ['a']);
  expect(isOnly(withSign(line, ['a'], '!'), ['a'])).toBe(false);
  expect(isOnly(withDrawn(line, [], [circle]), ['a'])).toBe(false);
  expect(withDrawn(withDrawn(line, [], [circle]), [], [])).toEqual(line);
  expect(toggled([arrow, circle], circle)).toEqual([arrow]);
  expect(toggled([circle], { ...circle, ink: 'purple' })).toEqual([{ ...circle, ink: 'purple' }]);
});

test('damaged texts are refused', () => {
  const drawings = ['a[', 'a[]', 'a[xx1]', 'a[bl1>]', 'a[bl999999]', 'a!!!', 'a?!?', '!'];
  for (const text of drawings) expect(parseTree(text), text).toBeNull();
  for (const text of ['(a)', 'a_(b', 'a)', 'a{open', 'a}', `a{${'x'.repeat(3000)}}`])
    expect(parseTree(text), text).toBeNull();
});

test('for people there is one move a line, and what replaces a move stands below it', () => {
  const who = (ply: number) => (ply % 2 === 0 ? 'Red' : 'Green');
  expect(treeForPeople(withNote(kTree, ['a', 'b'], 'best'), who).split('\n')).toEqual([
    '1. Red a',
    '2. Green b — best',
    '   2. Green d',
    '   3. Red e',
    '      3. Red f',
    '3. Red c',
  ]);
});

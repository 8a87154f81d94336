// SPDX-License-Identifier: MIT
import { describe, expect, test } from 'vitest';
import { edgesText, parseEdges } from './edges';
import { edgeOwners, letterCounts, lettersOfTrade, positionFields } from './position';

const kK4 = [
  [0, 1],
  [0, 2],
  [1, 2],
  [0, 3],
  [1, 3],
  [2, 3],
] as const;

describe('edges', () => {
  test('are read and written in either direction of an edge', () => {
    expect(parseEdges('2-0, 1-3')).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(
      edgesText([
        [2, 0],
        [1, 3],
      ]),
    ).toBe('0-2,1-3');
    expect(parseEdges('')).toEqual([]);
  });
  test.each(['0', '0-', '0-0', '0-1;', '0-1,,2-3', 'a-b', '-1-2'])('%s is not a list', (text) => {
    expect(parseEdges(text)).toBeNull();
  });
});

describe('positions', () => {
  test('of two colours tell who has which edge', () => {
    expect(edgeOwners(kK4, 'red=0-1,1-2;green=0-2')).toEqual([1, 2, 1, 0, 0, 0]);
  });
  test('of sim+ have a turn that is not an edge', () => {
    expect(edgeOwners(kK4, 'red=0-1;green=;turn=green')).toEqual([1, 0, 0, 0, 0, 0]);
    expect(positionFields('red=0-1;green=;turn=green').get('turn')).toBe('green');
  });
  test('of several players number them', () => {
    expect(edgeOwners(kK4, '1=0-1;2=0-2;3=1-2;turn=1;out=')).toEqual([1, 2, 3, 0, 0, 0]);
  });
  test('of one colour have no owner', () => {
    expect(edgeOwners(kK4, 'edges=0-1,2-3')).toEqual(['drawn', 0, 0, 0, 0, 'drawn']);
  });
  test('ignore edges that the board does not have', () => {
    expect(edgeOwners(kK4, 'red=7-9')).toEqual([0, 0, 0, 0, 0, 0]);
  });
  test('of letters are counts', () => {
    expect(letterCounts('a=1;b=0;c=12;d=3')).toEqual([1, 0, 12, 3]);
    expect(letterCounts('d=5')).toEqual([0, 0, 0, 5]);
    expect(lettersOfTrade('CD>A')).toEqual({ gives: 'CD', takes: 'A' });
  });
});

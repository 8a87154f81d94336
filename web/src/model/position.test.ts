// SPDX-License-Identifier: MIT
import { describe, expect, test } from 'vitest';
import { edgesText, edgeText, parseEdges } from './edges';
import { Elements, elementsOf, jointOf } from './elements';
import { letterCounts, lettersOfTrade, ownersOf, positionFields } from './position';

const kK4 = new Elements(
  'edges',
  [
    [0, 1],
    [0, 2],
    [1, 2],
    [0, 3],
    [1, 3],
    [2, 3],
  ].map(([u, v]) => edgeText([u!, v!])),
);

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

describe('elements', () => {
  test('are known by their texts, in lists with "," or "+"', () => {
    expect(kK4.ofList('2-0, 3-1')).toEqual([1, 4]);
    expect(kK4.ofList('0-1+2-3')).toEqual([0, 5]);
    expect(kK4.of('0')).toBe(-1);
    expect(kK4.listText([5, 0], '+')).toBe('0-1+2-3');
    expect(jointOf(['0', '1', '0+1'])).toBe('+');
    expect(jointOf(['0-1', '0-1,0-2'])).toBe(',');
  });
});

describe('positions', () => {
  test('of two colours tell who has which edge', () => {
    expect(ownersOf(kK4, 'red=0-1,1-2;green=0-2')).toEqual([1, 2, 1, 0, 0, 0]);
  });
  test('of sim+ have a turn that is not an edge', () => {
    expect(ownersOf(kK4, 'red=0-1;green=;turn=green')).toEqual([1, 0, 0, 0, 0, 0]);
    expect(positionFields('red=0-1;green=;turn=green').get('turn')).toBe('green');
  });
  test('of several players number them', () => {
    expect(ownersOf(kK4, '1=0-1;2=0-2;3=1-2;turn=1;out=')).toEqual([1, 2, 3, 0, 0, 0]);
  });
  test('of one colour have no owner', () => {
    expect(ownersOf(kK4, 'edges=0-1,2-3')).toEqual(['drawn', 0, 0, 0, 0, 'drawn']);
  });
  test('ignore edges that the board does not have', () => {
    expect(ownersOf(kK4, 'red=7-9')).toEqual([0, 0, 0, 0, 0, 0]);
  });
  test('of vertices list points', () => {
    const vertices = elementsOf({ drawing: 'vertices', order: 4, edges: [[0, 1]] });
    expect(ownersOf(vertices, 'red=3;green=0,1;turn=green')).toEqual([2, 2, 0, 1]);
    expect(ownersOf(vertices, 'vertices=2')).toEqual([0, 0, 'drawn', 0]);
    expect(ownersOf(vertices, 'red=7;green=0-1')).toEqual([0, 0, 0, 0]);
  });
  test('of letters are counts', () => {
    expect(letterCounts('a=1;b=0;c=12;d=3')).toEqual([1, 0, 12, 3]);
    expect(letterCounts('d=5')).toEqual([0, 0, 0, 5]);
    expect(lettersOfTrade('CD>A')).toEqual({ gives: 'CD', takes: 'A' });
  });
});

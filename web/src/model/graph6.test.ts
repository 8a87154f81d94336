// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import { edgesOfGraph6, graph6, orderOfGraph6 } from './graph6';

test('known graphs have their graph6 names', () => {
  expect(graph6(1, [])).toBe('@');
  expect(
    graph6(3, [
      [0, 1],
      [0, 2],
      [1, 2],
    ]),
  ).toBe('Bw');
  // The example of McKay's formats.txt.
  expect(
    graph6(5, [
      [0, 2],
      [0, 4],
      [1, 3],
      [3, 4],
    ]),
  ).toBe('DQc');
});

test('orders above 62 take four characters, and are read back', () => {
  expect(graph6(63, []).slice(0, 4)).toBe('~??~');
  expect(graph6(64, []).slice(0, 4)).toBe('~?@?');
  for (const order of [1, 5, 62, 63, 64]) expect(orderOfGraph6(graph6(order, []))).toBe(order);
});

test('edges are read back; a damaged text has none', () => {
  const edges: [number, number][] = [];
  for (let v = 1; v < 63; ++v)
    for (let u = 0; u < v; ++u) if ((u * v) % 5 === 1) edges.push([u, v]);
  expect(edgesOfGraph6(graph6(63, edges))).toEqual(edges);
  expect(edgesOfGraph6('DQc')).toEqual([
    [0, 2],
    [1, 3],
    [0, 4],
    [3, 4],
  ]);
  expect(edgesOfGraph6('@')).toEqual([]);
  for (const text of ['', '?', 'D', 'DQ', 'DQ\u007f', '~??', 'D Q'])
    expect(edgesOfGraph6(text)).toBeNull();
});

// SPDX-License-Identifier: MIT
// graph6 (McKay): the order, then the upper triangle of the adjacency matrix column by column, six
// bits a character. Orders up to 62 are enough for boards that people draw.
import { edgeText, type Edge } from './edges';

export const kMostVertices = 62;

export function graph6(order: number, edges: readonly Edge[]): string {
  const present = new Set(edges.map(edgeText));
  let text = String.fromCharCode(63 + order);
  let bits = 0;
  let length = 0;
  const push = (bit: number) => {
    bits = bits * 2 + bit;
    if (++length === 6) {
      text += String.fromCharCode(63 + bits);
      bits = length = 0;
    }
  };
  for (let v = 1; v < order; ++v)
    for (let u = 0; u < v; ++u) push(present.has(`${u}-${v}`) ? 1 : 0);
  while (length !== 0) push(0);
  return text;
}

// SPDX-License-Identifier: MIT
// graph6 (McKay): the order, then the upper triangle of the adjacency matrix column by column, six
// bits a character. Orders above 62 take four characters.
import { edgeText, type Edge } from './edges';

export const kMostVertices = 64;

export function graph6(order: number, edges: readonly Edge[]): string {
  const present = new Set(edges.map(edgeText));
  const sextets = order > 62 ? [63, order >> 12, (order >> 6) & 63, order & 63] : [order];
  let text = sextets.map((sextet) => String.fromCharCode(63 + sextet)).join('');
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

// The number of vertices that a graph6 text begins with; 0 if it has none.
export function orderOfGraph6(text: string): number {
  const codes = [...text.slice(0, 4)].map((character) => character.charCodeAt(0) - 63);
  if (codes.length === 0) return 0;
  if (codes[0] !== 63) return Math.max(0, codes[0]!);
  return codes.length < 4 ? 0 : (codes[1]! << 12) | (codes[2]! << 6) | codes[3]!;
}

// The edges of a graph6 text, in its order; null for a text that is cut short or no graph6.
export function edgesOfGraph6(text: string): [number, number][] | null {
  const order = orderOfGraph6(text);
  const bits = [...text.slice(order > 62 ? 4 : 1)].map((character) => character.charCodeAt(0) - 63);
  if (order === 0 || bits.length < Math.ceil((order * (order - 1)) / 12)) return null;
  if (bits.some((sextet) => !(sextet >= 0 && sextet < 64))) return null;
  const edges: [number, number][] = [];
  let at = 0;
  for (let v = 1; v < order; ++v) {
    for (let u = 0; u < v; ++u, ++at) {
      if ((bits[Math.floor(at / 6)]! >> (5 - (at % 6))) & 1) edges.push([u, v]);
    }
  }
  return edges;
}

// SPDX-License-Identifier: MIT
// Finds a copy of the target among edges of one colour, by trying the target's vertices one after the
// other, each beside those that have a place already.
import { edgeText, type Edge } from './edges';

export interface Pattern {
  order: number;
  edges: readonly Edge[];
}

// The edges of a copy; with `through`, of one that uses one of these edges. null if there is none.
export function copyIn(
  order: number,
  edges: readonly Edge[],
  pattern: Pattern,
  through: readonly Edge[] = [],
): Edge[] | null {
  const next = Array.from({ length: order }, () => new Set<number>());
  for (const [u, v] of edges) {
    next[u]!.add(v);
    next[v]!.add(u);
  }
  const wanted = new Set(through.map(edgeText));
  const sequence = inOrder(pattern);
  const place = new Map<number, number>();
  const used = new Set<number>();
  const copy = () =>
    pattern.edges.map(([a, b]): Edge => {
      const [u, v] = [place.get(a)!, place.get(b)!];
      return u < v ? [u, v] : [v, u];
    });
  const extend = (i: number): Edge[] | null => {
    if (i === sequence.length) {
      const found = copy();
      return wanted.size === 0 || found.some((edge) => wanted.has(edgeText(edge))) ? found : null;
    }
    const { vertex, placed } = sequence[i]!;
    const first = placed[0];
    const candidates = first === undefined ? next.keys() : next[place.get(first)!]!;
    for (const v of candidates) {
      if (used.has(v) || !placed.every((w) => next[place.get(w)!]!.has(v))) continue;
      place.set(vertex, v);
      used.add(v);
      const found = extend(i + 1);
      used.delete(v);
      if (found) return found;
    }
    return null;
  };
  return extend(0);
}

// Vertices of the pattern so that each, where possible, has a neighbour before it.
function inOrder({ order, edges }: Pattern): { vertex: number; placed: number[] }[] {
  const beside = (v: number) => edges.flatMap(([a, b]) => (a === v ? [b] : b === v ? [a] : []));
  const left = new Set([...Array(order).keys()].filter((v) => beside(v).length > 0));
  const sequence: { vertex: number; placed: number[] }[] = [];
  while (left.size > 0) {
    const known = new Set(sequence.map(({ vertex }) => vertex));
    const placed = (v: number) => beside(v).filter((w) => known.has(w));
    const vertex = [...left].reduce((a, b) => (placed(b).length > placed(a).length ? b : a));
    sequence.push({ vertex, placed: placed(vertex) });
    left.delete(vertex);
  }
  return sequence;
}

// SPDX-License-Identifier: MIT
// Edges as text ("0-1", "0-1,2-3").

export type Edge = readonly [number, number];

export const edgeText = ([u, v]: Edge): string => (u < v ? `${u}-${v}` : `${v}-${u}`);
export const edgesText = (edges: readonly Edge[]): string => edges.map(edgeText).join(',');

// null for anything that is not a list of edges. The empty text is the empty list.
export function parseEdges(text: string): Edge[] | null {
  const trimmed = text.replace(/\s+/g, '');
  if (trimmed === '') return [];
  const edges: Edge[] = [];
  for (const word of trimmed.split(',')) {
    const match = /^(\d{1,4})-(\d{1,4})$/.exec(word);
    if (!match) return null;
    const u = Number(match[1]);
    const v = Number(match[2]);
    if (u === v) return null;
    edges.push(u < v ? [u, v] : [v, u]);
  }
  return edges;
}

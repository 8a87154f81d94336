// SPDX-License-Identifier: MIT
// The points of the scoring games, counted on the page while the game runs, with the edges or vertices
// that earn them.
import { edgeText, type Edge } from './edges';

export interface Points {
  points: number;
  edges: string[];
  vertices: number[];
}
export type ScoringGame = 'clique' | 'star' | 'capture' | 'colex';
export const isScoring = (game: string): game is ScoringGame =>
  ['clique', 'star', 'capture', 'colex'].includes(game);

export function pointsOf(
  game: ScoringGame,
  order: number,
  own: readonly Edge[],
  others: readonly Edge[],
): Points {
  const next = neighbours(order, own);
  if (game === 'star') return largestStar(next);
  if (game === 'capture') return captured(next, neighbours(order, others));
  const cliques = largestCliques(next);
  if (game === 'clique') return cliquePoints(cliques[0] ?? []);
  return colexPoints(next, cliques);
}

const neighbours = (order: number, edges: readonly Edge[]) => {
  const next = Array.from({ length: order }, () => new Set<number>());
  for (const [u, v] of edges) {
    next[u]!.add(v);
    next[v]!.add(u);
  }
  return next;
};

function largestStar(next: readonly Set<number>[]): Points {
  const degrees = next.map((set) => set.size);
  const points = Math.max(0, ...degrees);
  const centre = degrees.indexOf(points);
  if (points === 0) return { points, edges: [], vertices: [] };
  return {
    points,
    edges: [...next[centre]!].map((v) => edgeText([centre, v])),
    vertices: [centre],
  };
}

function captured(own: readonly Set<number>[], others: readonly Set<number>[]): Points {
  const vertices = [...own.keys()].filter((v) => own[v]!.size > others[v]!.size);
  return { points: vertices.length, edges: [], vertices };
}

const allPairs = (vertices: readonly number[]) =>
  vertices.flatMap((u, i) => vertices.slice(i + 1).map((v) => edgeText([u, v])));

function cliquePoints(clique: readonly number[]): Points {
  return { points: clique.length, edges: allPairs(clique), vertices: [...clique] };
}

// A Colex graph is a complete graph and one more vertex joined to some of it.
function colexPoints(next: readonly Set<number>[], cliques: readonly number[][]): Points {
  let best: Points = { points: 0, edges: [], vertices: [] };
  for (const clique of cliques) {
    if (clique.length < 2) continue;
    const inner = allPairs(clique);
    const vertices = [...next.keys()].filter((v) => !clique.includes(v));
    for (const v of [-1, ...vertices]) {
      const joined = v < 0 ? [] : clique.filter((w) => next[v]!.has(w));
      const edges = [...inner, ...joined.map((w) => edgeText([v, w]))];
      if (edges.length > best.points)
        best = {
          points: edges.length,
          edges,
          vertices: joined.length > 0 ? [...clique, v] : [...clique],
        };
    }
  }
  return best;
}

// All cliques of the largest order (Bron and Kerbosch with a pivot), as many as are worth looking at.
const kMostCliques = 2000;
function largestCliques(next: readonly Set<number>[]): number[][] {
  let found: number[][] = [];
  let most = 1;
  const grow = (clique: number[], open: Set<number>, done: Set<number>) => {
    if (found.length >= kMostCliques || clique.length + open.size < most) return;
    if (open.size === 0) {
      if (done.size > 0) return;
      if (clique.length > most) [found, most] = [[], clique.length];
      if (clique.length === most) found.push(clique);
      return;
    }
    const pivot = [...open, ...done].reduce((a, b) => (next[b]!.size > next[a]!.size ? b : a));
    for (const v of [...open]) {
      if (next[pivot]!.has(v)) continue;
      const within = (set: ReadonlySet<number>) => new Set([...set].filter((w) => next[v]!.has(w)));
      grow([...clique, v], within(open), within(done));
      open.delete(v);
      done.add(v);
    }
  };
  grow([], new Set(next.keys()), new Set());
  return found;
}

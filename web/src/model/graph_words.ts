// SPDX-License-Identifier: MIT
// Graphs and winning sets in words, for who does not know their names.
import type { ElementKind } from './elements';
import { kElementWords } from './elements';

// "a triangle" for K3; a graph without words of its own keeps its name. Several targets stand between ";".
export function targetWords(target: string): string {
  return target.split(';').map(oneTarget).join(' or ');
}

function oneTarget(target: string): string {
  if (target === 'K3' || target === 'C3') return 'a triangle';
  const complete = /^K(\d+)$/.exec(target);
  if (complete) return `${complete[1]} vertices that are all joined (${target})`;
  const cycle = /^C(\d+)$/.exec(target);
  if (cycle) return `a cycle of ${cycle[1]} edges`;
  const path = /^P(\d+)$/.exec(target);
  if (path) return `a path of ${path[1]} vertices`;
  const star = /^star:(\d+)$/.exec(target);
  if (star) return `a star of ${star[1]} edges`;
  const family = familyWords(target);
  return family ?? `a copy of ${target}`;
}

const kFamilies: Record<string, string> = {
  'spanning-trees': 'a spanning tree',
  cycles: 'a cycle',
  'odd-cycles': 'a cycle of odd length',
  'perfect-matchings': 'a perfect matching',
  'hamilton-cycles': 'a Hamilton cycle',
  'hamilton-paths': 'a Hamilton path',
  'closed-neighbourhoods': 'a vertex with all its neighbours',
  'dominating-sets': 'a dominating set',
};

// A family of winning sets; null for names of graphs.
function familyWords(target: string): string | null {
  const [word = '', ...rest] = target.split(':');
  const which = rest.join(':');
  const ends = /^(?:hamilton-|simple-)?path:(\w+)-(\w+)$/.exec(target);
  if (ends) return `a ${word.startsWith('h') ? 'Hamilton ' : ''}path from ${ends[1]} to ${ends[2]}`;
  if (which === '') return kFamilies[word] ?? null;
  if (word === 'line') return `${which} in a row`;
  if (word === 'animal') return `the ${which.replace(/\d+$/, '')} of ${animalSize(which)} cells`;
  if (word === 'copies' && !which.startsWith('uniform')) return oneTarget(which);
  return null;
}
const animalSize = (animal: string) => /\d+$/.exec(animal)?.[0] ?? 'some';

// What the points of a game on winning sets are, by the family; null where the target is a graph.
export function pointsOf(target: string): ElementKind | null {
  const first = target.split(';')[0]!;
  if (/^(line|animal|path):/.test(first)) return 'cells';
  if (first.startsWith('copies:uniform:')) return 'tiles';
  return /^(closed-neighbourhoods|dominating-sets)$/.test(first) ? 'vertices' : null;
}

// A sentence of the rules for this instance: its target in the place of {target}, and "vertex" or "cell" in
// the place of "edge" where a game on edges is played on vertices or cells.
export function ruleOf(text: string, instance: Record<string, unknown>): string {
  const target = String(instance['target'] ?? 'K3');
  const greens = instance['green-target'];
  const words = targetWords(target);
  const said =
    typeof greens === 'string' && greens !== target ? `, Green ${targetWords(greens)},` : '';
  const points = pointsOf(target);
  const [one, many] = kElementWords[points ?? 'edges'];
  return text
    .replace(/\bedges\b/g, many)
    .replace(/\bedge\b/g, one)
    .replace('{target}', words + said)
    .replace(/,([.;])$/, '$1');
}

// "3 × 3 cells", "a rhombus of 5 × 5 cells"; null for names of graphs.
export function cellsText(board: string): string | null {
  const [shape = '', sizes = ''] = board.split(':');
  if (!/^\d+(x\d+)*$/.test(sizes)) return null;
  const by = sizes.replace(/x/g, ' × ');
  const kShapes: Record<string, string> = {
    grid: `${by} cells`,
    square: `${by} cells`,
    torus: `a torus of ${by} cells`,
    cube: `a cube of ${by} cells`,
    rhombus: `a rhombus of ${by} cells`,
    hexagon: `a hexagon with sides of ${by} cells`,
    triangle: `a triangle with sides of ${by} cells`,
  };
  return kShapes[shape] ?? null;
}

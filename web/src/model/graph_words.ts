// SPDX-License-Identifier: MIT
// Graphs in words, for who does not know their names.

// "a triangle" for K3; a graph without words of its own keeps its name.
export function targetWords(target: string): string {
  if (target === 'K3' || target === 'C3') return 'a triangle';
  const complete = /^K(\d+)$/.exec(target);
  if (complete) return `${complete[1]} vertices that are all joined (${target})`;
  const cycle = /^C(\d+)$/.exec(target);
  if (cycle) return `a cycle of ${cycle[1]} edges`;
  const path = /^P(\d+)$/.exec(target);
  if (path) return `a path of ${path[1]} vertices`;
  const star = /^star:(\d+)$/.exec(target);
  if (star) return `a star of ${star[1]} edges`;
  return `a copy of ${target}`;
}

// A sentence of the rules with the words of this instance in their places.
export const ruleOf = (text: string, instance: Record<string, unknown>): string =>
  text.replace('{target}', targetWords(String(instance['target'] ?? 'K3')));

// SPDX-License-Identifier: MIT
// Reads all import lines: no module imports itself through others, and what has no view imports none.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const kRoot = fileURLToPath(new URL('../..', import.meta.url));
const kFolders = ['web/src', 'packages/harary'];
const kTransports = ['web/src/transport/server', 'web/src/transport/engine'];

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return ['node_modules', 'engine', 'test'].includes(entry.name) ? [] : sourcesIn(path);
    return /\.(tsx?|js)$/.test(path) && !/\.test\.ts$/.test(path) ? [path] : [];
  });
}

// A file and the declarations of its types are one module.
const moduleOf = (path: string) => relative(kRoot, path).replace(/(\.d\.ts|\.tsx?|\.js)$/, '');

// The modules that a source names after "from" or in "import()"; those of node_modules are left out.
function importedBy(path: string, text: string): string[] {
  const names = [...text.matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, name]) => name!);
  return names.flatMap((name) => {
    if (name === '#transport') return kTransports;
    if (!name.startsWith('.')) return [];
    const at = resolve(dirname(path), name);
    const found = ['', '.ts', '.tsx'].map((end) => at + end).find(isFile);
    return found && /\.(tsx?|js)$/.test(found) ? [moduleOf(found)] : [];
  });
}
const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

function graphOf(): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const path of kFolders.flatMap((folder) => sourcesIn(join(kRoot, folder)))) {
    const known = graph.get(moduleOf(path)) ?? new Set();
    for (const name of importedBy(path, readFileSync(path, 'utf8'))) known.add(name);
    graph.set(moduleOf(path), known);
  }
  return graph;
}

// The modules of some circle in order; null if there is none.
function circleIn(graph: ReadonlyMap<string, Iterable<string>>): string[] | null {
  const path: string[] = [];
  const done = new Set<string>();
  const visit = (name: string): string[] | null => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return null;
    path.push(name);
    for (const next of graph.get(name) ?? []) {
      const circle = visit(next);
      if (circle) return circle;
    }
    path.pop();
    done.add(name);
    return null;
  };
  for (const name of graph.keys()) {
    const circle = visit(name);
    if (circle) return circle;
  }
  return null;
}

test('a circle is found', () => {
  const graph = { a: ['b'], b: ['c', 'd'], c: [], d: ['b'] };
  expect(circleIn(new Map(Object.entries(graph)))).toEqual(['b', 'd', 'b']);
  expect(circleIn(new Map(Object.entries({ ...graph, d: ['c'] })))).toBeNull();
});

test('no module imports itself through others', () => {
  const graph = graphOf();
  expect([...graph.keys()]).toEqual(
    expect.arrayContaining(['web/src/main', 'packages/harary/remote', ...kTransports]),
  );
  expect(circleIn(graph)).toBeNull();
});

test('requests, logic and layouts import no view', () => {
  const graph = graphOf();
  const floors = /^web\/src\/(api|model|layout|transport)\//;
  for (const [name, imported] of graph) {
    if (!floors.test(name)) continue;
    const views = [...imported].filter((one) => one.startsWith('web/src/') && !floors.test(one));
    expect(views, name).toEqual([]);
  }
});

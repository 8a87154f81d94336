// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kRoutes, routeOf } from './routes';

const kDescription = JSON.parse(
  readFileSync(new URL('../../../server/openapi.json', import.meta.url), 'utf8'),
) as { paths: Record<string, Record<string, unknown>> };
const kOperations = Object.entries(kDescription.paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
);

test('the first path that fits answers, by its method', () => {
  expect(routeOf('GET', '/api/jobs')).toEqual({ answerer: 'list jobs', id: '' });
  expect(routeOf('DELETE', '/api/jobs/7')).toEqual({ answerer: 'stop job', id: '7' });
  expect(routeOf('POST', '/api/matches/7/moves')).toEqual({ answerer: 'change', id: '7/moves' });
  expect(routeOf('GET', '/api/matches/7').answerer).toBe('keeper');
});

test('what is in no row is left to the engine, which says what is wrong', () => {
  for (const [method, path] of [
    ['PUT', '/api/jobs'],
    ['POST', '/api/jobs/7'],
    ['DELETE', '/api/jobs/'],
    ['GET', '/api/jobs/7/events'],
    ['GET', '/api/analyse'],
    ['GET', '/icon.svg'],
  ] as const)
    expect(routeOf(method, path), `${method} ${path}`).toEqual({ answerer: 'keeper', id: '' });
});

test('every row answers an operation that the server describes', () => {
  const answered = new Set(
    kOperations.map(({ method, path }) => routeOf(method, path.replace('{id}', '7')).answerer),
  );
  expect([...kRoutes.map(({ answerer }) => answerer)].filter((one) => !answered.has(one))).toEqual(
    [],
  );
});

test("every change of what is kept is saved, and every job is the page's", () => {
  for (const { method, path } of kOperations) {
    const { answerer } = routeOf(method, path.replace('{id}', '7'));
    const kept = /^\/api\/(matches|hall-of-fame)/.test(path);
    if (kept) expect(answerer, path).toBe(method === 'POST' ? 'change' : 'keeper');
    if (path.startsWith('/api/jobs') && !path.endsWith('/events')) expect(answerer).toMatch(/job/);
  }
});

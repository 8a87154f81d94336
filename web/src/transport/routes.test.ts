// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import { routeOf, type Route } from './routes';

const named = (name: string) => () => name;
const kRoutes: Route[] = [
  { method: 'GET', path: '/api/jobs', answer: named('list') },
  { method: 'DELETE', path: '/api/jobs/{id}', answer: named('stop') },
  { path: '/api/{id}', answer: named('other') },
];
const call = { body: null, question: {}, signal: undefined };
const answer = (method: string, path: string) => {
  const { answer: found, id } = routeOf(kRoutes, method, path);
  return [found({ ...call, id }), id];
};

test('the first path that fits answers, by its method', () => {
  expect(answer('GET', '/api/jobs')).toEqual(['list', '']);
  expect(answer('DELETE', '/api/jobs/7')).toEqual(['stop', '7']);
  expect(answer('GET', '/api/jobs/7')).toEqual(['other', 'jobs/7']);
  expect(answer('DELETE', '/api/jobs/')).toEqual(['other', 'jobs/']);
  expect(() => answer('GET', '/icon.svg')).toThrow('no engine');
});

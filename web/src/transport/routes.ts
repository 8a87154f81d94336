// SPDX-License-Identifier: MIT
// Which engine answers a request of the page. What a request means, and what is wrong with it, the engine says
// by the server's own table (server/routes.cpp); here is only who is asked. routes.test.ts compares it with
// the server's description.

// keeper: matches, and all that is answered at once; change: the same, and what it keeps is saved.
// thinker, follower: analyses. explorer: the thinker with its tablebases. jobs: answered by the page.
export type Answerer = 'keeper' | 'change' | 'thinker' | 'follower' | 'explorer' | JobQuestion;
export type JobQuestion = 'list jobs' | 'create job' | 'show job' | 'stop job';

interface Route {
  method?: string; // any, if it is missing
  path: string; // {id} stands for the rest of the path
  answerer: Answerer;
}

// The first that fits answers.
export const kRoutes: readonly Route[] = [
  { method: 'GET', path: '/api/jobs', answerer: 'list jobs' },
  { method: 'POST', path: '/api/jobs', answerer: 'create job' },
  { method: 'GET', path: '/api/jobs/{id}', answerer: 'show job' },
  { method: 'DELETE', path: '/api/jobs/{id}', answerer: 'stop job' },
  { method: 'POST', path: '/api/analyse/events', answerer: 'follower' },
  { method: 'POST', path: '/api/analyse', answerer: 'thinker' },
  { method: 'POST', path: '/api/line', answerer: 'thinker' },
  { method: 'POST', path: '/api/certificate', answerer: 'thinker' },
  { method: 'POST', path: '/api/verify', answerer: 'thinker' },
  { path: '/api/explorer', answerer: 'explorer' },
  { method: 'POST', path: '/api/matches', answerer: 'change' },
  { method: 'POST', path: '/api/matches/{id}', answerer: 'change' },
  { method: 'POST', path: '/api/hall-of-fame', answerer: 'change' },
];

// Who answers, and what stands in the place of {id}.
export function routeOf(method: string, path: string): { answerer: Answerer; id: string } {
  for (const { method: wanted, path: pattern, answerer } of kRoutes) {
    if (wanted && wanted !== method) continue;
    if (pattern === path) return { answerer, id: '' };
    const [before, named] = pattern.split('{id}');
    const rest = path.slice(before!.length);
    if (named === undefined || !path.startsWith(before!) || rest === '') continue;
    if (answerer.endsWith('job') && rest.includes('/')) continue; // no page follows a job
    return { answerer, id: rest };
  }
  return { answerer: 'keeper', id: '' };
}

// SPDX-License-Identifier: MIT
// Which engine answers a question of the page: a table of paths, read from above.

export interface Call {
  id: string; // what stands in the place of {id}
  body: unknown;
  question: Record<string, unknown>; // the whole call, as an engine takes it
  signal: AbortSignal | undefined;
}

export interface Route {
  method?: string; // any, if it is missing
  path: string; // {id} stands for the rest of the path
  answer: (call: Call) => unknown; // the data, a promise of it, or of a Response
}

// The table ends with a path that fits all others.
export function routeOf(
  routes: readonly Route[],
  method: string,
  path: string,
): Pick<Route, 'answer'> & { id: string } {
  for (const route of routes) {
    if (route.method && route.method !== method) continue;
    if (route.path === path) return { answer: route.answer, id: '' };
    const [before, named] = route.path.split('{id}');
    if (named !== undefined && path.startsWith(before!) && path.length > before!.length)
      return { answer: route.answer, id: path.slice(before!.length) };
  }
  throw new Error(`no engine answers ${method} ${path}`);
}

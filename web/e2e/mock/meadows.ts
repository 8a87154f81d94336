// SPDX-License-Identifier: MIT
// A game of vertices that no program has, answered beside the server's own: Red and Green colour free vertices
// of a ladder in turn until all are coloured; more vertices win. With `several` a move is one or two.
import type { Page, Route } from '@playwright/test';
import type { Catalogue, GraphBoard, Options, View } from '../../src/api/types';
import { mockEntry, option } from './entries';

const kEdges: [number, number][] = [
  [0, 1],
  [1, 2],
  [0, 3],
  [1, 4],
  [2, 5],
  [3, 4],
  [4, 5],
];
const kOrder = 6;

const entry = (several: boolean) =>
  mockEntry(
    { option_specs: [option('board', 'graph', { default: 'ladder' })] },
    {
      several,
      opens: false,
      start: 99,
      points: 'your vertices',
      play: { options: {}, moves: ['0', '1', '2', '3', '4', '5'], said: 'Three each: a tie.' },
      sketch: { options: { board: 'ladder' }, position: 'red=0;green=4' },
      samples: [],
    },
  );

function taken(position: string): [string[], string[]] {
  const [, red = '', green = ''] = /^red=([^;]*);green=([^;]*)/.exec(position) ?? [];
  const list = (text: string) => text.split(',').filter((word) => word !== '');
  return [list(red), list(green)];
}

function viewOf(position: string, several: boolean): View {
  const [red, green] = taken(position);
  const first = !position.endsWith('turn=green');
  const free = Array.from({ length: kOrder }, (_, v) => String(v)).filter(
    (v) => !red.includes(v) && !green.includes(v),
  );
  const pairs = several ? free.flatMap((v, i) => free.slice(i + 1).map((w) => `${v}+${w}`)) : [];
  const over = free.length === 0;
  const figure = (own: string[]) => ({ points: own.length, edges: [], vertices: own.map(Number) });
  const [ahead, more] = red.length > green.length ? ['Red', red] : ['Green', green];
  return {
    position: `red=${red.join()};green=${green.join()};turn=${first ? 'red' : 'green'}`,
    mover: first ? 'first' : 'second',
    mover_name: first ? 'red' : 'green',
    moves: [...free, ...pairs],
    more_moves: false,
    over,
    verdict: over ? { winner: red.length > green.length ? 'first' : 'second' } : null,
    reason: over
      ? { text: `${ahead} has more.`, edges: ['0-1'], vertices: more.map(Number), cells: [] }
      : null,
    scores: { first: figure(red), second: figure(green) },
  };
}

function after(position: string, move: string, several: boolean): View {
  const [red, green] = taken(position);
  const first = !position.endsWith('turn=green');
  (first ? red : green).push(...move.split('+'));
  const next = `red=${red.join()};green=${green.join()};turn=${first ? 'green' : 'red'}`;
  return viewOf(next, several);
}

interface Asked {
  game?: string;
  options?: Options;
  position?: string;
  move?: string;
}

// What is asked about this game goes here, and the catalogue has it.
export async function serveMeadows(page: Page, several = false) {
  await page.route('**/api/catalogue', async (route) => {
    const answer = await route.fetch();
    const catalogue = (await answer.json()) as Catalogue;
    catalogue.games.push(entry(several));
    await route.fulfill({ json: catalogue });
  });
  const start = viewOf('', several);
  const board: GraphBoard = {
    game: 'meadows',
    instance: { board: 'ladder' },
    drawing: 'vertices',
    order: kOrder,
    edges: kEdges,
    start,
  };
  const answers: Record<string, (asked: Asked) => unknown> = {
    board: () => board,
    view: ({ position = '' }) => viewOf(position, several),
    play: ({ position = '', move = '' }) => after(position, move, several),
    // The lower the number, the better the move.
    analyse: ({ position = '' }) => {
      const view = viewOf(position, several);
      const moves = view.moves.map((move, i) => ({
        move,
        winner: i === 0 ? view.mover : 'tie',
        best: i === 0,
      }));
      return { position, mover: view.mover_name, finished: view.over, winner: view.mover, moves };
    },
  };
  const answered = async (route: Route) => {
    const asked = (route.request().postDataJSON() ?? {}) as Asked;
    const what = new URL(route.request().url()).pathname.slice('/api/'.length);
    if (asked.game !== 'meadows') return route.fallback();
    const answer = answers[what];
    return answer
      ? route.fulfill({ json: answer(asked) })
      : route.fulfill({ status: 404, json: {} });
  };
  await page.route('**/api/{board,view,play,analyse,analyse/events}', answered);
}

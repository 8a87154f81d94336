// SPDX-License-Identifier: MIT
// A MOCK of the server, for work on the page where no `harary serve` is at hand; the tests of the
// project do not use it. It answers from `harary analyse --json` in child processes, knows Sim-like
// games, saturation, connect, letters and a plain Honey-Bee and flood, keeps everything in memory,
// and forgives what the real server refuses.
//     HARARY_BINARY=../build/release/harary node e2e/mock/server.mjs [port]
import { createServer } from 'node:http';
import { execFileSync } from 'node:child_process';
import { readFileSync, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join, normalize } from 'node:path';
import { events, jobs, newJob } from './jobs.mjs';
import { territory } from './territory.mjs';

const binary = process.env.HARARY_BINARY ?? '../build/release/harary';
const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const matches = new Map();
const hall = [];
let serial = 0;

const fail = (status, detail, more = {}) => Object.assign(new Error(detail), { status, more });
const words = (options) =>
  Object.entries(options).flatMap(([key, text]) =>
    text === 'true' ? [`--${key}`] : [`--${key}`, text],
  );
function harary(...args) {
  try {
    return execFileSync(binary, [...args, '--json'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 1e9,
    });
  } catch (error) {
    if (error.stdout) return error.stdout;
    throw fail(
      422,
      String(error.stderr)
        .trim()
        .replace(/^harary: /, ''),
    );
  }
}
const cached = new Map();
function analyse(game, options, position) {
  const key = JSON.stringify([game, options, position]);
  if (!cached.has(key)) {
    const args = ['analyse', game, ...words(options), '--time', '5s'];
    if (position) args.push('--position', position);
    cached.set(key, JSON.parse(harary(...args)));
  }
  return cached.get(key);
}
const isTerritory = (game) => game === 'honeybee' || game === 'flood';

// Too large to analyse: the legal moves are the open edges, and no player ever wins.
const isLarge = (options) => options.board === 'K18';
const complete = (n) => {
  const edges = [];
  for (let v = 1; v < n; ++v) for (let u = 0; u < v; ++u) edges.push([u, v]);
  return edges;
};
function fields(position) {
  return Object.fromEntries(position.split(';').map((part) => part.split('=')));
}

function viewOf(game, options, position) {
  if (isTerritory(game)) return territory.view(game, options, position);
  if (isLarge(options)) {
    const { red = '', green = '' } = fields(position || 'red=;green=');
    const taken = new Set([...red.split(','), ...green.split(',')]);
    const moves = complete(18)
      .map((e) => e.join('-'))
      .filter((e) => !taken.has(e));
    const first = (153 - moves.length) % 2 === 0;
    return {
      position: `red=${red};green=${green}`,
      mover: first ? 'first' : 'second',
      mover_name: first ? 'red' : 'green',
      moves,
      more_moves: false,
      over: moves.length === 0,
      verdict: null,
      reason: null,
      scores: null,
    };
  }
  const a = analyse(game, options, position);
  const firstMoves = a.mover === 'red' || a.mover === 'first' || a.mover === 'player 1';
  return {
    position: a.position,
    mover: firstMoves ? 'first' : 'second',
    mover_name: a.mover,
    moves: a.moves.slice(0, 2000).map((m) => m.move),
    more_moves: a.moves.length > 2000,
    over: a.finished,
    verdict: a.finished
      ? { winner: a.winner, value: a.value, ...(a.outcome ? { outcome: a.outcome } : {}) }
      : null,
    reason: null,
    scores: null,
  };
}

const kTrades = { 'A>B': [-1, 1, 0, 0], 'C>D': [0, 0, -1, 1] };
function afterMove(game, options, position, move) {
  if (isTerritory(game)) return territory.after(game, options, position, move);
  const view = viewOf(game, options, position);
  if (!view.moves.includes(move) && !view.more_moves)
    throw fail(422, `move: "${move}" is not legal here`);
  const f = fields(view.position);
  const add = (key) => (f[key] = [f[key], move].filter(Boolean).join(','));
  if (game === 'letters') {
    const count = { A: +f.a, B: +f.b, C: +f.c, D: +f.d };
    const [gives, takes] = move.split('>');
    const trade = kTrades[move];
    if (trade) ['A', 'B', 'C', 'D'].forEach((l, i) => (count[l] += trade[i]));
    else if (move === 'AX>X') count.A -= 1;
    else {
      for (const l of gives) count[l] -= 1;
      for (const l of takes) count[l] += 1;
    }
    return viewOf(game, options, `a=${count.A};b=${count.B};c=${count.C};d=${count.D}`);
  }
  if ('edges' in f) add('edges');
  else add(view.mover === 'first' ? 'red' : 'green');
  if ('turn' in f) f.turn = view.mover === 'first' ? 'green' : 'red';
  return viewOf(
    game,
    options,
    Object.entries(f)
      .map((e) => e.join('='))
      .join(';'),
  );
}

function boardOf(game, options) {
  if (isTerritory(game)) return territory.board(game, options);
  const start = viewOf(game, options, '');
  if (game === 'letters')
    return { game, instance: { letters: options.letters }, drawing: 'letters', start };
  const name = options.board ?? (options.order ? `K${options.order}` : 'K6');
  const n = /^K(\d+)$/.exec(name)?.[1];
  let edges = n
    ? complete(Number(n))
    : [...Object.values(fields(start.position)).join(',').split(','), ...start.moves]
        .filter((m) => /^\d+-\d+$/.test(m))
        .map((m) => m.split('-').map(Number));
  if (name === 'petersen') edges = edges.slice();
  const order = n ? Number(n) : Math.max(...edges.flat()) + 1;
  const instance = { board: name };
  if (game.startsWith('sim') || options.target) instance.target = options.target ?? 'K3';
  return { game, instance, drawing: 'graph', order, edges, layout: null, start };
}

function choose(game, options, view, player) {
  if (isTerritory(game)) return territory.choose(game, options, view);
  if (player === 'perfect' && !isLarge(options)) {
    return analyse(game, options, view.position).moves.find((m) => m.best).move;
  }
  return view.moves[Math.floor(Math.random() * view.moves.length)];
}

function shown(match) {
  const { game, options, plies, start } = match;
  let view = start;
  for (const ply of plies) view = ply.view;
  const over = view.over || match.resigned !== undefined;
  const verdict = match.resigned ? { winner: match.resigned } : view.verdict;
  const winner = verdict?.winner;
  const human_ms = plies.filter((p) => p.player === 'human').reduce((sum, p) => sum + p.ms, 0);
  return {
    id: match.id,
    game,
    instance: boardOf(game, options).instance,
    options,
    seats: match.seats,
    shaking: match.shaking,
    plies: plies.map(({ move, by, player, ms }) => ({ move, by, player, ms })),
    view,
    shuffle: match.shuffle,
    human_ms,
    over,
    winner: over ? (verdict?.winner ?? null) : null,
    eligible:
      match.shaking &&
      over &&
      !match.spoiled &&
      match.seats[winner] === 'human' &&
      Object.values(match.seats).some((p) => p === 'learning' || p === 'ultra-strong'),
  };
}
function push(match, move) {
  const { view } = shown(match);
  const by = view.mover;
  const player = match.seats[by] ?? match.seats.first;
  const next = afterMove(match.game, match.options, view.position, move);
  match.plies.push({ move, by, player, ms: Date.now() - match.clock, view: next });
  match.clock = Date.now();
  if (match.shaking && player !== 'human') match.shuffle = shuffled(match.shuffle);
}
function shuffled(list) {
  const next = [...list];
  for (let i = next.length - 1; i > 0; --i) {
    const j = Math.floor(Math.random() * (i + 1));
    [next[i], next[j]] = [next[j], next[i]];
  }
  return next;
}

function onMatch(match, action, body) {
  if (
    action === 'moves' &&
    body.ply === match.plies.length - 1 &&
    match.plies.at(-1).move === body.move
  )
    return shown(match);
  if (body.ply !== match.plies.length)
    throw fail(409, 'the match has changed since your last request');
  const now = shown(match);
  const player = match.seats[now.view.mover] ?? match.seats.first;
  if (action === 'moves') {
    if (player !== 'human' || now.over) throw fail(409, 'it is not your turn');
    push(match, body.move);
  } else if (action === 'machine') {
    if (player === 'human' || now.over) throw fail(409, 'it is a human’s turn');
    push(match, choose(match.game, match.options, now.view, player));
  } else if (action === 'undo') {
    match.spoiled = true;
    do match.plies.pop();
    while (match.plies.length > 0 && (match.seats[shown(match).view.mover] ?? 'human') !== 'human');
  } else if (action === 'hint') {
    match.spoiled = true;
    return { move: choose(match.game, match.options, now.view, 'perfect'), perfect: true };
  } else if (action === 'resign') {
    match.resigned = now.view.mover === 'first' ? 'second' : 'first';
  } else throw fail(404, 'no such thing');
  return shown(match);
}

function newMatch({ game, options, seats, shaking, moves = [], position = '' }) {
  const board = boardOf(game, options);
  const start = position ? viewOf(game, options, position) : board.start;
  const match = {
    id: `m${++serial}`,
    game,
    options,
    seats,
    shaking,
    plies: [],
    start,
    clock: Date.now(),
    spoiled: moves.length > 0,
  };
  match.shuffle = shaking ? Array.from({ length: board.order }, (_, v) => v) : null;
  for (const move of moves) push(match, move);
  matches.set(match.id, match);
  return shown(match);
}

function answer(method, path, query, body) {
  if (path === '/api/health') return { ok: true, version: 'mock' };
  if (path === '/api/catalogue') {
    const games = harary('games')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .map((entry) => ({
        ...entry,
        players: entry.solitaire
          ? ['perfect', 'greedy']
          : ['perfect', 'ultra-strong', 'learning', 'greedy', 'searching', 'random'],
      }));
    const groups = new Map(games.map(({ about }) => [about.group, about.group_title]));
    return {
      version: 'mock',
      groups: [...groups].map(([group, title]) => ({ group, title })),
      games,
    };
  }
  const { game, options, position } = body ?? {};
  if (path === '/api/board') return boardOf(game, options);
  if (path === '/api/view') return viewOf(game, options, position);
  if (path === '/api/play') return afterMove(game, options, position, body.move);
  if (path === '/api/analyse') {
    if (isTerritory(game) || isLarge(options)) throw fail(422, 'the mock cannot analyse this');
    return analyse(game, options, position);
  }
  if (path === '/api/line') {
    const moves = [];
    for (let view = viewOf(game, options, position); !view.over;) {
      moves.push(choose(game, options, view, 'perfect'));
      view = afterMove(game, options, view.position, moves.at(-1));
    }
    return { moves, complete: true };
  }
  if (path === '/api/matches') return newMatch(body);
  const match = /^\/api\/matches\/(\w+)(?:\/(\w+))?$/.exec(path);
  if (match) {
    const found = matches.get(match[1]);
    if (!found) throw fail(404, 'no such match');
    return match[2] ? onMatch(found, match[2], body) : shown(found);
  }
  if (path === '/api/hall-of-fame') {
    if (method === 'GET')
      return {
        entries: hall
          .filter((e) => e.game === query.get('game'))
          .sort((a, b) => a.seconds - b.seconds),
      };
    const won = shown(matches.get(body.match));
    if (!won.eligible) throw fail(403, 'this game is not for the hall of fame');
    const entry = {
      name: body.name,
      game: won.game,
      instance: won.instance,
      seconds: won.human_ms / 1000,
      plies: won.plies.length,
      player: 'learning',
      when: new Date().toISOString(),
    };
    hall.push(entry);
    return entry;
  }
  if (path === '/api/learning') {
    const curve = [1, 3, 2, 4].map((won) => ({ games: 4, won }));
    return { games: 24, won: 18, positions: 140, curve };
  }
  if (path === '/api/jobs')
    return method === 'GET'
      ? { jobs: [...jobs.values()].reverse() }
      : newJob(body, (game, options, ...more) => harary('solve', game, ...words(options), ...more));
  const job = jobs.get(/^\/api\/jobs\/(\w+)$/.exec(path)?.[1]);
  if (job) {
    if (method === 'DELETE') job.state = 'stopped';
    return job;
  }
  throw fail(404, 'no such thing');
}

const kTypes = { html: 'text/html', js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' };
function file(path, response) {
  const name = normalize(join(dist, path === '/' ? 'index.html' : path));
  if (!name.startsWith(dist) || !existsSync(name)) return response.writeHead(404).end();
  response.writeHead(200, { 'Content-Type': kTypes[name.split('.').at(-1)] ?? 'text/plain' });
  response.end(readFileSync(name));
}

createServer((request, response) => {
  const url = new URL(request.url, 'http://mock');
  const stream = /^\/api\/jobs\/(\w+)\/events$/.exec(url.pathname);
  if (stream) return events(stream[1], response);
  if (!url.pathname.startsWith('/api/')) return file(url.pathname, response);
  let text = '';
  request.on('data', (chunk) => (text += chunk));
  request.on('end', () => {
    let status = 200;
    let value;
    try {
      value = answer(
        request.method,
        url.pathname,
        url.searchParams,
        text ? JSON.parse(text) : null,
      );
    } catch (error) {
      status = error.status ?? 500;
      value = { title: 'refused', status, detail: error.message, ...error.more };
    }
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(value));
  });
}).listen(Number(process.argv[2] ?? 8080), '127.0.0.1');

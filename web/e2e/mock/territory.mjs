// SPDX-License-Identifier: MIT
// The mock's territory games: made-up boards, plain rules, greedy machines. Positions are those of
// the server (regions numbered by colour, then first cell).
const kSymbols = '0123456789';

function cellsOf(options) {
  const word = options.board ?? 'hex:7x7:1';
  const match = /^(hex|square):(?:(\d+)x(\d+)|\w+)(?::(\d+)|=(.*))?$/.exec(word);
  if (!match)
    throw Object.assign(new Error(`--board: "${word}" is no board of cells`), {
      status: 422,
      more: {},
    });
  const [, shape, w = '9', h = '9', seed = '1', text] = match;
  const cells = [];
  for (let r = 0; r < +h; ++r) {
    for (let c = 0; c < +w; ++c) {
      const symbol = text
        ? text[r * +w + c]
        : String((Math.imul((r * 31 + c + 7) * +seed, 2654435761) >>> 9) % 6);
      if (symbol !== '.') cells.push([r, c, +symbol]);
    }
  }
  return { word, shape, rows: +h, columns: +w, cells };
}

function graphOf({ shape, cells }) {
  const at = new Map(cells.map(([r, c], v) => [`${r},${c}`, v]));
  return cells.map(([r, c]) => {
    const s = c + (r % 2 ? 1 : -1);
    const near = [
      [r, c - 1],
      [r, c + 1],
      [r - 1, c],
      [r + 1, c],
    ];
    if (shape === 'hex') near.push([r - 1, s], [r + 1, s]);
    return near.map((p) => at.get(p.join())).filter((v) => v !== undefined);
  });
}
function regionsOf(board, near) {
  const of = board.cells.map(() => -1);
  const list = [];
  board.cells.forEach(([, , colour], v) => {
    if (of[v] >= 0) return;
    const id = list.push({ colour, cells: [] }) - 1;
    const stack = [v];
    of[v] = id;
    while (stack.length) {
      const u = stack.pop();
      list[id].cells.push(u);
      for (const x of near[u])
        if (of[x] < 0 && board.cells[x][2] === colour) ((of[x] = id), stack.push(x));
    }
  });
  const order = list.map((_, i) => i).sort((a, b) => list[a].colour - list[b].colour || a - b);
  const now = [];
  order.forEach((old, i) => (now[old] = i));
  return of.map((old) => now[old]);
}

function stateOf(game, options, position) {
  const board = cellsOf(options);
  const near = graphOf(board);
  const region = regionsOf(board, near);
  const n = board.cells.length;
  const starts = game === 'flood' ? [0] : [0, n - 1];
  const f = Object.fromEntries((position || '').split(';').map((p) => p.split('=')));
  const cellsOfRegions = (text) => {
    const set = new Set(text.split(',').map(Number));
    return new Set(region.flatMap((id, v) => (set.has(id) ? [v] : [])));
  };
  const colour = (v) => board.cells[v][2];
  const own = starts.map((v, i) => cellsOfRegions(f['ab'[i]] ?? String(region[v])));
  const last = f.last ? f.last.split(',').map(Number) : starts.map(colour);
  return {
    game,
    board,
    near,
    region,
    starts,
    own,
    last,
    turn: f.turn === 'b' ? 1 : 0,
    calls: f.calls ?? '',
    colour,
    n,
  };
}
const gain = (s, side, c) => {
  const grown = new Set(s.own[side]);
  const stack = [...grown];
  while (stack.length)
    for (const x of s.near[stack.pop()])
      if (!grown.has(x) && !s.own.some((o) => o.has(x)) && s.colour(x) === c)
        (grown.add(x), stack.push(x));
  return grown;
};
function legal(s) {
  const colours = [...new Set(s.board.cells.map((c) => c[2]))].sort();
  const open =
    s.game === 'flood'
      ? colours.filter((c) => c !== s.last[0])
      : colours.filter((c) => c !== s.last[0] && c !== s.last[1]);
  const good = open.filter((c) => gain(s, s.turn, c).size > s.own[s.turn].size);
  return good.length ? good : open;
}
function show(s) {
  const list = (o) => [...new Set([...o].map((v) => s.region[v]))].sort((a, b) => a - b).join();
  const solo = s.game === 'flood';
  const over = solo
    ? s.own[0].size === s.n
    : s.own.some((o) => o.size * 2 > s.n) || s.own[0].size + s.own[1].size === s.n;
  const [a, b = 0] = s.own.map((o) => o.size);
  return {
    position: solo
      ? `a=${list(s.own[0])};last=${s.last[0]};calls=${s.calls}`
      : `a=${list(s.own[0])};b=${list(s.own[1])};last=${s.last.join()};turn=${'ab'[s.turn]}`,
    mover: s.turn ? 'second' : 'first',
    mover_name: s.turn ? 'second' : 'first',
    moves: over ? [] : legal(s).map((c) => kSymbols[c]),
    more_moves: false,
    over,
    verdict: over ? { winner: a > b ? 'first' : b > a ? 'second' : 'tie' } : null,
  };
}

export const territory = {
  view: (game, options, position) => show(stateOf(game, options, position)),
  after(game, options, position, move) {
    const s = stateOf(game, options, position);
    const c = Number(move);
    if (!legal(s).includes(c))
      throw Object.assign(new Error(`move: "${move}" is not allowed here`), {
        status: 422,
        more: {},
      });
    s.own[s.turn] = gain(s, s.turn, c);
    s.last[s.turn] = c;
    if (game === 'flood') s.calls += move;
    else s.turn = 1 - s.turn;
    return show(s);
  },
  choose(game, options, view) {
    const s = stateOf(game, options, view.position);
    return view.moves.reduce(
      (best, m) => (gain(s, s.turn, +m).size > gain(s, s.turn, +best).size ? m : best),
      view.moves[0],
    );
  },
  board(game, options) {
    const s = stateOf(game, options, '');
    const { word, ...board } = s.board;
    return {
      game,
      instance: { board: word },
      drawing: 'cells',
      ...board,
      colours: 6,
      starts: s.starts,
      optimal: null,
      start: show(s),
    };
  },
};

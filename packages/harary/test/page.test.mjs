// SPDX-License-Identifier: MIT
// What the page without a server asks: the paths of the server, answered by the engine.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { compile, Engine } from '../engine.js';

let engine;
before(async () => {
  engine = await Engine.start(await compile());
});

const ask = (method, path, body = {}, hooks = {}) =>
  engine.ask({ page: { method, path, body: JSON.stringify(body) } }, hooks);
const refused = (status) => (error) => error.name === 'Refusal' && error.status === status;
const sim = { game: 'sim', options: {} };

test('a match: moves, a hint, the machine, undo, resigning', () => {
  const seats = { first: 'human', second: 'perfect' };
  const made = ask('POST', '/api/matches', { ...sim, seats });
  const of = (action, body) => ask('POST', `/api/matches/${made.id}/${action}`, body);
  assert.equal(of('moves', { ply: 0, move: '0-1' }).plies.length, 1);
  const answered = of('machine', { ply: 1 });
  assert.equal(answered.plies.length, 2);
  const best = ask('POST', '/api/analyse', { ...sim, position: answered.view.position });
  const { move, perfect } = of('hint', { ply: 2 });
  assert.ok(perfect);
  assert.ok(best.moves.find((one) => one.move === move).best);
  assert.throws(() => of('moves', { ply: 0, move: '2-3' }), refused(409));
  assert.equal(of('undo', { ply: 2 }).plies.length, 0);
  assert.equal(of('moves', { ply: 0, move: '2-3' }).plies[0].move, '2-3');
  of('machine', { ply: 1 });
  assert.equal(of('resign', { ply: 2 }).winner, 'second');
  assert.ok(ask('GET', `/api/matches/${made.id}`).over);
  assert.throws(() => of('dance', {}), refused(404));
});

test('an analysis, and the same one followed', () => {
  const whole = ask('POST', '/api/analyse', sim);
  assert.equal(whole.finished, false);
  assert.equal(whole.winner, 'second');
  const events = [];
  const tell = (event) => event.event !== 'progress' && events.push(event);
  const end = ask('POST', '/api/analyse/events', { ...sim, seconds: 60 }, { tell });
  assert.equal(events[0].event, 'begin');
  const told = new Map(
    events.filter(({ event }) => event === 'move').map((news) => [news.move, news]),
  );
  assert.deepEqual([...told.keys()].sort(), whole.moves.map(({ move }) => move).sort());
  for (const { move, winner } of end.moves) assert.equal(told.get(move).winner, winner);
  assert.equal(end.winner, whole.winner);
  assert.deepEqual(
    end.moves.map(({ move, winner }) => [move, winner]).sort(),
    whole.moves.map(({ move, winner }) => [move, winner]).sort(),
  );
});

test('a followed analysis can be stopped', () => {
  let heard = 0;
  const end = ask(
    'POST',
    '/api/analyse/events',
    { game: 'clique', options: { board: 'K9' }, seconds: 600 },
    { tell: () => ++heard, stopped: () => heard > 20 },
  );
  assert.equal(end.stopped, 'interrupt');
});

test('a line of best play leads to the end of the game', () => {
  const { moves, complete } = ask('POST', '/api/line', sim);
  assert.ok(complete);
  assert.equal(moves.length, 15);
});

test('the explorer works out a small game; the lists begin empty', () => {
  assert.deepEqual(ask('GET', '/api/explorer').tablebases, []);
  const place = { game: 'clique', options: { board: 'K4' }, position: '' };
  assert.equal(ask('POST', '/api/explorer', place).after.length, 1);
  const large = { game: 'star', options: { board: 'K9' } };
  assert.throws(() => ask('POST', '/api/explorer', large), refused(422));
  assert.deepEqual(ask('GET', '/api/hall-of-fame?game=sim').entries, []);
  assert.ok(ask('GET', '/api/learning?game=sim'));
});

test('what is wrong is said', () => {
  const wrong = { game: 'sim', options: {}, position: 'nonsense' };
  for (const path of ['/api/analyse', '/api/analyse/events', '/api/line', '/api/view']) {
    assert.throws(() => ask('POST', path, wrong), refused(422), path);
  }
  assert.throws(() => ask('POST', '/api/jobs', {}), refused(404));
});

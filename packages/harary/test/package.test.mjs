// SPDX-License-Identifier: MIT
// The package as its users see it.
import assert from 'node:assert/strict';
import test from 'node:test';
import { Worker } from 'node:worker_threads';
import { compile, EngineDied, load, loadInWorker, Refusal, RemoteEngine } from '../index.js';

const harary = await load();

test('solve gives the outcome of clique on K7', async () => {
  assert.deepEqual((await harary.solve('clique', { board: 'K7' })).outcome, [3, 3]);
});

test('analyse values every move of Sim', async () => {
  const analysis = await harary.analyse('sim');
  assert.equal(analysis.moves.length, 15);
  assert.equal(analysis.winner, 'second');
});

test('analyse tells what it proves while it works', async () => {
  const events = [];
  const analysis = await harary.analyse(
    'clique',
    { board: 'K5' },
    { follow: true, onEvent: (event) => events.push(event) },
  );
  assert.equal(events[0].event, 'begin');
  const proved = new Set(events.filter(({ event }) => event === 'move').map(({ move }) => move));
  assert.equal(proved.size, analysis.moves.length);
});

test('play makes moves', async () => {
  const { position, moves } = await harary.play('sim', {}, '0-1');
  assert.equal(position, 'red=0-1;green=');
  assert.equal(moves.length, 14);
  const next = await harary.play('sim', {}, '0-2', { position });
  assert.equal(next.position, 'red=0-1;green=0-2');
});

test('suggest finds a winning move', async () => {
  const { move, perfect } = await harary.suggest('sim', {}, { position: 'red=0-1;green=' });
  assert.ok(perfect);
  const { position } = await harary.play('sim', {}, move, { position: 'red=0-1;green=' });
  assert.equal((await harary.analyse('sim', {}, { position })).winner, 'second');
});

test('wrong input is refused in one line that says what', async () => {
  await assert.rejects(
    harary.solve('clique', { board: 'K99x' }),
    (error) => error instanceof Refusal && error.status === 422 && /K99/.test(error.message),
  );
  await assert.rejects(harary.solve('nosuchgame'), /nosuchgame/);
  await assert.rejects(harary.play('sim', {}, '0-9'), /vertex '9'/);
  await assert.rejects(harary.solve('sim', { bias: '0:1' }), Refusal);
  await assert.rejects(harary.solve('sim', {}, { seconds: 'soon' }), Refusal);
  await assert.rejects(harary.solve('sim', {}, { seconds: -1 }), Refusal);
  await assert.rejects(harary.solve('sim', { taget: 'K3' }), /^Refusal: taget: .* board order /);
  await assert.rejects(harary.solve('sim', {}, { remotness: true }), /no field 'remotness' here; did you mean "remoteness"/);
  await assert.rejects(harary.analyse('sim', {}, { question: 'winner' }), /no field 'question' here/);
});

test('a question whose time is over says so', async () => {
  const answer = await harary.solve('clique', { board: 'K9' }, { seconds: 0.2 });
  assert.equal(answer.proved, false);
  assert.equal(answer.stopped, 'time');
});

test('a question that needs more memory than there is proves nothing wrong', async () => {
  const small = await harary.solve('clique', { board: 'K6' }, { mebibytes: 1 });
  assert.deepEqual(small.outcome, [3, 3]);
});

test('certificates are written and checked, and damage is found', async () => {
  const { certificate, outcome } = await harary.solve('sim', {}, { certificate: true });
  assert.equal(outcome, undefined);
  const report = await harary.verify(certificate);
  assert.equal(report.holds, true);
  assert.equal(report.winner, 'second');
  for (const place of [20, certificate.length >> 1, certificate.length - 3]) {
    const damaged = certificate.slice();
    damaged[place] ^= 1;
    let holds = false;
    try {
      holds = (await harary.verify(damaged)).holds;
    } catch (error) {
      assert.ok(error instanceof Refusal);
    }
    assert.equal(holds, false, `a changed byte ${place}`);
  }
  await assert.rejects(harary.verify(new Uint8Array([1, 2, 3])), Refusal);
});

test('in a worker a question can be given up, and the next one is answered', async () => {
  const remote = await loadInWorker();
  try {
    const end = new AbortController();
    const long = remote.solve('clique', { board: 'K9' }, { signal: end.signal });
    setTimeout(() => end.abort(), 300);
    await assert.rejects(long);
    assert.deepEqual((await remote.solve('clique', { board: 'K6' })).outcome, [3, 3]);
  } finally {
    remote.close();
  }
});

test('who waits behind a question that is given up is answered', async () => {
  const remote = await loadInWorker();
  try {
    const ends = [new AbortController(), new AbortController()];
    const long = remote.solve('clique', { board: 'K9' }, { signal: ends[0].signal });
    const forgotten = remote.solve('clique', { board: 'K9' }, { signal: ends[1].signal });
    const next = remote.solve('clique', { board: 'K6' });
    setTimeout(() => ends[1].abort(new Error('the second')), 100);
    setTimeout(() => ends[0].abort(new Error('the first')), 300);
    await assert.rejects(forgotten, /the second/);
    await assert.rejects(long, /the first/);
    assert.deepEqual((await next).outcome, [3, 3]);
  } finally {
    remote.close();
  }
});

test('where a worker has to be ended, who waits is asked of a fresh one, unless files are lost', async () => {
  const workers = [];
  const calls = [];
  const start = () => {
    const heard = {};
    const worker = {
      on: (name, hear) => (heard[name] = hear),
      terminate: () => {},
      postMessage: (message) => {
        calls.push([workers.indexOf(worker), message.call]);
        const silent = message.question === 'silent';
        if (!silent) setTimeout(() => heard.message({ id: message.id, answer: message.question ?? null }));
      },
    };
    workers.push(worker);
    return worker;
  };
  const remote = new RemoteEngine(start, () => null);
  const end = new AbortController();
  const silent = remote.ask('silent', { signal: end.signal });
  const next = [remote.ask('one'), remote.ask('two')];
  setTimeout(() => end.abort(new Error('given up')), 10);
  await assert.rejects(silent, /given up/);
  assert.deepEqual(await Promise.all(next), ['one', 'two']);
  assert.equal(workers.length, 2);
  assert.deepEqual(calls.slice(2), [[1, 'start'], [1, 'ask'], [1, 'ask']]);

  await remote.writeFile('/x', new Uint8Array());
  const again = new AbortController();
  const lost = remote.ask('silent', { signal: again.signal });
  const behind = remote.ask('three');
  setTimeout(() => again.abort(new Error('given up')), 10);
  await assert.rejects(lost, /given up/);
  await assert.rejects(behind, /given up/);
  assert.equal(await remote.ask('four'), 'four');
  remote.close();
});

test('a worker that cannot start refuses all who wait', async () => {
  const start = () => ({ on: () => {}, terminate: () => {}, postMessage: () => {} });
  const remote = new RemoteEngine(start, () => Promise.reject(new Error('no engine')));
  const both = [remote.ask('one'), remote.ask('two')];
  for (const each of both) await assert.rejects(each, /no engine/);
});

test('a worker that dies is replaced, and whoever waits hears of it', async () => {
  const module = await compile();
  let worker = null;
  let why = null;
  const start = () => (worker = new Worker(new URL('../worker.js', import.meta.url)));
  const remote = new RemoteEngine(start, () => module, { restarted: (error) => (why = error) });
  try {
    const question = { ask: 'solve', game: 'clique', options: { board: 'K9' } };
    const waiting = remote.ask(question);
    setTimeout(() => worker.terminate(), 300);
    await assert.rejects(waiting, EngineDied);
    assert.ok(why instanceof EngineDied);
    assert.equal((await remote.ask({ ask: 'solve', game: 'sim', options: {} })).winner, 'second');
  } finally {
    remote.close();
  }
});

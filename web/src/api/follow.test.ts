// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import { analysisReader, eventReader, type ServerEvent } from './follow';

const kStream = [
  'event: begin\ndata: {"event":"begin","position":"red=","mover":"red","moves":["0-1","0-2"]}\n\n',
  ': still here\n\n',
  'event: move\ndata: {"event":"move","move":"0-1","proved":false,"estimate":{"by":"random plays","won":0.5,"low":0.4,"high":0.6,"plays":9}}\n\n',
  'event: move\ndata: {"event":"move","move":"0-1","proved":true,"winner":"second","remoteness":4}\n\n',
  'event: end\ndata: {"event":"end","position":"red=","mover":"red","finished":false,"moves":[],"winner":"second"}\n\n',
].join('');

test('events are read whatever the pieces are', () => {
  for (const size of [1, 7, 50, 10_000]) {
    const read = eventReader();
    const events: ServerEvent[] = [];
    for (let at = 0; at < kStream.length; at += size) {
      events.push(...read(kStream.slice(at, at + size)));
    }
    expect(events.map(({ name }) => name)).toEqual(['begin', 'move', 'move', 'end']);
  }
});

test('a proof takes the place of an estimate', () => {
  const read = analysisReader();
  const known = eventReader()(kStream).map((event) => read(event)!);
  expect(known[0]).toMatchObject({ mover: 'red', finished: false, moves: [] });
  expect(known[1]!.moves).toEqual([
    { move: '0-1', estimate: { by: 'random plays', won: 0.5, low: 0.4, high: 0.6, plays: 9 } },
  ]);
  expect(known[2]!.moves).toEqual([{ move: '0-1', winner: 'second', remoteness: 4 }]);
  expect(known[3]).toMatchObject({ winner: 'second' });
});

test('moves that are alike are worth the same after each event', () => {
  const told = (move: string, won: number) => ({
    name: 'move',
    data: { move, like: move === '2-3' ? '2-3' : '0-1', estimate: { by: 'random plays', won } },
  });
  const read = analysisReader();
  read({ name: 'begin', data: { position: '', mover: 'red' } });
  const shares = (event: ServerEvent) =>
    Object.fromEntries(
      read(event)!.moves.map(({ move, estimate }) => [
        move,
        estimate?.by === 'random plays' ? estimate.won : null,
      ]),
    );
  read(told('0-1', 0.5));
  read(told('0-2', 0.5));
  expect(shares(told('2-3', 0.1))).toEqual({ '0-1': 0.5, '0-2': 0.5, '2-3': 0.1 });
  expect(shares(told('0-1', 0.4))).toEqual({ '0-1': 0.4, '0-2': 0.4, '2-3': 0.1 });
  expect(shares(told('0-2', 0.3))).toEqual({ '0-1': 0.3, '0-2': 0.3, '2-3': 0.1 });
});

// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import { newLink } from './link';
import {
  forStudy,
  kMostChapters,
  moved,
  parseStudyAddress,
  parseStudyFile,
  renamed,
  studyAddress,
  studyFile,
  withChapter,
  withoutChapter,
  type Study,
} from './study';
import { kNoMoves, withDrawn, withLine, withNote, withSign } from './tree';

const line = withLine(withLine(kNoMoves, ['0-1', '2-3']), ['0-1', '0-2']);
const tree = withNote(
  withDrawn(
    withSign(line, ['0-1', '0-2'], '!?'),
    ['0-1'],
    [
      { ink: 'blue', from: 0, to: 3 },
      { ink: 'purple', from: 2, to: 2 },
    ],
  ),
  ['0-1'],
  'ü & name=x + [b] ?!',
);
const first = { ...newLink('one', { board: 'K6' }), moves: ['0-1', '2-3'], at: 1, tree };
const second = newLink('two', { board: 'g6:E?Bw&+%' });
const study: Study = {
  title: 'Squares & more',
  chapters: [
    { name: 'The + square', link: first },
    { name: 'Another', link: forStudy(second) },
  ],
  open: 1,
};

test('a study is read back from its address and from its file', () => {
  expect(parseStudyAddress(studyAddress(study))).toEqual(study);
  expect(parseStudyFile(studyFile(study))).toEqual({ ...study, open: 0 });
});

const error = (read: object) => ('error' in read ? String(read.error) : '');
const fileWith = (part: object) => {
  const whole = JSON.parse(studyFile(study)) as object;
  return error(parseStudyFile(JSON.stringify({ ...whole, ...part })));
};

test('damaged, foreign and newer files are refused by name', () => {
  expect(error(parseStudyFile('{"a":'))).toContain('not JSON');
  for (const foreign of ['null', '7', '[]', '{}', '{"format":"pgn"}'])
    expect(error(parseStudyFile(foreign)), foreign).toContain('no "format": "harary-study"');
  expect(fileWith({ version: 2 })).toContain('version 2 of a study; this page knows version 1');
  for (const version of [null, 'x', 0, 1.5])
    expect(fileWith({ version }), String(version)).toContain('no version');
  expect(fileWith({ title: 7 })).toContain('no title');
  expect(fileWith({ chapters: 'no' })).toContain('no list of chapters');
  expect(fileWith({ chapters: [] })).toContain('no chapter');
  expect(fileWith({ chapters: [{ name: 'a', game: 'one' }, null] })).toContain('chapter 2');
  expect(fileWith({ chapters: [{ name: 'a', game: 'one?study=(((' }] })).toContain(
    'the game of chapter 1 cannot be read',
  );
  const many = Array.from({ length: kMostChapters + 1 }, () => ({ name: 'a', game: 'one' }));
  expect(fileWith({ chapters: many })).toContain(`at most ${kMostChapters}`);
  expect(error(parseStudyFile('x'.repeat(5 << 20)))).toContain('too long');
});

test('damaged and newer links are refused by name', () => {
  for (const hash of ['#/study', '#/study?', '#/study?title=a'])
    expect(error(parseStudyAddress(hash)), hash).not.toBe('');
  expect(error(parseStudyAddress('#/study?v=9&title=a&name=b&game=c'))).toContain('version 9');
  expect(error(parseStudyAddress('#/study?v=1&title=a&name=b'))).toContain('do not match');
  expect(error(parseStudyAddress('#/study?v=1&title=a&name=b&game=%25E0%25'))).toContain(
    'chapter 1 cannot be read',
  );
  expect(parseStudyAddress('#/study?v=1&name=b&game=c&open=99')).toMatchObject({ open: 0 });
});

test('a study does not say who plays', () => {
  const seats = { first: 'human', second: 'perfect' };
  expect(withChapter(study, { ...first, seats, shaking: true }, '').chapters[2]).toMatchObject({
    name: 'Chapter',
    link: { seats: { first: 'human', second: 'human' }, shaking: false },
  });
});

const names = ({ chapters, open }: Study) => [chapters.map(({ name }) => name).join(), open];
test('chapters are added, renamed, moved and deleted; the one that is shown stays', () => {
  let now = withChapter(study, second, 'c');
  now = renamed(renamed(now, 0, 'a'), 1, 'b');
  expect(names(now)).toEqual(['a,b,c', 2]);
  now = moved(now, 2, 0);
  expect(names(now)).toEqual(['c,a,b', 0]);
  now = moved(now, 1, 2);
  expect(names(now)).toEqual(['c,b,a', 0]);
  expect(moved(now, 2, 3)).toBe(now);
  expect(names(withoutChapter({ ...now, open: 2 }, 0))).toEqual(['b,a', 1]);
  expect(names(withoutChapter({ ...now, open: 2 }, 2))).toEqual(['c,b', 1]);
  const only = withoutChapter(withoutChapter(now, 0), 0);
  expect(withoutChapter(only, 0)).toBe(only);
});

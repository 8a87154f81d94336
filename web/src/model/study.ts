// SPDX-License-Identifier: MIT
// A study: chapters with names, each a game with its variations, notes and drawings, as an address and as a file. Both
// say which version of the form they have; what is damaged or of another kind is refused in words.
import { linkText, parseLink, type Link } from './link';
import { parseTree } from './tree_text';

export interface Chapter {
  name: string;
  link: Link;
}
export interface Study {
  title: string;
  chapters: readonly Chapter[]; // at least one
  open: number; // the chapter that is shown
}

const kVersion = 1;
export const kMostChapters = 64;
export const kLongestName = 60;
const kFormat = 'harary-study';
const kLongestFile = 4 << 20; // characters

const cut = (name: string) => name.slice(0, kLongestName);
const shortLink = (link: Link) => linkText(link).replace('#/play/', '');

export function studyAddress({ title, chapters, open }: Study): string {
  const words = new URLSearchParams({ v: String(kVersion), title });
  if (open > 0) words.set('open', String(open + 1));
  for (const { name, link } of chapters) {
    words.append('name', name);
    words.append('game', shortLink(link));
  }
  return `#/study?${words}`;
}

// What another page has to contain to show this: `here` is the page's address, `hash` a game or a study.
export function embedCode(here: string, hash: string, title: string): string {
  const quoted = (text: string) =>
    text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
  const frame = `${here.replace(/[^/]*$/, '')}embed.html${hash}`;
  return `<iframe src="${quoted(frame)}" title="${quoted(title)}" width="480" height="560" style="border:0"></iframe>`;
}

// What is wrong, in a sentence for people.
export type Read = Study | { error: string };

export function parseStudyAddress(hash: string): Read {
  const match = /^#\/(?:study|embed)\?(.*)$/.exec(hash);
  if (!match) return { error: 'This address does not hold a study.' };
  const words = new URLSearchParams(match[1]!);
  const wrong = wrongVersion(words.get('v'), 'link');
  if (wrong) return { error: wrong };
  const names = words.getAll('name');
  const games = words.getAll('game');
  if (names.length !== games.length)
    return { error: 'This link to a study is damaged: names and games of chapters do not match.' };
  const listed = games.map((game, i) => ({ name: names[i]!, game }));
  return studyOf(words.get('title') ?? '', listed, Number(words.get('open') ?? 1) - 1, 'link');
}

export function studyFile({ title, chapters }: Study): string {
  const list = chapters.map(({ name, link }) => ({ name, game: shortLink(link) }));
  return `${JSON.stringify({ format: kFormat, version: kVersion, title, chapters: list }, null, 1)}\n`;
}

export function parseStudyFile(text: string): Read {
  if (text.length > kLongestFile) return { error: 'This file is too long for a study.' };
  let file: Record<string, unknown> | null;
  try {
    file = JSON.parse(text) as typeof file;
  } catch {
    return { error: 'This file is no study: it is not JSON.' };
  }
  if (typeof file !== 'object' || file === null || file['format'] !== kFormat)
    return { error: `This file is no study: it has no "format": "${kFormat}".` };
  const wrong = wrongVersion(file['version'], 'file');
  if (wrong) return { error: wrong };
  const { title, chapters } = file;
  if (typeof title !== 'string') return { error: 'This file of a study is damaged: no title.' };
  if (!Array.isArray(chapters))
    return { error: 'This file of a study is damaged: no list of chapters.' };
  const listed: { name: string; game: string }[] = [];
  for (const [i, one] of (chapters as unknown[]).entries()) {
    const { name, game } = (one ?? {}) as { name?: unknown; game?: unknown };
    if (typeof name !== 'string' || typeof game !== 'string')
      return { error: `This file of a study is damaged: chapter ${i + 1} has no name or no game.` };
    listed.push({ name, game });
  }
  return studyOf(title, listed, 0, 'file');
}

function wrongVersion(version: unknown, kind: 'link' | 'file'): string | null {
  const number = Number(version);
  if (version === null || version === undefined || !Number.isInteger(number) || number < 1)
    return `This ${kind} is no study: it has no version.`;
  if (number <= kVersion) return null;
  return `This ${kind} has version ${number} of a study; this page knows version ${kVersion}. Load the page again, or use a newer one.`;
}

function studyOf(
  title: string,
  listed: readonly { name: string; game: string }[],
  open: number,
  kind: 'link' | 'file',
): Read {
  const said = kind === 'link' ? 'This link to a study' : 'This file of a study';
  if (listed.length === 0) return { error: `${said} is damaged: it has no chapter.` };
  if (listed.length > kMostChapters)
    return { error: `${said} has ${listed.length} chapters; at most ${kMostChapters} are read.` };
  const chapters: Chapter[] = [];
  for (const [i, { name, game }] of listed.entries()) {
    const link = chapterLink(game);
    if (!link) return { error: `${said} is damaged: the game of chapter ${i + 1} cannot be read.` };
    chapters.push({ name: cut(name) || `Chapter ${i + 1}`, link });
  }
  const inRange = Number.isInteger(open) && open >= 0 && open < chapters.length;
  return { title: cut(title) || 'Study', chapters, open: inRange ? open : 0 };
}

// Unlike in a link to a game a damaged tree is refused: a study is its tree. The seats are left out.
function chapterLink(game: string): Link | null {
  const link = parseLink(`#/play/${game}`);
  if (!link) return null;
  const words = new URLSearchParams(/\?(.*)$/.exec(game)?.[1]?.replace(/\+/g, '%2B') ?? '');
  const tree = words.get('study');
  if (tree !== null && parseTree(tree) === null) return null;
  return forStudy(link);
}

// A game in a study is played by people.
export const forStudy = (link: Link): Link => ({
  ...link,
  seats: link.seats.second === undefined ? { first: 'human' } : { first: 'human', second: 'human' },
  shaking: false,
  guided: false,
});

// Changes; chapters are never changed in place.
export const withChapter = (study: Study, link: Link, name: string): Study => ({
  ...study,
  chapters: [...study.chapters, { name: cut(name.trim()) || 'Chapter', link: forStudy(link) }],
  open: study.chapters.length,
});
export const renamed = (study: Study, place: number, name: string): Study => ({
  ...study,
  chapters: study.chapters.map((one, i) => (i === place ? { ...one, name: cut(name) } : one)),
});
export const withLink = (study: Study, place: number, link: Link): Study => ({
  ...study,
  chapters: study.chapters.map((one, i) => (i === place ? { ...one, link } : one)),
});
// The chapter that is shown stays the one that is shown.
export function moved(study: Study, from: number, to: number): Study {
  if (to < 0 || to >= study.chapters.length) return study;
  const chapters = [...study.chapters];
  const [one] = chapters.splice(from, 1);
  chapters.splice(to, 0, one!);
  return { ...study, chapters, open: chapters.indexOf(study.chapters[study.open]!) };
}
// The last chapter stays: a study without one is none.
export function withoutChapter(study: Study, place: number): Study {
  if (study.chapters.length === 1) return study;
  const chapters = study.chapters.filter((_, i) => i !== place);
  const open = study.open > place ? study.open - 1 : study.open;
  return { ...study, chapters, open: Math.min(open, chapters.length - 1) };
}

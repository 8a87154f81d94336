// SPDX-License-Identifier: MIT
// Puzzles by what decides them: the figure that "Why?" finds around the winning move. Where a game has no figures,
// points are counted or the moves that are left.
import { catalogue } from '../api/catalogue';
import type { About, Board, CatalogueEntry } from '../api/types';
import { kNoForcing, forcingIn, aimOf, type FigureKind, type Forcing } from '../model/forcing';
import { hasElements } from '../model/elements';
import { keep, keptMap } from '../model/kept';
import { namingOf } from '../model/players';
import { boardOf, drawnPuzzle, sourcesIn, type Puzzle, type Source } from './making';

export type Theme = Exclude<FigureKind, 'complete'> | 'points' | 'tempo';
export interface ThemeWords {
  theme: Theme;
  title: string;
  said: string;
}
export const kThemes: readonly ThemeWords[] = [
  { theme: 'double', title: 'Double threat', said: 'Two threats at once; one can be stopped.' },
  { theme: 'threat', title: 'Open threat', said: 'A threat that must be answered, and where.' },
  { theme: 'defence', title: 'Stop the threat', said: 'Find the only place that stops it.' },
  { theme: 'counter', title: 'Stop and threaten', said: 'What stops a threat makes one.' },
  {
    theme: 'closing',
    title: 'The closing figure',
    said: 'Leave only moves that complete a figure.',
  },
  { theme: 'parity', title: 'Parity', said: 'Count the safe moves that are left to each.' },
  { theme: 'tempo', title: 'The last move', said: 'Nothing to complete: who runs out of moves?' },
  { theme: 'points', title: 'Points', said: 'One move keeps more points than the other side has.' },
];
export const themeWords = (theme: Theme): ThemeWords => kThemes.find((one) => one.theme === theme)!;
const themeNamed = (name: string): Theme | null =>
  kThemes.find(({ theme }) => theme === name)?.theme ?? null;

export const themeAddress = (theme: Theme): string => `#/puzzles/theme/${theme}`;
export const parseThemeAddress = (hash: string): Theme | null =>
  themeNamed(/^#\/puzzles\/theme\/([a-z]+)$/.exec(hash)?.[1] ?? '');

const kOfAim = {
  complete: ['double', 'threat', 'defence', 'counter'],
  avoid: ['closing', 'parity'],
} as const;

// The themes that a game can have on a board.
export function themesOf(about: About, board: Board): readonly Theme[] {
  if (about.points) return ['points'];
  const aim = aimOf(about);
  return hasElements(board) && board.sets && aim ? kOfAim[aim] : ['tempo'];
}

export interface Decided {
  theme: Theme | null; // of a win at once: none
  why: Forcing;
}
// What decides a puzzle.
export function decidedBy(puzzle: Puzzle, about: About, board: Board): Decided {
  const { position, mover, wins } = puzzle;
  const why = forcingIn(
    board,
    about,
    { position, mover },
    namingOf(about, puzzle.options),
    wins[0]!,
  );
  const [only] = themesOf(about, board);
  if (only === 'points' || only === 'tempo') return { theme: only, why: kNoForcing };
  return { theme: why.kind === 'complete' ? null : why.kind, why };
}

export type GamesByTheme = Record<Theme, CatalogueEntry[]>;
// The games that have puzzles of each theme.
export async function gamesByTheme(games: readonly CatalogueEntry[]): Promise<GamesByTheme> {
  const found = Object.fromEntries(
    kThemes.map(({ theme }) => [theme, []]),
  ) as unknown as GamesByTheme;
  const sources = sourcesIn(games);
  const boards = await Promise.all(
    sources.map(({ entry, from }) => boardOf(entry.game, from.options).catch(() => null)),
  );
  sources.forEach(({ entry }, i) => {
    const board = boards[i];
    for (const theme of board ? themesOf(entry.about, board) : [])
      if (!found[theme].includes(entry)) found[theme].push(entry);
  });
  return found;
}

const kMostGames = 200;
export async function puzzleOfTheme(theme: Theme, signal: AbortSignal): Promise<Puzzle> {
  const { games } = await catalogue();
  const sources = sourcesIn(games);
  const all = await Promise.all(
    sources.map(({ entry, from }) => boardOf(entry.game, from.options)),
  );
  const fitting = sources.filter(({ entry }, i) => themesOf(entry.about, all[i]!).includes(theme));
  const wanted = async (puzzle: Puzzle, source: Source) =>
    decidedBy(puzzle, source.entry.about, await boardOf(source.entry.game, source.from.options))
      .theme === theme;
  const puzzle = await drawnPuzzle(fitting, kMostGames, Math.random, signal, wanted);
  if (!puzzle) throw new Error(`No puzzle of “${themeWords(theme).title}” was found. Try again.`);
  return puzzle;
}

// How many of each theme this browser has solved.
const kKey = 'harary.themes';
export const solvedByTheme = (): Partial<Record<Theme, number>> => keptMap<number>(kKey);
export function countSolved(theme: Theme) {
  const all = solvedByTheme();
  keep(kKey, { ...all, [theme]: (all[theme] ?? 0) + 1 });
}

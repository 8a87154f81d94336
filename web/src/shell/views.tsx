// SPDX-License-Identifier: MIT
// The views of the page: one table for addresses, titles, links and code.
import type { VNode } from 'preact';
import { PlayView } from '../play/play_view';
import { StartView } from '../start/start_view';
import { later } from './later';

const EditorView = later(() => import('../editor/editor_view').then((m) => m.EditorView));
const ExplorerView = later(() => import('../explorer/explorer_view').then((m) => m.ExplorerView));
const HallView = later(() => import('../hall/hall_view').then((m) => m.HallView));
const MineView = later(() => import('../puzzles/mine_view').then((m) => m.MineView));
const PuzzleView = later(() => import('../puzzles/puzzle_view').then((m) => m.PuzzleView));
const StudyView = later(() => import('../study/study_view').then((m) => m.StudyView));
const ThemesView = later(() => import('../puzzles/themes_view').then((m) => m.ThemesView));
const TodayView = later(() => import('../puzzles/today_view').then((m) => m.TodayView));
const VerifyView = later(() => import('../verify/verify_view').then((m) => m.VerifyView));

export interface Address {
  hash: string;
  serial: number; // a new one where a link is followed again
}
export interface ViewOfPage {
  names: readonly string[]; // "play" is the view of "#/play/…"; the first view has ""
  title: string; // of the document, behind the page's name
  link?: readonly [href: string, label: string]; // in the head of the page
  under?: string; // the link of the head that leads to it, where it has none; else to play
  wide?: boolean; // a board with panels next to it
  show: (address: Address) => VNode;
}

const kViews: readonly ViewOfPage[] = [
  { names: [''], title: '', link: ['#/', 'Play'], show: () => <StartView /> },
  {
    names: ['play', 'match'],
    title: 'play',
    wide: true,
    show: (address) => <PlayView {...address} />,
  },
  {
    names: ['study'],
    title: 'study',
    wide: true,
    show: (address) => <StudyView {...address} />,
  },
  {
    names: ['puzzles'],
    title: 'puzzles',
    link: ['#/puzzles', 'Puzzles'],
    wide: true,
    show: (address) => <PuzzleView {...address} />,
  },
  { names: ['today'], title: 'today', under: '#/puzzles', show: () => <TodayView /> },
  { names: ['themes'], title: 'puzzles', under: '#/puzzles', show: () => <ThemesView /> },
  { names: ['mine'], title: 'puzzles', under: '#/puzzles', show: () => <MineView /> },
  {
    names: ['explorer'],
    title: 'explorer',
    link: ['#/explorer', 'Explorer'],
    show: ({ hash }) => <ExplorerView hash={hash} />,
  },
  {
    names: ['editor'],
    title: 'editor',
    link: ['#/editor', 'Editor'],
    show: () => <EditorView />,
  },
  {
    names: ['hall'],
    title: 'records',
    link: ['#/hall', 'Records'],
    show: ({ hash }) => <HallView game={gameIn(hash)} />,
  },
  {
    names: ['verify'],
    title: 'verify',
    link: ['#/verify', 'Verify'],
    show: () => <VerifyView />,
  },
];
export const kLinkedViews = kViews.filter(({ link }) => link !== undefined);

// An unknown address shows the first view, and "#/puzzles/today" what "#/today" does.
export function viewAt(hash: string): ViewOfPage {
  const [, name = '', ...below] = hash.split(/[/?]/);
  const under = kViews.find(
    (view) => view.under === `#/${name}` && view.names.includes(below.join('/')),
  );
  return under ?? kViews.find(({ names }) => names.includes(name)) ?? kViews[0]!;
}

// The name behind "#/hall/"; "" where there is none, or the address is damaged.
function gameIn(hash: string): string {
  try {
    return decodeURIComponent(hash.split('/')[2] ?? '');
  } catch {
    return '';
  }
}

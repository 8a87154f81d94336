// SPDX-License-Identifier: MIT
// The frame around every view.
import { hasServer } from '#transport';
import { useEffect, useRef } from 'preact/hooks';
import { PlayView } from '../play/play_view';
import { StartView } from '../start/start_view';
import { later } from './later';
import { useHash } from './route';
import { ThemeButton } from './theme';

const EditorView = later(() => import('../editor/editor_view').then((m) => m.EditorView));
const ExplorerView = later(() => import('../explorer/explorer_view').then((m) => m.ExplorerView));
const HallView = later(() => import('../hall/hall_view').then((m) => m.HallView));
const PuzzleView = later(() => import('../puzzles/puzzle_view').then((m) => m.PuzzleView));
const VerifyView = later(() => import('../verify/verify_view').then((m) => m.VerifyView));

const kLinks: [string, string][] = [
  ['#/', 'Games'],
  ['#/puzzles', 'Puzzles'],
  ['#/explorer', 'Explorer'],
  ['#/editor', 'Editor'],
  ['#/hall/sim', 'Fame'],
];
if (!hasServer) kLinks.push(['#/verify', 'Verify']);

export function App() {
  const { hash, serial } = useHash();
  const main = useRef<HTMLElement>(null);
  const view = hash.split(/[/?]/)[1] ?? '';
  useEffect(() => {
    document.title = `Harary${{ play: ' · play', match: ' · play', puzzles: ' · puzzles', explorer: ' · explorer', editor: ' · editor', verify: ' · verify', hall: ' · hall of fame' }[view] ?? ''}`;
    if (serial > 0) {
      main.current?.focus();
      scrollTo(0, 0);
    }
  }, [view]);
  return (
    <>
      <a
        class="skip"
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        To the content
      </a>
      <header>
        <a class="brand" href="#/" aria-label="Harary">
          <img src="./icon.svg" alt="" width="28" height="28" /> <span>Harary</span>
        </a>
        <nav aria-label="Views">
          {kLinks.map(([href, label]) => {
            const here =
              view === (href.split('/')[1] ?? '') ||
              ((view === 'play' || view === 'match') && href === '#/');
            return (
              <a key={href} href={href} aria-current={here ? 'page' : undefined}>
                {label}
              </a>
            );
          })}
        </nav>
        <ThemeButton />
      </header>
      <main
        id="main"
        ref={main}
        tabindex={-1}
        class={['play', 'match', 'puzzles'].includes(view) ? 'playing' : ''}
      >
        {view === 'play' || view === 'match' ? (
          <PlayView hash={hash} serial={serial} />
        ) : view === 'editor' ? (
          <EditorView />
        ) : view === 'puzzles' ? (
          <PuzzleView hash={hash} serial={serial} />
        ) : view === 'verify' && !hasServer ? (
          <VerifyView />
        ) : view === 'explorer' ? (
          <ExplorerView hash={hash} />
        ) : view === 'hall' ? (
          <HallView game={gameIn(hash)} />
        ) : (
          <StartView />
        )}
      </main>
    </>
  );
}

// "#/hall/sim%2B"; a damaged address shows Sim.
function gameIn(hash: string): string {
  try {
    return decodeURIComponent(hash.split('/')[2] || 'sim');
  } catch {
    return 'sim';
  }
}

// SPDX-License-Identifier: MIT
// The frame around every view.
import { useEffect, useRef } from 'preact/hooks';
import { useHash } from './route';
import { ConnectionBar } from './connection_bar';
import { SoundButton } from './sound_button';
import { ThemeButton } from './theme';
import { Toast } from './toast';
import { kLinkedViews, viewAt } from './views';

export function App() {
  const { hash, serial } = useHash();
  const main = useRef<HTMLElement>(null);
  const view = viewAt(hash);
  useEffect(() => {
    document.title = view.title === '' ? 'Harary' : `Harary · ${view.title}`;
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
          {kLinkedViews.map((linked) => {
            const [href, label] = linked.link!;
            // A game that is played was begun from the list of games.
            const here = linked === view || (!view.link && href === (view.under ?? '#/'));
            return (
              <a key={href} href={href} aria-current={here ? 'page' : undefined}>
                {label}
              </a>
            );
          })}
        </nav>
        <SoundButton />
        <ThemeButton />
      </header>
      <main id="main" ref={main} tabindex={-1} class={view.wide ? 'playing' : ''}>
        {view.show({ hash, serial })}
      </main>
      <ConnectionBar />
      <Toast />
    </>
  );
}

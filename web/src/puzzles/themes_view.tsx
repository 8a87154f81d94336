// SPDX-License-Identifier: MIT
// The themes: what decides the puzzles, and how many of each were solved here.
import { useEffect, useState } from 'preact/hooks';
import { useCatalogue } from '../shell/catalogue';
import { Thumbnail } from '../start/thumbnail';
import { PuzzleTabs } from './puzzle_tabs';
import { gamesByTheme, kThemes, solvedByTheme, themeAddress, type GamesByTheme } from './themes';

export function ThemesView() {
  const { catalogue } = useCatalogue();
  const [games, setGames] = useState<GamesByTheme | null>(null);
  useEffect(() => {
    let gone = false;
    if (catalogue) void gamesByTheme(catalogue.games).then((all) => gone || setGames(all));
    return () => void (gone = true);
  }, [catalogue]);
  const solved = solvedByTheme();
  return (
    <section class="page today">
      <h1>Puzzles by theme</h1>
      <PuzzleTabs here="themes" />
      <p class="lead">What decides the position? Choose what you want to see better.</p>
      <ul class="cards themes">
        {kThemes
          .filter(({ theme }) => !games || games[theme].length > 0)
          .map(({ theme, title, said }, i) => (
            <li key={theme} class="card">
              <a class="face" href={themeAddress(theme)} data-theme-card={theme}>
                <Thumbnail entry={games?.[theme][i % games[theme].length] ?? null} />
                <span class="words">
                  <strong>{title}</strong>
                  <span>{said}</span>
                  <span class="solved">{solved[theme] ? `✓ ${solved[theme]} solved` : ' '}</span>
                </span>
              </a>
            </li>
          ))}
      </ul>
    </section>
  );
}

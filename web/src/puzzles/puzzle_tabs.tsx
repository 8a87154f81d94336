// SPDX-License-Identifier: MIT
// The kinds of puzzles, one beside the other.
const kTabs = [
  ['daily', '#/today', 'Daily'],
  ['themes', '#/themes', 'Themes'],
  ['mine', '#/mine', 'Mine'],
  ['any', '#/puzzles', 'Any'],
] as const;
export type PuzzleTab = (typeof kTabs)[number][0];

export function PuzzleTabs({ here }: { here: PuzzleTab }) {
  return (
    <div class="puzzle-tabs" role="navigation" aria-label="Kinds of puzzles">
      {kTabs.map(([tab, href, words]) => (
        <a key={tab} href={href} aria-current={tab === here ? 'page' : undefined}>
          {words}
        </a>
      ))}
    </div>
  );
}

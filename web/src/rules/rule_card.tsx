// SPDX-License-Identifier: MIT
// The rules of the game at the table, in three lines, with an example that plays.
import { useState } from 'preact/hooks';
import { targetWords } from '../model/reason';
import { titleOf } from '../shell/catalogue';
import { cardOf } from './cards';
import { ExamplePlayer } from './example';

const kKey = 'harary.rules';

export function RuleCard({ game, target }: { game: string; target?: string | undefined }) {
  const card = cardOf(game);
  const [open, setOpen] = useState(() => localStorage.getItem(kKey) !== 'closed');
  if (!card) return null;
  const line = (text: string) => text.replace('{target}', targetWords(target ?? 'K3'));
  return (
    <details
      id="rules"
      class="panel rules"
      open={open}
      onToggle={(e) => {
        setOpen(e.currentTarget.open);
        localStorage.setItem(kKey, e.currentTarget.open ? 'open' : 'closed');
      }}
    >
      <summary>
        <strong>How to play {titleOf(game)}</strong>
      </summary>
      {open && (
        <div class="rule-lines">
          <ol>
            {card.lines.map((text) => (
              <li key={text}>{line(text)}</li>
            ))}
          </ol>
          <p class="note tie-rule">{card.tie}</p>
          {!game.startsWith('pos-') && game !== 'qbf' && (
            <ExamplePlayer example={card.example} name={titleOf(game)} />
          )}
        </div>
      )}
    </details>
  );
}

// SPDX-License-Identifier: MIT
// The rules of the game at the table, in a few lines, with an example that plays.
import { useState } from 'preact/hooks';
import type { CatalogueEntry } from '../api/types';
import { ruleOf } from '../model/graph_words';
import { keepWord, keptWord } from '../model/kept';
import { ExamplePlayer } from './example';

const kKey = 'harary.rules';

interface Props {
  entry: CatalogueEntry | null;
  instance: Record<string, unknown>;
}

export function RuleCard({ entry, instance }: Props) {
  const [open, setOpen] = useState(() => keptWord(kKey) === 'open');
  if (!entry) return null;
  const { about } = entry;
  return (
    <details
      id="rules"
      class="panel rules"
      open={open}
      onToggle={(e) => {
        setOpen(e.currentTarget.open);
        keepWord(kKey, e.currentTarget.open ? 'open' : 'closed');
      }}
    >
      <summary>
        <strong>How to play</strong>
      </summary>
      {open && (
        <div class="rule-lines">
          <ol>
            {about.rules.map((text) => (
              <li key={text}>{ruleOf(text, instance)}</li>
            ))}
          </ol>
          <p class="note tie-rule">{ruleOf(about.ties, instance)}</p>
          <ExamplePlayer entry={entry} />
        </div>
      )}
    </details>
  );
}

// Opens the card and goes there.
export function showRules() {
  const rules = document.querySelector<HTMLDetailsElement>('#rules');
  if (!rules) return;
  rules.open = true;
  rules.scrollIntoView({ block: 'nearest' });
  rules.querySelector('summary')?.focus({ preventScroll: true });
}

// SPDX-License-Identifier: MIT
// What is played, above the board.
import { BoardNumber } from './board_number';
import { instanceWords } from './instance_words';
import type { Session } from './session';

export function Heading({ session, onSheet }: { session: Session; onSheet: () => void }) {
  const { board } = session.state;
  return (
    <div class="heading">
      <h1>
        {session.title} <small>{instanceWords(board.instance)}</small>
      </h1>
      <BoardNumber link={session.linkNow()} />
      <button class="small" onClick={showRules}>
        Rules
      </button>
      <button class="small keys-button" aria-label="Keys" onClick={onSheet}>
        ?
      </button>
    </div>
  );
}

function showRules() {
  const rules = document.querySelector<HTMLDetailsElement>('#rules');
  if (!rules) return;
  rules.open = true;
  rules.scrollIntoView({ block: 'nearest' });
  rules.querySelector('summary')?.focus({ preventScroll: true });
}

// SPDX-License-Identifier: MIT
// The number of a board drawn by lot: to read aloud, and to type for the same board.
import { useState } from 'preact/hooks';
import type { Link } from '../model/link';
import { isSeed, seededBoard } from '../model/random_boards';
import { navigate } from '../shell/route';
import { onBoard } from './again';

export function BoardNumber({ link }: { link: Link }) {
  const board = seededBoard(link.options['board'] ?? '');
  const [typed, setTyped] = useState<string | null>(null);
  if (!board) return null;
  return (
    <form
      class="board-number"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed === null || !isSeed(typed)) return;
        navigate(onBoard(link, typed.trim()));
      }}
    >
      <label>
        <span>Board</span>
        <input
          inputMode="numeric"
          size={9}
          aria-invalid={typed !== null && !isSeed(typed)}
          value={typed ?? board.seed}
          onFocus={(e) => e.currentTarget.select()}
          onInput={(e) => setTyped(e.currentTarget.value)}
        />
      </label>
      {typed !== null && typed !== board.seed && (
        <button class="small" disabled={!isSeed(typed)}>
          Go
        </button>
      )}
    </form>
  );
}

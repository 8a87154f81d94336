// SPDX-License-Identifier: MIT
// The number of a board drawn by lot: to read aloud, and to type for the same board.
import { useState } from 'preact/hooks';
import { kNoMoves } from '../model/tree';
import { linkText, type Link } from '../model/link';
import { isSeed, seededBoard, withSeed } from '../model/random_boards';
import { navigate } from '../shell/route';

export function BoardNumber({ link }: { link: Link }) {
  const text = link.options['board'] ?? '';
  const board = seededBoard(text);
  const [typed, setTyped] = useState<string | null>(null);
  if (!board) return null;
  return (
    <form
      class="board-number"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed === null || !isSeed(typed)) return;
        const options = { ...link.options, board: withSeed(text, typed.trim()) };
        navigate(linkText({ ...link, options, moves: [], at: 0, from: '', tree: kNoMoves }));
      }}
    >
      <label>
        <span>Board</span>
        <input
          inputMode="numeric"
          size={9}
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

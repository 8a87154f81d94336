// SPDX-License-Identifier: MIT
// A move as text, for who would rather type than point: "0-1", "0-1,2-3", "CD>A", "4".
import { useState } from 'preact/hooks';

export function MoveEntry({ open, onMove }: { open: boolean; onMove: (move: string) => void }) {
  const [text, setText] = useState('');
  return (
    <form
      class="panel"
      onSubmit={(event) => {
        event.preventDefault();
        const move = text.replace(/\s+/g, '');
        if (move === '' || !open) return;
        onMove(move);
        setText('');
      }}
    >
      <label>
        Type a move
        <span class="row">
          <input
            value={text}
            autocomplete="off"
            spellcheck={false}
            onInput={(e) => setText(e.currentTarget.value)}
          />
          <button disabled={!open || text.trim() === ''}>Play</button>
        </span>
      </label>
    </form>
  );
}

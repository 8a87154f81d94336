// SPDX-License-Identifier: MIT
// A move as text, for who would rather type than point: "0-1", "0-1,2-3", "CD>A", "4".
import { useState } from 'preact/hooks';
import { edgeText } from '../model/edges';

interface Props {
  open: boolean;
  legal: readonly string[];
  onMove: (move: string) => void;
  refusal: (move: string) => Promise<string>; // why it cannot be played
}

export function MoveEntry({ open, legal, onMove, refusal }: Props) {
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  // Refused: it stays in the field, with the reason below it. Else it is played.
  function said(words: string) {
    setError(words);
    if (words !== '') return;
    onMove(meant(text, legal));
    setText('');
  }
  return (
    <form
      class="panel"
      onSubmit={(event) => {
        event.preventDefault();
        const move = meant(text, legal);
        if (move === '' || !open) return;
        if (!legal.includes(move)) return void refusal(move).then(said);
        said('');
      }}
    >
      <label>
        Type a move
        <span class="row">
          <input
            value={text}
            autocomplete="off"
            spellcheck={false}
            aria-invalid={error !== ''}
            aria-describedby="move-refused"
            onInput={(e) => {
              setText(e.currentTarget.value);
              setError('');
            }}
          />
          <button disabled={!open || text.trim() === ''}>Play</button>
        </span>
      </label>
      <p id="move-refused" class="error" aria-live="polite">
        {error}
      </p>
    </form>
  );
}

// "0 2" and "2-0" mean the edge 0-2; "0-1 1-2" are two edges.
function meant(text: string, legal: readonly string[]): string {
  const words = text.trim().replace(/\s*([-,+>])\s*/g, '$1');
  const near = words.replace(/\s+/g, '');
  const joint = /^\d+\s+\d+$/.test(words) ? '-' : ',';
  const typed = legal.includes(near) ? near : words.replace(/\s+/g, joint);
  const turned = typed.replace(/\d+-\d+/g, (edge) =>
    edgeText(edge.split('-').map(Number) as [number, number]),
  );
  return !legal.includes(typed) && legal.includes(turned) ? turned : typed;
}

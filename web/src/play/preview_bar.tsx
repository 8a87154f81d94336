// SPDX-License-Identifier: MIT
// The bar above the board while moves are previewed, not played: it replaces the status of the game.
import { useEffect, useRef } from 'preact/hooks';
import type { Preview } from './preview';

export function PreviewBar({ preview }: { preview: Preview }) {
  const { shown } = preview;
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') preview.end();
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, [preview]);
  if (!shown) return null;
  const { at, moves, view } = shown;
  return (
    <div class="status preview" data-preview={at}>
      <span class="pill">
        {at} of {moves.length}
      </span>
      <span class="row">
        <button class="small" disabled={at === 0} onClick={() => preview.step(-1)}>
          Back
        </button>
        <button class="small" disabled={at === moves.length} onClick={() => preview.step(1)}>
          Next
        </button>
        <button class="small" ref={back} onClick={preview.end}>
          To the game
        </button>
      </span>
      <small role="status">
        {moves.slice(0, at).join(', ')}
        {view.over && view.reason ? `. ${view.reason.text}` : ''}
      </small>
    </div>
  );
}

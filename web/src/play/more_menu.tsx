// SPDX-License-Identifier: MIT
// What is needed seldom, behind "⋯".
import { useEffect, useRef, useState } from 'preact/hooks';

export interface MenuItem {
  words: string;
  act: () => void;
  off?: boolean;
  action?: string;
}

export function MoreMenu({ items }: { items: readonly MenuItem[] }) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const close = (event: Event) => {
      if (
        event instanceof KeyboardEvent
          ? event.key === 'Escape'
          : !place.current?.contains(event.target as Node)
      )
        setOpen(false);
    };
    addEventListener('pointerdown', close);
    addEventListener('keydown', close);
    return () => {
      removeEventListener('pointerdown', close);
      removeEventListener('keydown', close);
    };
  }, [open]);
  return (
    <div class="more" ref={place}>
      <button
        class="more-button"
        aria-label="More"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span aria-hidden="true">⋯</span>
      </button>
      {open && (
        <div class="menu" role="group" aria-label="More">
          {items.map(({ words, act, off, action }) => (
            <button
              key={words}
              disabled={off}
              data-action={action}
              onClick={() => {
                setOpen(false);
                act();
              }}
            >
              {words}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

// SPDX-License-Identifier: MIT
// A sheet above the page: the browser keeps the focus inside, Escape and a click beside it close it.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface Props {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
}

export function Dialog({ title, onClose, children }: Props) {
  const sheet = useRef<HTMLDialogElement>(null);
  const beside = useRef(false); // the press began there; to drag out of a field is not to close
  useEffect(() => {
    const before = document.activeElement;
    const { current } = sheet;
    current?.showModal();
    return () => {
      current?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={sheet}
      class="sheet"
      aria-labelledby="sheet-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => (beside.current = event.target === sheet.current)}
      onClick={(event) => beside.current && event.target === sheet.current && onClose()}
    >
      <div class="sheet-inside">
        <header class="sheet-head">
          <h2 id="sheet-title">{title}</h2>
          <button class="icon" type="button" aria-label="Close" onClick={onClose}>
            ✕
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

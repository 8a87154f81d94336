// SPDX-License-Identifier: MIT
// Keys that work anywhere on the table, except where something is being typed.
import { useEffect } from 'preact/hooks';
import { useLatest } from './latest';

export interface KeyAction {
  keys: string[]; // KeyboardEvent.key, lower case; "ctrl+" before it for Control or Command
  words: string;
  act: (key: string) => void;
}

export const keyOf = (event: KeyboardEvent): string =>
  `${event.ctrlKey || event.metaKey ? 'ctrl+' : ''}${event.key.length === 1 ? event.key.toLowerCase() : event.key}`;

function typing(target: EventTarget | null): boolean {
  const element = target instanceof HTMLElement ? target : null;
  if (!element) return false;
  if (element.isContentEditable || element.closest('dialog')) return true;
  if (element instanceof HTMLInputElement) return element.type !== 'checkbox';
  return element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
}

// `other` may take a key that has no action; it says whether it did.
export function useKeys(actions: readonly KeyAction[], other: (key: string) => boolean) {
  // The second of two quick keys must see what the first one did.
  const latest = useLatest({ actions, other });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.repeat || typing(event.target)) return;
      const key = keyOf(event);
      const { actions, other } = latest.current;
      const action = actions.find(({ keys }) => keys.includes(key));
      if (action) action.act(key);
      else if (!other(key)) return;
      event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}

// SPDX-License-Identifier: MIT
// The page's views, by the part of the address after '#'.
import { useEffect, useState } from 'preact/hooks';

// The page goes there at once: the browser itself would tell it in a later task, after a second key.
export function navigate(hash: string) {
  if (location.hash !== hash) return navigateTo(hash);
  history.replaceState(null, '', hash);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

// A step to a view for which the browser's history is to know the server's match.
export function navigateTo(hash: string, match: string | null = null) {
  history.pushState(match === null ? null : { match }, '', hash);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

// Changes the address without a step in the browser's history, and without a new view. The match that
// the server keeps for this step goes into the browser's history: Back and a reload find it there.
export function rename(hash: string, match: string | null = null) {
  if (location.hash === hash && matchHere() === match) return;
  history.replaceState(match === null ? null : { match }, '', hash);
}

export function matchHere(): string | null {
  const match = (history.state as { match?: unknown } | null)?.match;
  return typeof match === 'string' ? match : null;
}

// The serial number tells a link that is followed again from one that is merely still there.
export function useHash(): { hash: string; serial: number } {
  const [state, setState] = useState({ hash: location.hash, serial: 0 });
  useEffect(() => {
    const changed = () => setState((was) => ({ hash: location.hash, serial: was.serial + 1 }));
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);
  return state;
}

// SPDX-License-Identifier: MIT
// The page's views, by the part of the address after '#'.
import { useEffect, useState } from 'preact/hooks';

export function navigate(hash: string) {
  if (location.hash === hash) dispatchEvent(new HashChangeEvent('hashchange'));
  else location.hash = hash;
}

// Changes the address without a step in the browser's history, and without a new view.
export function rename(hash: string) {
  if (location.hash !== hash) history.replaceState(null, '', hash);
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

// SPDX-License-Identifier: MIT
// Says that the server does not answer, while it does not, and looks for it.
import { useEffect, useState } from 'preact/hooks';
import { reachable } from '../api/client';
import { connection, onConnection } from '../api/connection';

const kLookEvery = 1500;

export function ConnectionBar() {
  const [state, setState] = useState(connection);
  useEffect(() => onConnection(setState), []);
  useEffect(() => {
    if (state !== 'away') return;
    const timer = setInterval(() => void reachable(), kLookEvery);
    return () => clearInterval(timer);
  }, [state]);
  return (
    <div class="connection" role="status" data-connection={state}>
      {state === 'away' && 'The server does not answer. Trying again …'}
    </div>
  );
}

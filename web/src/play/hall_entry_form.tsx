// SPDX-License-Identifier: MIT
// Who won a shaken game may say a name. The server saw the game and knows whether it counts.
import { useState } from 'preact/hooks';
import { api, saidOf } from '../api/client';
import type { Match } from '../api/types';

const kLongestName = 24;

export function HallEntryForm({ match }: { match: Match }) {
  const [name, setName] = useState('');
  const [entered, setEntered] = useState(false);
  const [error, setError] = useState('');
  const enter = () =>
    api.enterHall(match.id, name.trim()).then(
      () => setEntered(true),
      (e: unknown) => setError(saidOf(e)),
    );
  if (entered) {
    return (
      <p class="panel" role="status">
        {name.trim()} is in the <a href={`#/hall/${encodeURIComponent(match.game)}`}>records</a>.
      </p>
    );
  }
  return (
    <form
      class="panel fame"
      aria-label="Records"
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      <p>
        <strong>You won in {(match.human_ms / 1000).toFixed(1)} seconds.</strong> Enter the records:
      </p>
      <label>
        Your name
        <span class="row">
          <input
            value={name}
            maxLength={kLongestName}
            required
            onInput={(e) => setName(e.currentTarget.value)}
          />
          <button class="primary" disabled={name.trim() === ''}>
            Enter
          </button>
        </span>
      </label>
      {error !== '' && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
    </form>
  );
}

// SPDX-License-Identifier: MIT
// Out and in: the link that holds the game, the picture of the board, the position as text.
import { useState } from 'preact/hooks';
import { api, saidOf } from '../api/client';
import { linkText, parseLink } from '../model/link';
import { navigate } from '../shell/route';
import { fresh } from './again';
import { useHandOut } from './hand_out';
import type { Session } from './session';

export function SharePanel({ session }: { session: Session }) {
  const { said, picture, copy } = useHandOut(session);
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const link = session.linkNow();
  const address = `${location.origin}${location.pathname}${linkText(link)}`;
  const { position } = session.view;

  // Takes a position, or a whole link.
  const load = async () => {
    const words = text.trim();
    const hash = words.indexOf('#/play/');
    const whole = hash >= 0 ? parseLink(words.slice(hash)) : null;
    if (whole) return navigate(linkText(whole));
    try {
      const view = await api.view({ game: link.game, options: link.options, position: words });
      navigate(fresh(link, { from: view.position }));
    } catch (e) {
      setError(saidOf(e));
    }
  };

  return (
    <section class="panel" aria-label="Share">
      <label>
        Link to this game
        <span class="row">
          <input readOnly value={address} onFocus={(e) => e.currentTarget.select()} />
          <button onClick={() => void copy('Link', address)}>Copy</button>
        </span>
      </label>
      <label>
        Position as text
        <span class="row">
          <input readOnly value={position} onFocus={(e) => e.currentTarget.select()} />
          <button onClick={() => void copy('Position', position)}>Copy</button>
        </span>
      </label>
      <div class="row">
        <button onClick={() => void picture('svg')}>Save as SVG</button>
        <button onClick={() => void picture('png')}>Save as PNG</button>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void load();
        }}
      >
        <label>
          Load a position or a link
          <textarea
            rows={2}
            value={text}
            placeholder={position}
            onInput={(e) => {
              setText(e.currentTarget.value);
              setError('');
            }}
          />
        </label>
        <button disabled={text.trim() === ''}>Load</button>
      </form>
      {error !== '' && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
      <p aria-live="polite">{said}</p>
    </section>
  );
}

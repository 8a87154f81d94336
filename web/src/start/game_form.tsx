// SPDX-License-Identifier: MIT
// A new game: its options, who plays, shaking. What the server refuses is said under the form.
import { useState } from 'preact/hooks';
import { api, saidOf } from '../api/client';
import type { CatalogueEntry, Options, Seats } from '../api/types';
import { kThinking, linkText, newLink } from '../model/link';
import { fieldsOf, parseExample, type OptionField } from '../model/options';
import type { Naming } from '../model/players';
import { SeatPicker } from '../play/seats';
import { navigate } from '../shell/route';
import { titleOf } from '../shell/catalogue';

export function namingOfGame({ game, drawing, options }: CatalogueEntry): Naming {
  if (game === 'flood') return 'solo';
  if (drawing === 'cells') return 'letters';
  return options.includes('green') ? 'colours' : 'numbers';
}

// Sim and its kin have a board of their own; it stands in the form where people can change it.
function startOptions(entry: CatalogueEntry): Options {
  const usual: Options = /^sim/.test(entry.game) ? { board: 'K6', target: 'K3' } : {};
  return { ...usual, ...parseExample(entry.example) };
}

export function GameForm({ entry, onClose }: { entry: CatalogueEntry; onClose: () => void }) {
  const naming = namingOfGame(entry);
  const [options, setOptions] = useState<Options>(() => startOptions(entry));
  const [seats, setSeats] = useState<Seats>(
    naming === 'solo'
      ? { first: 'human' }
      : {
          first: 'human',
          second: entry.players.includes('perfect') ? 'perfect' : (entry.players[0] ?? 'human'),
        },
  );
  const [shaking, setShaking] = useState(false);
  const [thinking, setThinking] = useState(kThinking);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  const start = async () => {
    setBusy(true);
    const said = Object.fromEntries(
      Object.entries(options).filter(([, text]) => text.trim() !== ''),
    );
    try {
      await api.board(entry.game, said); // refuses what is no board before the page leaves the form
      navigate(linkText({ ...newLink(entry.game, said), seats, shaking, thinking }));
    } catch (e) {
      setError(saidOf(e));
      setBusy(false);
    }
  };
  const machine = Object.values(seats).some((player) => player !== 'human');
  const fields = fieldsOf(entry.options, entry.drawing);
  const main = fields.filter(({ option }) =>
    ['board', 'target', 'letters', 'first'].includes(option),
  );
  const more = fields.filter((one) => !main.includes(one));
  const control = (one: OptionField) => (
    <Field
      key={one.option}
      field={one}
      naming={naming}
      text={options[one.option] ?? ''}
      onText={(text) => {
        setOptions({ ...options, [one.option]: text });
        setError('');
      }}
    />
  );

  return (
    <form
      class="game-form"
      aria-label={`New game of ${titleOf(entry.game)}`}
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <div class="fields">{main.map(control)}</div>
      {more.length > 0 && (
        <details>
          <summary>More options</summary>
          <div class="fields">{more.map(control)}</div>
        </details>
      )}
      <SeatPicker seats={seats} players={entry.players} naming={naming} onSeats={setSeats} />
      {machine && (
        <label class="short">
          Thinking time a move
          <select
            value={String(thinking)}
            onChange={(e) => setThinking(Number(e.currentTarget.value))}
          >
            {[200, 1000, 2000, 5000].map((ms) => (
              <option key={ms} value={String(ms)}>
                {ms / 1000} s
              </option>
            ))}
          </select>
        </label>
      )}
      {entry.drawing === 'graph' && machine && (
        <label class="check">
          <input
            type="checkbox"
            checked={shaking}
            onChange={(e) => setShaking(e.currentTarget.checked)}
          />
          <span>
            Shaking{' '}
            <small class="hint">
              the vertices change places after each move of the machine; who wins against a learning
              or ultra-strong machine may enter the hall of fame
            </small>
          </span>
        </label>
      )}
      {error !== '' && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
      <div class="row">
        <button class="primary" disabled={busy}>
          Start
        </button>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
    </form>
  );
}

interface FieldProps {
  field: OptionField;
  naming: Naming;
  text: string;
  onText: (text: string) => void;
}

function Field({ field, naming, text, onText }: FieldProps) {
  const id = `option-${field.option}`;
  if (field.kind === 'flag') {
    return (
      <label class="check">
        <input
          type="checkbox"
          checked={text === 'true'}
          onChange={(e) => onText(e.currentTarget.checked ? 'true' : '')}
        />
        <span>{field.label}</span>
      </label>
    );
  }
  if (field.kind === 'choice') {
    const words = (offer: string) => {
      if (offer === 'red') return naming === 'colours' ? 'Red' : 'First player';
      if (offer === 'green') return naming === 'colours' ? 'Green' : 'Second player';
      return offer;
    };
    return (
      <label>
        {field.label}
        <select value={text} onChange={(e) => onText(e.currentTarget.value)}>
          <option value="">as usual</option>
          {field.offers.map((offer) => (
            <option key={offer} value={offer}>
              {words(offer)}
            </option>
          ))}
        </select>
      </label>
    );
  }
  return (
    <label>
      {field.label}
      <input
        value={text}
        list={`${id}-offers`}
        placeholder={field.hint}
        autocomplete="off"
        spellcheck={false}
        onInput={(e) => onText(e.currentTarget.value)}
      />
      <datalist id={`${id}-offers`}>
        {field.offers.map((offer) => (
          <option key={offer} value={offer} />
        ))}
      </datalist>
    </label>
  );
}

// SPDX-License-Identifier: MIT
// A new game: its options, who plays, shaking. What the server refuses is said under the form.
import { useState } from 'preact/hooks';
import { api, saidOf } from '../api/client';
import type { CatalogueEntry, Options, OptionSpec, Seats } from '../api/types';
import { kThinking, linkText, newLink } from '../model/link';
import { boardName, controlOf, fieldsOf, offersOf, startOptions } from '../model/options';
import type { Naming } from '../model/players';
import { newSeed, presetsOf } from '../model/random_boards';
import { SeatPicker } from '../play/seats';
import { navigate } from '../shell/route';

export function GameForm({ entry, onClose }: { entry: CatalogueEntry; onClose: () => void }) {
  const naming = entry.about.players;
  const presets = presetsOf(entry);
  const fields = fieldsOf(entry);
  const [options, setOptions] = useState<Options>(() => firstOptions(entry));
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
      Object.entries(options)
        .filter(([, text]) => text.trim() !== '')
        .map(([name, text]) => {
          const graph = fields.some((field) => field.name === name && field.type === 'graph');
          return [name, graph ? boardName(text) : text];
        }),
    );
    try {
      await api.board(entry.game, said); // refuses wrong boards before the page leaves the form
      navigate(linkText({ ...newLink(entry.game, said), seats, shaking, thinking }));
    } catch (e) {
      setError(saidOf(e));
      setBusy(false);
    }
  };
  const machine = Object.values(seats).some((player) => player !== 'human');
  const main = fields.filter(({ advanced }) => !advanced);
  const more = fields.filter(({ advanced }) => advanced);
  const control = (one: OptionSpec) => (
    <Field
      key={one.name}
      option={one}
      naming={naming}
      text={options[one.name] ?? ''}
      onText={(text) => {
        setOptions({ ...options, [one.name]: text });
        setError('');
      }}
    />
  );

  return (
    <form
      class="game-form"
      aria-label={`New game of ${entry.about.title}`}
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      {presets.length > 0 && (
        <div class="presets" role="group" aria-label="Boards">
          {presets.map(({ words, board }) => (
            <button
              key={board}
              type="button"
              aria-pressed={(options['board'] ?? '').startsWith(board)}
              onClick={() => setOptions({ ...options, board: `${board}${newSeed()}` })}
            >
              {words}
            </button>
          ))}
        </div>
      )}
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
      {canBeShaken(entry) && machine && (
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
      <div class="row form-end">
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

// Vertices that change places are drawn where edges or vertices are taken.
const canBeShaken = ({ about }: CatalogueEntry): boolean =>
  about.drawing === 'graph' || about.drawing === 'vertices';

// Where boards are drawn by lot, a new one of the first kind.
function firstOptions(entry: CatalogueEntry): Options {
  const [preset] = presetsOf(entry);
  const options = startOptions(entry);
  return preset ? { ...options, board: `${preset.board}${newSeed()}` } : options;
}

interface FieldProps {
  option: OptionSpec;
  naming: Naming;
  text: string;
  onText: (text: string) => void;
}

function Field({ option, naming, text, onText }: FieldProps) {
  const id = `option-${option.name}`;
  const control = controlOf(option);
  if (control === 'flag') {
    return (
      <label class="check">
        <input
          type="checkbox"
          checked={text === 'true'}
          onChange={(e) => onText(e.currentTarget.checked ? 'true' : '')}
        />
        <span>{option.label}</span>
      </label>
    );
  }
  if (control === 'choice') {
    const words = (offer: string) => {
      if (offer === 'red') return naming === 'colours' ? 'Red' : 'First player';
      if (offer === 'green') return naming === 'colours' ? 'Green' : 'Second player';
      return offer;
    };
    return (
      <label>
        {option.label}
        <select value={text} onChange={(e) => onText(e.currentTarget.value)}>
          <option value="">as usual</option>
          {offersOf(option).map((offer) => (
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
      {option.label}
      <input
        value={text}
        list={`${id}-offers`}
        placeholder={option.hint}
        autocomplete="off"
        spellcheck={false}
        onInput={(e) => onText(e.currentTarget.value)}
      />
      <datalist id={`${id}-offers`}>
        {offersOf(option).map((offer) => (
          <option key={offer} value={offer} />
        ))}
      </datalist>
    </label>
  );
}

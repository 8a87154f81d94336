// SPDX-License-Identifier: MIT
// A new game on a sheet: the board and the rules, and beside them the opponent, the side, the board; the rest is
// folded away. What the server refuses is said under the form.
import { hasServer } from '#transport';
import { useEffect, useState } from 'preact/hooks';
import { api, saidOf } from '../api/client';
import { boardFor } from '../api/pictures';
import type { Board, CatalogueEntry, Options, OptionSpec, Seats, Side } from '../api/types';
import { SmallBoard } from '../board/small_board';
import { pointsOf, ruleOf } from '../model/graph_words';
import { inOrder, stepsOf } from '../model/levels';
import { kThinking, linkText, newLink } from '../model/link';
import { boardName, controlOf, fieldsOf, offersOf, startOptions } from '../model/options';
import { namingOf, other, playerName, sideName, type Naming } from '../model/players';
import { newSeed, presetsOf, withSeed } from '../model/random_boards';
import { navigate } from '../shell/route';

type Opponent = string; // a machine, 'human' at the same screen, or 'friend' over a link
type Turn = 'first' | 'second' | 'random';

export function GameForm({ entry, onClose }: { entry: CatalogueEntry; onClose: () => void }) {
  const fields = fieldsOf(entry);
  const [options, setOptions] = useState<Options>(() => firstOptions(entry));
  const naming = namingOf(entry.about, options);
  const solo = naming.marks === 'solo';
  const steps = stepsOf(entry.players);
  const [opponent, setOpponent] = useState<Opponent>(steps[0] ?? 'human');
  const [turn, setTurn] = useState<Turn>('first');
  const [alone, setAlone] = useState('human'); // who plays a game of one player
  const [shaking, setShaking] = useState(false);
  const [thinking, setThinking] = useState(kThinking);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  const said = () =>
    Object.fromEntries(
      Object.entries(options)
        .filter(([, text]) => text.trim() !== '')
        .map(([name, text]) => {
          const graph = fields.some((field) => field.name === name && field.type === 'graph');
          return [name, graph ? boardName(text) : text];
        }),
    );
  const start = async () => {
    setBusy(true);
    const side: Side = turn === 'random' ? (Math.random() < 0.5 ? 'first' : 'second') : turn;
    try {
      const asked = said();
      await api.board(entry.game, asked); // refuses wrong boards before the page leaves the form
      if (opponent === 'friend' && !solo) {
        const match = await api.newMatch({
          ...{ game: entry.game, options: asked, shaking: false, thinking_ms: thinking },
          seats: { first: 'human', second: 'human' },
          open_seat: other(side),
        });
        return navigate(`#/match/${match.id}`);
      }
      const seats: Seats = solo
        ? { first: alone }
        : opponent === 'human'
          ? { first: 'human', second: 'human' }
          : { first: opponent, second: opponent, [side]: 'human' };
      navigate(linkText({ ...newLink(entry.game, asked), seats, shaking, thinking }));
    } catch (e) {
      setError(saidOf(e));
      setBusy(false);
    }
  };
  const machine = solo ? alone !== 'human' : opponent !== 'human' && opponent !== 'friend';
  const board = fields.find(({ name }) => name === 'board');
  const offers = offersIn(entry);
  const main = fields.filter((one) => !one.advanced && one !== board);
  const more = fields.filter(({ advanced }) => advanced);
  const set = (name: string, text: string) => {
    setOptions({ ...options, [name]: text });
    setError('');
  };
  const take = (offer: Offer) => {
    setOptions(chosenOf(offer, options));
    setError('');
  };
  const control = (one: OptionSpec) => (
    <Field
      key={one.name}
      option={one}
      naming={naming}
      text={options[one.name] ?? ''}
      onText={(text) => set(one.name, text)}
    />
  );
  const others = inOrder(entry.players).filter((player) => !steps.includes(player));
  const opponents: [string, string][] = [
    ...steps.map((player): [string, string] => [player, playerName(player)]),
    ...(hasServer ? [['friend', 'A friend, by link'] as [string, string]] : []),
    ['human', 'Same screen'],
  ];
  return (
    <form
      class="game-form"
      aria-label={`New game of ${entry.about.title}`}
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <div class="form-left">
        <LiveBoard entry={entry} options={said()} />
        <p class="note">{entry.about.rules.map((text) => ruleOf(text, options)).join(' ')}</p>
      </div>
      <div class="form-right">
        {solo ? (
          <Chips
            name="player"
            legend="Who plays"
            choices={[
              ['human', 'You'],
              ...steps.map((player): [string, string] => [player, playerName(player)]),
            ]}
            value={alone}
            onValue={setAlone}
          />
        ) : (
          <>
            <Chips
              name="opponent"
              legend="Opponent"
              choices={opponents}
              value={opponent}
              onValue={setOpponent}
            />
            <Chips
              name="turn"
              legend="You are"
              choices={[
                ['first', sideName(naming, 'first')],
                ['second', sideName(naming, 'second')],
                ['random', 'By lot'],
              ]}
              value={turn}
              onValue={(value) => setTurn(value as Turn)}
            />
          </>
        )}
        {offers.length > 0 && (
          <div class="chips-row" role="group" aria-label="Boards">
            {offers.map((offer) => (
              <button
                key={offer.words}
                type="button"
                class="board-chip"
                aria-pressed={isChosen(offer, options)}
                onClick={() => take(offer)}
              >
                <SmallOptions entry={entry} options={{ ...options, ...offer.options }} />
                <span>{offer.words}</span>
              </button>
            ))}
          </div>
        )}
        <div class="fields">
          {board && control(board)}
          {main.map(control)}
        </div>
        <details>
          <summary>More options</summary>
          {others.length > 0 && !solo && (
            <Chips
              name="other-opponent"
              legend="Other opponents"
              choices={others.map((player): [string, string] => [player, playerName(player)])}
              value={opponent}
              onValue={setOpponent}
            />
          )}
          <div class="fields">{more.map(control)}</div>
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
          {canBeShaken(entry, options) && machine && (
            <label class="check">
              <input
                type="checkbox"
                checked={shaking}
                onChange={(e) => setShaking(e.currentTarget.checked)}
              />
              <span>
                Shaking{' '}
                <small class="hint">
                  the vertices change places after each move of the machine; a win against
                  “Learning” or “Perfect, with traps” may enter the records
                </small>
              </span>
            </label>
          )}
        </details>
        <div class="row form-end">
          {error !== '' && (
            <p class="error" role="alert">
              {error}
            </p>
          )}
          <button class="primary" disabled={busy}>
            Start
          </button>
          <button type="button" class="quiet" onClick={onClose}>
            Close
          </button>
        </div>
      </div>
    </form>
  );
}

// A row of choices of which one is taken: radio buttons that look like chips.
function Chips({
  name,
  legend,
  choices,
  value,
  onValue,
}: {
  name: string;
  legend: string;
  choices: readonly [value: string, words: string][];
  value: string;
  onValue: (value: string) => void;
}) {
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      <div class="chips-row">
        {choices.map(([one, words]) => (
          <label key={one} class="choice-chip">
            <input
              type="radio"
              name={name}
              value={one}
              checked={value === one}
              onChange={() => onValue(one)}
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

// The board as it is chosen; what cannot be read yet leaves the last one.
function LiveBoard({ entry, options }: { entry: CatalogueEntry; options: Options }) {
  return (
    <div class="live-board">
      <SmallOptions entry={entry} options={options} />
    </div>
  );
}

function SmallOptions({ entry, options }: { entry: CatalogueEntry; options: Options }) {
  const [board, setBoard] = useState<Board | null>(null);
  const key = JSON.stringify(options);
  useEffect(() => {
    let gone = false;
    const timer = setTimeout(() => {
      boardFor(entry, options).then(
        (found) => !gone && setBoard(found),
        () => undefined,
      );
    }, 150);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [key]);
  return (
    <svg class="thumbnail" viewBox="0 0 100 100" aria-hidden="true">
      {board && <SmallBoard board={board} position={board.start.position} about={entry.about} />}
    </svg>
  );
}

const kBoards = 4;
// Boards to choose among: games by name, kinds drawn by lot, or what the game and its field name.
interface Offer {
  words: string;
  options: Options; // that it sets; a board drawn by lot has the number 1
  drawn: boolean;
  alone: boolean; // it says all that is set up, so that what was set before goes
}
function offersIn(entry: CatalogueEntry): Offer[] {
  const { setups = [] } = entry.about;
  if (setups.length > 0)
    return setups.map(({ title, options }) => ({
      ...{ words: title, options, drawn: false, alone: true },
    }));
  const presets = presetsOf(entry);
  if (presets.length > 0)
    return presets.map(({ words, board }) => ({
      ...{ words, options: { board: `${board}1` }, drawn: true, alone: false },
    }));
  const field = fieldsOf(entry).find(({ name }) => name === 'board');
  if (!field || (entry.about.drawing !== 'graph' && entry.about.drawing !== 'vertices')) return [];
  const named = [
    field.default,
    entry.example_options['board'],
    ...entry.about.samples.map(({ board }) => board),
    entry.about.sketch.options['board'],
    ...field.values,
  ];
  return [...new Set(named)]
    .filter((board): board is string => Boolean(board))
    .slice(0, kBoards)
    .map((board) => ({ words: board, options: { board }, drawn: false, alone: false }));
}

function chosenOf({ options, drawn, alone }: Offer, before: Options): Options {
  const board = options['board'] ?? '';
  const set = drawn ? { board: withSeed(board, newSeed()) } : options;
  return alone ? set : { ...before, ...set };
}
const isChosen = ({ options, drawn }: Offer, now: Options): boolean =>
  Object.entries(options).every(([name, text]) =>
    drawn ? (now[name] ?? '').startsWith(withSeed(text, '')) : (now[name] ?? '') === text,
  );

// Vertices that change places are drawn where edges or vertices are taken.
const canBeShaken = ({ about }: CatalogueEntry, { target = '' }: Options): boolean =>
  (about.drawing === 'graph' || about.drawing === 'vertices') &&
  !['cells', 'tiles'].includes(pointsOf(target) ?? '');

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
      if (offer === 'red') return sideName(naming, 'first');
      if (offer === 'green') return sideName(naming, 'second');
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

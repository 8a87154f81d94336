// SPDX-License-Identifier: MIT
// Which game to explore: some small ones, those with a tablebase, or one that is typed.
import { useEffect, useState } from 'preact/hooks';
import { api, saidOf } from '../api/client';
import type { ExplorerList, Options } from '../api/types';
import { boardName, usualBoard } from '../model/options';
import { instanceWords } from '../play/instance_words';
import { useCatalogue } from '../shell/catalogue';
import { GameSelect } from '../shell/game_select';
import { navigate } from '../shell/route';
import { Thumbnail } from '../start/thumbnail';
import { explorerLink } from './explorer_link';

const hrefOf = (game: string, options: Options) =>
  explorerLink({ game, options, position: '', layout: '' });

export function ExplorerStart() {
  const { catalogue, titleOf } = useCatalogue();
  const [list, setList] = useState<ExplorerList | null>(null);
  const [chosen, setChosen] = useState('');
  const [board, setBoard] = useState('K5');
  const [target, setTarget] = useState('K3');
  const [error, setError] = useState('');
  useEffect(() => {
    const stop = new AbortController();
    api.explorerList(stop.signal).then(setList, (e: unknown) => {
      if (!stop.signal.aborted) setError(saidOf(e));
    });
    return () => stop.abort();
  }, []);
  const all = catalogue?.games ?? [];
  const samples = all.flatMap((one) => one.about.samples.map((options) => ({ one, options })));
  const games = all.filter(
    ({ solitaire, about, options }) =>
      !solitaire && ['graph', 'vertices'].includes(about.drawing) && options.includes('board'),
  );
  const entry = games.find(({ game }) => game === chosen) ?? games[0];
  return (
    <section class="page">
      <h1>Explorer</h1>
      <p>
        All positions of a small game, forward and back: who wins each, in how many moves, and how
        many there are. Positions that differ only in the names of the vertices count as one.
      </p>
      <ul class="cards">
        {samples.map(({ one, options }) => (
          <li key={hrefOf(one.game, options)} class="card">
            <a class="face" href={hrefOf(one.game, options)} data-explore={one.game}>
              <Thumbnail entry={one} />
              <span class="words">
                <strong>{one.about.title}</strong>
                <span>{instanceWords({ ...usualBoard(one), ...options })}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {list && list.tablebases.length > 0 && (
        <>
          <h2>From tablebases</h2>
          <ul class="kept">
            {list.tablebases.flatMap(({ game: name, instance, values, positions }) =>
              gamesOf(name, values).map((one) => (
                <li key={`${one}${JSON.stringify(instance)}`}>
                  <a class="button" href={hrefOf(one, withoutGame(instance))}>
                    {titleOf(one)} {instanceWords(instance)}
                    <small>{positions.toLocaleString('en')} positions</small>
                  </a>
                </li>
              )),
            )}
          </ul>
        </>
      )}
      <h2>Another game</h2>
      <form
        class="panel"
        onSubmit={(event) => {
          event.preventDefault();
          if (!entry) return;
          const options: Options = { board: boardName(board) };
          if (entry.options.includes('target')) options['target'] = boardName(target);
          navigate(hrefOf(entry.game, options));
        }}
      >
        <div class="fields">
          <label>
            Game
            <GameSelect games={games} game={entry?.game ?? ''} onGame={setChosen} />
          </label>
          <label>
            Board
            <input value={board} onInput={(e) => setBoard(e.currentTarget.value)} />
          </label>
          {entry?.options.includes('target') && (
            <label>
              Target
              <input value={target} onInput={(e) => setTarget(e.currentTarget.value)} />
            </label>
          )}
        </div>
        <p>
          <button class="primary" disabled={board.trim() === ''}>
            Explore
          </button>
        </p>
        {list && (
          <p class="note">
            A game of up to {list.most_positions.toLocaleString('en')} positions is worked out in a
            few seconds; larger ones need a tablebase.
          </p>
        )}
      </form>
      {error !== '' && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
    </section>
  );
}

// A tablebase of scoring games holds the values of several games.
const gamesOf = (game: string, values: readonly string[]): readonly string[] =>
  values.length === 1 && values[0] === 'value' ? [game] : values;

const withoutGame = (instance: Options): Options =>
  Object.fromEntries(Object.entries(instance).filter(([key]) => key !== 'game'));

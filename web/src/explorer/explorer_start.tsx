// SPDX-License-Identifier: MIT
// Which game to explore: some small ones, those with a tablebase, or one that is typed.
import { useEffect, useState } from 'preact/hooks';
import { api, saidOf } from '../api/client';
import type { ExplorerList, Options } from '../api/types';
import { boardName } from '../model/options';
import { instanceWords } from '../play/instance_words';
import { titleOf, useCatalogue } from '../shell/catalogue';
import { GameSelect } from '../shell/game_select';
import { navigate } from '../shell/route';
import { Thumbnail } from '../start/thumbnail';
import { explorerLink } from './explorer_link';

const kSmallGames: [string, Options][] = [
  ['sim', {}],
  ['sim+', {}],
  ['achievement', { board: 'K5', target: 'K3' }],
  ['clique', { board: 'K5' }],
  ['capture', { board: 'K3,3' }],
  ['saturation', { board: 'K7' }],
  ['letters', { letters: '2 1 3 2' }],
];

const hrefOf = (game: string, options: Options) =>
  explorerLink({ game, options, position: '', layout: '' });

export function ExplorerStart() {
  const { catalogue } = useCatalogue();
  const [list, setList] = useState<ExplorerList | null>(null);
  const [game, setGame] = useState('clique');
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
  const games = (catalogue?.games ?? []).filter(
    ({ solitaire, drawing, options }) =>
      !solitaire && drawing === 'graph' && options.includes('board'),
  );
  const entry = games.find((one) => one.game === game);
  return (
    <section class="page">
      <h1>Explorer</h1>
      <p>
        All positions of a small game, forward and back: who wins each, in how many moves, and how
        many there are. Positions that differ only in the names of the vertices count as one.
      </p>
      <ul class="cards">
        {kSmallGames.map(([one, options]) => (
          <li key={one} class="card">
            <a class="face" href={hrefOf(one, options)} data-explore={one}>
              <Thumbnail game={one} drawing={one === 'letters' ? 'letters' : 'graph'} />
              <span class="words">
                <strong>{titleOf(one)}</strong>
                <span>{instanceWords(options) || 'on K6'}</span>
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
          const options: Options = { board: boardName(board) };
          if (entry?.options.includes('target')) options['target'] = boardName(target);
          navigate(hrefOf(game, options));
        }}
      >
        <div class="fields">
          <label>
            Game
            <GameSelect games={games} game={game} onGame={setGame} />
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

// SPDX-License-Identifier: MIT
// The hall of fame: who won shaken games, fastest first; and what the machine has learned.
import { useEffect, useState } from 'preact/hooks';
import { openingIn } from '../api/catalogue';
import { api, saidOf } from '../api/client';
import type { HallEntry } from '../api/types';
import { LearningStatus } from '../learning/learning_status';
import { playerName } from '../model/players';
import { ViewKeys } from '../shell/key_sheet';
import { useCatalogue } from '../shell/catalogue';
import { GameSelect } from '../shell/game_select';
import { navigate } from '../shell/route';

// Without a game: of the one that a first visit opens.
export function HallView({ game: named }: { game: string }) {
  const { catalogue, titleOf } = useCatalogue();
  const game = named || (openingIn(catalogue)?.game ?? '');
  const [entries, setEntries] = useState<HallEntry[] | null>(null);
  const [error, setError] = useState('');
  useEffect(() => {
    setEntries(null);
    setError('');
    if (game === '') return;
    api.hall(game).then(
      (answer) => setEntries(answer.entries),
      (e: unknown) => setError(saidOf(e)),
    );
  }, [game]);
  const games = (catalogue?.games ?? []).filter(({ about }) =>
    ['graph', 'vertices'].includes(about.drawing),
  );
  const open = (one: string) => navigate(`#/hall/${encodeURIComponent(one)}`);
  // The next game of the list, or the one before; the list is a circle.
  const step = (by: number) => {
    const at = games.findIndex((one) => one.game === game);
    const next = games[(Math.max(at, 0) + by + games.length) % games.length];
    if (next) open(next.game);
  };
  return (
    <section class="page">
      <ViewKeys
        board=""
        actions={[
          { keys: ['n'], words: 'The next game', act: () => step(1) },
          { keys: ['b'], words: 'The game before', act: () => step(-1) },
        ]}
      />
      <h1>Records</h1>
      <p>
        People who won against “{playerName('ultra-strong')}” or “{playerName('learning')}” while
        the board was shaken after each move of the machine, without undo and without a hint; the
        fastest first.
      </p>
      <label class="inline">
        Game
        <GameSelect games={games} game={game} onGame={open} />
      </label>
      {error !== '' && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
      {entries?.length === 0 && (
        <p class="note">
          No one has beaten it yet. Be first: choose “Shaking” among more options when you start a
          game.
        </p>
      )}
      {entries && entries.length > 0 && (
        <div class="scroll" tabindex={0} role="region" aria-label="Entries">
          <table>
            <thead>
              <tr>
                <th scope="col">Place</th>
                <th scope="col">Name</th>
                <th scope="col">Time</th>
                <th scope="col">Moves</th>
                <th scope="col">Board</th>
                <th scope="col">Against</th>
                <th scope="col">Date</th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry, i) => (
                <tr key={i}>
                  <td>{i + 1}</td>
                  <th scope="row">{entry.name}</th>
                  <td>{entry.seconds.toFixed(1)} s</td>
                  <td>{entry.plies}</td>
                  <td>{String(entry.instance['board'] ?? '')}</td>
                  <td>{playerName(entry.player)}</td>
                  <td>{entry.when.slice(0, 10)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {game !== '' && (
        <>
          <h2>What the learning player has learned about {titleOf(game)}</h2>
          <LearningStatus game={game} />
        </>
      )}
    </section>
  );
}

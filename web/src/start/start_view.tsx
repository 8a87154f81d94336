// SPDX-License-Identifier: MIT
// The first view: a board that plays itself, games to begin with one click, and every game of the
// catalogue; one that is chosen opens its form.
import { useState } from 'preact/hooks';
import { dailyBoard, dayOf, newSeed } from '../model/random_boards';
import { shelvesOf, summaryOf, titleOf, useCatalogue } from '../shell/catalogue';
import { Dialog } from '../shell/dialog';
import { navigate, navigateTo } from '../shell/route';
import { kThinking, linkText, newLink } from '../model/link';
import { ViewKeys } from '../shell/key_sheet';
import { ExamplePlayer } from '../rules/example';
import type { Example } from '../rules/cards';
import { GameForm } from './game_form';
import { forgetGames, keptGames, solvedOn, type KeptGame } from './kept';
import { forgetStudy, keptStudies } from '../study/kept_studies';
import { Thumbnail } from './thumbnail';

const kSimAtOnce = linkText({
  ...newLink('sim'),
  seats: { first: 'perfect', second: 'human' },
  thinking: kThinking,
});
const flood = (board: string) =>
  linkText({ ...newLink('flood', { board }), seats: { first: 'human' } });
const honeyBee = (board: string) =>
  linkText({ ...newLink('honeybee', { board }), seats: { first: 'human', second: 'greedy' } });

// Perfect play by both: the longest game there is.
const kDemonstration: Example = {
  order: 6,
  plays: '01 02 12 13 03 23 24 04 34 14 05 25 45 15 35'.split(' '),
  shown: '34 45 35',
  said: 'Two perfect players: Red has to close a triangle with the last edge, and loses.',
};

export function StartView() {
  const { catalogue, error } = useCatalogue();
  const [chosen, setChosen] = useState('');
  const [games, setGames] = useState(keptGames);
  const [studies, setStudies] = useState(keptStudies);
  const day = dayOf(new Date());
  const solved = solvedOn(day);
  const entry = catalogue?.games.find(({ game }) => game === chosen);
  return (
    <>
      <ViewKeys
        actions={[
          { keys: ['s'], words: 'Play Sim now', act: () => navigate(kSimAtOnce) },
          { keys: ['d'], words: 'Puzzle of the day', act: () => navigate(flood(dailyBoard(day))) },
          { keys: ['p'], words: 'Puzzles', act: () => navigate('#/puzzles') },
          { keys: ['x'], words: 'Explorer', act: () => navigate('#/explorer') },
          { keys: ['e'], words: 'Editor', act: () => navigate('#/editor') },
        ]}
      />
      <section class="hero">
        <div>
          <h1>Colouring games on graphs</h1>
          <p>
            Two players colour the lines of a board in turn. In Sim you must not close a triangle in
            your own colour. Play against machines that never err, and let the analysis tell you
            what each move is worth.
          </p>
          <p class="row">
            <a class="button primary" href={kSimAtOnce}>
              Play Sim now
            </a>
            <a class="button" href="#/puzzles">
              Solve puzzles
            </a>
            <a class="button" href="#/editor">
              Draw a board
            </a>
          </p>
        </div>
        <ExamplePlayer example={kDemonstration} name="Sim" />
      </section>
      <section class="shelf">
        <h2>At once</h2>
        <ul class="cards at-once">
          <li class="card">
            <a class="face" href={flood(dailyBoard(day))} data-daily={day}>
              <Thumbnail game="flood" drawing="cells" />
              <span class="words">
                <strong>Puzzle of the day</strong>
                <span>Flood on 14 × 14: the same board for all today.</span>
                {solved && (
                  <span class="solved">
                    ✓ Solved today in {solved.calls} calls{solved.best ? ' ★' : ''}
                  </span>
                )}
              </span>
            </a>
          </li>
          <li class="card">
            <button
              class="face"
              data-once="flood"
              onClick={() => navigateTo(flood(`square:14x14:${newSeed()}`))}
            >
              <Thumbnail game="flood" drawing="cells" />
              <span class="words">
                <strong>Flood, a new board</strong>
                <span>14 × 14 in six colours. In how few calls?</span>
              </span>
            </button>
          </li>
          <li class="card">
            <button
              class="face"
              data-once="honeybee"
              onClick={() => navigateTo(honeyBee(`hex:flower:${newSeed()}`))}
            >
              <Thumbnail game="honeybee" drawing="cells" />
              <span class="words">
                <strong>Honey-Bee, a new board</strong>
                <span>The flower, against a greedy machine.</span>
              </span>
            </button>
          </li>
        </ul>
      </section>
      {games.length > 0 && (
        <section class="shelf">
          <h2>Your games</h2>
          <ul class="kept" aria-label="Your games">
            {games.slice(0, 6).map((kept) => (
              <KeptRow key={kept.when} kept={kept} />
            ))}
          </ul>
          <p>
            <button
              class="small"
              onClick={() => {
                forgetGames();
                setGames([]);
              }}
            >
              Forget them
            </button>
          </p>
        </section>
      )}
      {studies.length > 0 && (
        <section class="shelf">
          <h2>Your studies</h2>
          <ul class="kept" aria-label="Your studies">
            {studies.map((study) => (
              <li key={study.title} class="row">
                <a class="button" href={study.hash}>
                  {study.title}
                  <small>{new Date(study.when).toLocaleDateString()}</small>
                </a>
                <button
                  class="icon"
                  aria-label={`Forget the study ${study.title}`}
                  title="Forget this study"
                  onClick={() => {
                    forgetStudy(study.title);
                    setStudies(keptStudies());
                  }}
                >
                  ✕
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {error !== '' && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
      {catalogue &&
        shelvesOf(catalogue.games).map(({ title, games: shelf }) => (
          <section key={title} class="shelf">
            <h2>{title}</h2>
            <ul class="cards">
              {shelf.map((one) => (
                <li key={one.game} class="card">
                  <button
                    class="face"
                    aria-haspopup="dialog"
                    data-game={one.game}
                    onClick={() => setChosen(one.game)}
                  >
                    <Thumbnail game={one.game} drawing={one.drawing} />
                    <span class="words">
                      <strong>{titleOf(one.game)}</strong>
                      <span>{summaryOf(one)}</span>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      {entry && (
        <Dialog title={titleOf(entry.game)} onClose={() => setChosen('')}>
          <GameForm entry={entry} onClose={() => setChosen('')} />
        </Dialog>
      )}
      {catalogue?.version && <p class="note">Harary {catalogue.version}</p>}
    </>
  );
}

function KeptRow({ kept }: { kept: KeptGame }) {
  const when = new Date(kept.when);
  return (
    <li>
      <button onClick={() => navigateTo(kept.hash, kept.match)}>
        {titleOf(kept.game)}, {kept.moves} {kept.moves === 1 ? 'move' : 'moves'}
        <small>
          {kept.over ? 'over' : 'go on'} · {when.toLocaleDateString()}
        </small>
      </button>
    </li>
  );
}

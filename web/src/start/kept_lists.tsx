// SPDX-License-Identifier: MIT
// What this browser remembers: unfinished games, and studies.
import { useState } from 'preact/hooks';
import { counted } from '../model/counted';
import { useCatalogue } from '../shell/catalogue';
import { navigateTo } from '../shell/route';
import { toast } from '../shell/toast';
import { forgetStudy, keepStudy, keptStudies } from '../study/kept_studies';
import { forgetGames, keptGames, restoreGames, type KeptGame } from './kept';

export function YourGames() {
  const [games, setGames] = useState(keptGames);
  if (games.length === 0) return null;
  return (
    <section class="shelf">
      <h2>Your games</h2>
      <ul class="kept" aria-label="Your games">
        {games.slice(0, 6).map((kept) => (
          <KeptRow key={kept.when} kept={kept} />
        ))}
      </ul>
      <p>
        <button
          class="small quiet"
          onClick={() => {
            forgetGames();
            setGames([]);
            toast('Your games are forgotten.', () => {
              restoreGames(games);
              setGames(games);
            });
          }}
        >
          Forget them
        </button>
      </p>
    </section>
  );
}

export function YourStudies() {
  const [studies, setStudies] = useState(keptStudies);
  if (studies.length === 0) return null;
  return (
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
                toast(`“${study.title}” is forgotten.`, () => {
                  keepStudy(study);
                  setStudies(keptStudies());
                });
              }}
            >
              ✕
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function KeptRow({ kept }: { kept: KeptGame }) {
  const { titleOf } = useCatalogue();
  const when = new Date(kept.when);
  return (
    <li>
      <button onClick={() => navigateTo(kept.hash, kept.match)}>
        {titleOf(kept.game)}, {counted(kept.moves, 'moves')}
        <small>
          {kept.over ? 'over' : 'go on'} · {when.toLocaleDateString()}
        </small>
      </button>
    </li>
  );
}

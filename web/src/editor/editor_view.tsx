// SPDX-License-Identifier: MIT
// The board editor: draw or paint a board, choose a game, and play it or ask who wins.
import { useEffect, useState } from 'preact/hooks';
import { api, saidOf } from '../api/client';
import type { CatalogueEntry, Options } from '../api/types';
import { linkText, newLink } from '../model/link';
import { JobList } from '../jobs/job_list';
import { useJobs } from '../jobs/jobs';
import { capital, summaryOf, useCatalogue } from '../shell/catalogue';
import { GameSelect } from '../shell/game_select';
import { navigate } from '../shell/route';
import { editorQuestions } from '../model/question_words';
import { boardWord, resized } from '../model/cell_drawing';
import { CellEditor } from './cell_editor';
import { chosenIn, drawableIn, namedGraph } from './drawable';
import { layoutText } from '../layout/layout_text';
import { boardOptions } from './drawing';
import { GraphEditor } from './graph_editor';
import { keepSheet, keptSheet } from './kept_sheet';

export function EditorView() {
  const { catalogue } = useCatalogue();
  const [kept] = useState(keptSheet);
  const [chosen, setChosen] = useState(kept.game);
  const [target, setTarget] = useState(kept.target);
  const [starts, setStarts] = useState(kept.starts);
  const [question, setQuestion] = useState('winner');
  const [seconds, setSeconds] = useState(60);
  const [drawing, setDrawing] = useState(kept.drawing);
  const [cells, setCells] = useState(kept.cells);
  const [brush, setBrush] = useState<number | null>(0);
  const [busy, setBusy] = useState(false);
  const jobs = useJobs();
  const { error } = jobs;
  // It is next to the field that it is about.
  const ofTarget = error.startsWith('Target: ');
  const said = error !== '' && (
    <p class="error" role="alert" id="refused">
      {error}
    </p>
  );
  useEffect(() => {
    keepSheet({ game: chosen, target, starts, drawing, cells });
    jobs.say(''); // it was about what was there before
  }, [chosen, target, starts, drawing, cells]);

  const games = drawableIn(catalogue);
  const entry = chosenIn(games, chosen);
  const game = entry?.game ?? '';
  const onCells = entry?.about.drawing === 'cells';
  const drawn: Options = onCells ? { board: boardWord(cells) } : boardOptions(drawing);
  const options: Options = Object.fromEntries(
    Object.entries(drawn).filter(([key]) => !entry || readsFrom(entry, key)),
  );
  if (entry?.options.includes('target')) options['target'] = target;
  // The first to move, where the game lets one choose: the side to move of a drawn position.
  const movers = entry?.option_specs.find(({ name }) => name === 'first')?.values ?? [];
  if (movers.includes(starts)) options['first'] = starts;
  const targets = entry?.option_specs.find(({ name }) => name === 'target')?.values ?? [];
  const solo = entry?.solitaire === true;
  // The flag without which a question has no answer is set with it.
  const questions = editorQuestions(entry?.questions ?? []);
  const asked = questions.find((one) => one.question === question) ?? questions[0]!;
  const layout = onCells ? '' : layoutText(drawing.places);

  const play = async () => {
    const here = location.hash;
    setBusy(true);
    try {
      await api.board(game, options); // refuses wrong boards before the page leaves the editor
      if (location.hash !== here) return; // left meanwhile
      const link = { ...newLink(game, options), layout };
      navigate(linkText(solo ? { ...link, seats: { first: 'human' } } : link));
    } catch (e) {
      jobs.say(saidOf(e));
      setBusy(false);
    }
  };

  return (
    <section class="page">
      <h1>Board editor</h1>
      <div class="split">
        <div>
          {onCells ? (
            <CellEditor
              drawing={cells}
              brush={brush}
              onBrush={setBrush}
              onDrawing={setCells}
              onResize={(shape, rows, columns) => setCells(resized(cells, shape, rows, columns))}
            />
          ) : (
            <GraphEditor
              drawing={drawing}
              onDrawing={setDrawing}
              options={options}
              named={(name) => namedGraph(name, chosen, target)}
            />
          )}
        </div>
        <div>
          <form
            class="panel"
            aria-label="Question"
            onSubmit={(event) => {
              event.preventDefault();
              const whole = asked.needs ? { ...options, [asked.needs]: 'true' } : options;
              const { question } = asked;
              void jobs.start({ kind: 'solve', game, options: whole, question, seconds }, layout);
            }}
          >
            <label>
              Game
              <GameSelect games={games} game={game} onGame={setChosen} />
              <small class="hint">{entry && summaryOf(entry)}</small>
            </label>
            {entry?.options.includes('target') && (
              <label>
                Target
                <input
                  list="targets"
                  value={target}
                  aria-invalid={ofTarget}
                  aria-describedby={ofTarget ? 'refused' : undefined}
                  onInput={(e) => setTarget(e.currentTarget.value)}
                />
                <datalist id="targets">
                  {targets.map((one) => (
                    <option key={one} value={one} />
                  ))}
                </datalist>
              </label>
            )}
            {ofTarget && said}
            {movers.length > 0 && (
              <label>
                To move
                <select value={starts} onChange={(e) => setStarts(e.currentTarget.value)}>
                  <option value="">as usual</option>
                  {movers.map((side) => (
                    <option key={side} value={side}>
                      {capital(side)}
                    </option>
                  ))}
                </select>
              </label>
            )}
            {!solo && (
              <label>
                Question
                <select value={asked.question} onChange={(e) => setQuestion(e.currentTarget.value)}>
                  {questions.map((one) => (
                    <option key={one.question} value={one.question}>
                      {one.asks}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <label>
              Time for it
              <select
                value={String(seconds)}
                onChange={(e) => setSeconds(Number(e.currentTarget.value))}
              >
                {[10, 60, 300].map((s) => (
                  <option key={s} value={String(s)}>
                    {s < 60 ? `${s} seconds` : `${s / 60} ${s === 60 ? 'minute' : 'minutes'}`}
                  </option>
                ))}
              </select>
            </label>
            {!ofTarget && said}
            <div class="row">
              <button class="primary" disabled={!entry}>
                {solo ? 'Ask how many calls' : asked.own ? 'Ask' : 'Ask who wins'}
              </button>
              <button type="button" disabled={!entry || busy} onClick={() => void play()}>
                Play this board
              </button>
            </div>
          </form>
          <h2>Your questions</h2>
          {jobs.jobs && <JobList jobs={jobs.jobs} onStop={(id) => void jobs.stop(id)} />}
        </div>
      </div>
    </section>
  );
}

// Edges that have a colour from the start mean nothing where vertices are taken.
const readsFrom = ({ options, about }: CatalogueEntry, key: string): boolean =>
  options.includes(key) && (key === 'board' || about.elements === 'edges');

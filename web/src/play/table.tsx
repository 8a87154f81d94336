// SPDX-License-Identifier: MIT
// The table at which a game is played.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { BoardView } from '../board/board_view';
import type { Marks } from '../board/marks';
import { explorerLink } from '../explorer/explorer_link';
import { linkText } from '../model/link';
import { dailyBoard, dayOf } from '../model/random_boards';
import { keepSolved } from '../start/kept';
import { marksOf } from '../model/review';
import { isScoring } from '../model/scores';
import { namingOf } from '../model/players';
import { valuesByMove } from '../model/worth';
import { titleOf, useCatalogue } from '../shell/catalogue';
import { navigate } from '../shell/route';
import { RuleCard } from '../rules/rule_card';
import { again, anotherBoard } from './again';
import { useAnalysis, useHistory } from './analysis';
import { AnalysisPanel, sayPosition } from './analysis_panel';
import { BoardNumber } from './board_number';
import { Controls } from './controls';
import { HallEntryForm } from './hall_entry_form';
import { HistoryGraph } from './history_graph';
import { instanceWords } from './instance_words';
import { KeySheet } from '../shell/key_sheet';
import { useKeys, type KeyAction } from '../shell/keys';
import { MoveList } from './move_list';
import { MoveEntry } from './move_entry';
import { Review } from './review';
import { ScoreLine } from './score_line';
import { SeatsPanel } from './seats_panel';
import type { Session } from './session';
import { SharedBar } from './shared_bar';
import { SharePanel } from './share_panel';
import { StatusLine } from './status_line';
import { Strategies } from './strategies';
import { StudyPanel } from '../study/study_panel';
import { useReason } from './use_reason';

type Tab = 'moves' | 'study' | 'analysis' | 'share' | 'seats';
const kTabs: [Tab, string][] = [
  ['moves', 'Moves'],
  ['study', 'Study'],
  ['analysis', 'Analysis'],
  ['share', 'Share'],
  ['seats', 'Seats'],
];
const kAnalysisKey = 'harary.analysis';

export function Table({ session }: { session: Session }) {
  const { state, view } = session;
  const { catalogue } = useCatalogue();
  const [tab, setTab] = useState<Tab>('moves');
  const [sheet, setSheet] = useState(false);
  const [compared, setCompared] = useState(false);
  const side = useRef<HTMLElement>(null);
  const [wanted, setWanted] = useState(() => localStorage.getItem(kAnalysisKey) === 'on');
  const naming = session.solo ? 'solo' : namingOf(view.position);
  const entry = catalogue?.games.find(({ game }) => game === state.link.game);

  // In shaking mode the person plays without help, until the game is over.
  const allowed = !session.shaken && !(session.shared && !session.finished);
  const on = wanted && allowed;
  const place = session.placeAt(state.at);
  const asked = useAnalysis(place, on && !view.over);
  const places = useMemo(
    () => state.views.map((_, i) => session.placeAt(i)),
    [state.views, state.link],
  );
  const history = useHistory(places, on);
  const reason = useReason(session, view, naming);
  const movers = state.views.map(({ mover }) => mover);
  const over = on && (session.finished || session.last.over);
  useEffect(() => localStorage.setItem(kAnalysisKey, wanted ? 'on' : 'off'), [wanted]);

  const marks: Marks = useMemo(
    () => ({
      values: asked.value ? valuesByMove(asked.value) : new Map(),
      mover: view.mover,
      gains: on && !asked.busy && asked.error === '' && !view.over,
      last: state.at > 0 ? state.moves[state.at - 1]! : '',
      hint: state.hint,
      guessed: state.guessed,
      reason,
      shuffle: session.shaken ? (state.match?.shuffle ?? null) : null,
    }),
    [asked.value, asked.busy, on, view, state.at, state.moves, state.hint, state.match, reason],
  );
  // The game up to a move and from there this line, between people.
  const showLine = (from: number, line: string[]) => {
    const { seats, ...rest } = session.linkNow();
    const moves = [...state.moves.slice(0, from), ...line];
    const people =
      seats.second === undefined ? { first: 'human' } : { first: 'human', second: 'human' };
    navigate(linkText({ ...rest, seats: people, shaking: false, moves, at: from }));
  };
  const open = session.open && state.busy === '';
  const optimal =
    state.board.drawing === 'cells' && state.link.from === '' ? state.board.optimal : null;
  const optimum =
    session.solo && view.over && typeof optimal === 'number'
      ? state.at <= optimal
        ? '★ As few as possible!'
        : `${optimal} are enough.`
      : '';
  const today = dayOf(new Date());
  const daily =
    state.link.options['board'] === dailyBoard(today) &&
    state.link.from === '' &&
    state.link.seats.first === 'human';
  useEffect(() => {
    if (!session.solo || !view.over || !daily || state.at !== session.end) return;
    keepSolved(today, { calls: state.at, best: state.at === optimal });
  }, [view.over, state.at, daily]);
  const review = () => {
    setWanted(true);
    setTab('analysis');
    side.current?.scrollIntoView({ block: 'nearest' });
  };
  const another = anotherBoard(session.linkNow());
  const idle = state.busy === '';
  const walk = (to: number) => {
    if (!session.shaken) session.show(to);
  };
  const keys: KeyAction[] = [
    { keys: ['ArrowLeft'], words: 'One move back', act: () => walk(state.at - 1) },
    { keys: ['ArrowRight'], words: 'One move on', act: () => walk(state.at + 1) },
    { keys: ['Home'], words: 'To the start', act: () => walk(0) },
    { keys: ['End'], words: 'To the last move', act: () => walk(session.end) },
    { keys: ['u', 'ctrl+z'], words: 'Undo', act: () => idle && void session.undo() },
    { keys: ['r', 'ctrl+y'], words: 'Redo', act: () => idle && void session.redo() },
    {
      keys: ['h'],
      words: 'Hint',
      act: () => {
        if (idle && session.open && !session.shaken && !session.shared && state.at === session.end)
          void session.hint();
      },
    },
    { keys: ['n'], words: 'New game', act: () => navigate(again(session.linkNow())) },
    ...(another ? [{ keys: ['b'], words: 'Another board', act: () => navigate(another) }] : []),
    { keys: ['a'], words: 'Analysis on or off', act: () => setWanted(!wanted) },
    { keys: ['?'], words: 'This sheet', act: () => setSheet(true) },
  ];
  // Digits and letters call colours, wherever the focus is.
  useKeys(keys, (key) => {
    const call = key.length === 1 && open && session.cellsCalled && view.moves.includes(key);
    if (call) void session.play(key);
    return call;
  });

  // While a game runs, its moves are more interesting than its rules.
  const rules = (
    <RuleCard game={state.link.game} target={state.board.instance['target'] as string} />
  );

  return (
    <div class="table">
      <div class="main">
        <div class="heading">
          <h1>
            {titleOf(state.link.game)} <small>{instanceWords(state.board.instance)}</small>
          </h1>
          <BoardNumber link={session.linkNow()} />
          <button class="small" onClick={showRules}>
            Rules
          </button>
          <button class="small keys-button" aria-label="Keys" onClick={() => setSheet(true)}>
            ?
          </button>
        </div>
        <StatusLine
          session={session}
          naming={naming}
          reason={reason?.text ?? ''}
          optimum={optimum}
        />
        {optimum.startsWith('★') && <Celebration />}
        <ScoreLine board={state.board} position={view.position} />
        {on && (
          <p class="said-now" aria-live="polite">
            {view.over
              ? ''
              : asked.value && (!asked.busy || asked.value.winner)
                ? sayPosition(asked.value, view, naming)
                : asked.error || 'Analysing …'}
          </p>
        )}
        <BoardView
          board={state.board}
          position={view.position}
          legal={view.moves}
          unlisted={view.more_moves}
          open={open}
          over={session.finished && state.busy === ''}
          marks={marks}
          onMove={(move) => void session.play(move)}
        />
        <Controls
          session={session}
          players={entry?.players ?? []}
          analysis={wanted}
          analysisAllowed={allowed}
          onAnalysis={setWanted}
          onReview={review}
        />
        {session.shared && <SharedBar session={session} />}
        {state.error !== '' && (
          <p class="error" role="alert">
            {state.error} <button onClick={() => session.dismiss()}>Close</button>
          </p>
        )}
        {state.match?.eligible && state.match.over && (
          <HallEntryForm key={state.match.id} match={state.match} />
        )}
      </div>
      <aside class="side" aria-label="About this game" ref={side}>
        {session.end === 0 && rules}
        {on && !session.solo && (
          <HistoryGraph
            values={history}
            movers={movers}
            at={state.at}
            naming={naming}
            scoring={isScoring(state.link.game)}
            onShow={(at) => session.show(at)}
          />
        )}
        <div class="tabs" role="group" aria-label="Panels">
          {kTabs.map(([key, label]) => (
            <button key={key} aria-pressed={tab === key} onClick={() => setTab(key)}>
              {label}
            </button>
          ))}
        </div>
        {tab === 'moves' && (
          <>
            <MoveList
              session={session}
              naming={naming}
              marks={over ? marksOf(state.moves, movers, history) : []}
            />
            {!session.shaken && (
              <MoveEntry open={open} onMove={(move) => void session.play(move)} />
            )}
          </>
        )}
        {tab === 'study' && (
          <StudyPanel
            session={session}
            naming={naming}
            title={`${titleOf(state.link.game)} ${instanceWords(state.board.instance)}`}
          />
        )}
        {tab === 'analysis' &&
          (on ? (
            <>
              <Review session={session} naming={naming} values={history} onLine={showLine} />
              {!view.over && (
                <AnalysisPanel
                  {...{ place, view, naming, asked }}
                  onLine={(line) => showLine(state.at, line)}
                />
              )}
              {state.board.drawing === 'cells' && !view.over && (
                <p>
                  <button onClick={() => setCompared(true)}>Compare strategies</button>
                </p>
              )}
              {state.board.drawing === 'graph' && !session.solo && (
                <p>
                  <a class="button" href={explorerLink({ ...place, layout: state.link.layout })}>
                    Explore from here
                  </a>
                </p>
              )}
            </>
          ) : (
            <section class="panel" aria-label="Analysis">
              <p class="note">
                {allowed
                  ? 'Switch the analysis on below the board.'
                  : 'No analysis while the board is shaken or two people play over a link.'}
              </p>
            </section>
          ))}
        {tab === 'share' &&
          (session.shaken ? (
            <section class="panel" aria-label="Share">
              <p class="note">A shaken game can be shared when it is over.</p>
            </section>
          ) : (
            <SharePanel session={session} />
          ))}
        {tab === 'seats' && (
          <SeatsPanel session={session} naming={naming} players={entry?.players ?? []} />
        )}
        {session.end > 0 && rules}
      </aside>
      {sheet && (
        <KeySheet actions={keys} calls={session.cellsCalled} onClose={() => setSheet(false)} />
      )}
      {compared && state.board.drawing === 'cells' && (
        <Strategies
          board={state.board}
          view={view}
          solo={session.solo}
          onClose={() => setCompared(false)}
        />
      )}
    </div>
  );
}

// Paper falls for a moment; who prefers less motion sees the star in the sentence only.
function Celebration() {
  return (
    <div class="celebration" aria-hidden="true">
      {Array.from({ length: 24 }, (_, i) => (
        <i key={i} class={`c${i % 6}`} style={{ '--i': i }} />
      ))}
    </div>
  );
}

function showRules() {
  const rules = document.querySelector<HTMLDetailsElement>('#rules');
  if (!rules) return;
  rules.open = true;
  rules.scrollIntoView({ block: 'nearest' });
  rules.querySelector('summary')?.focus({ preventScroll: true });
}

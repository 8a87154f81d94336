// SPDX-License-Identifier: MIT
// The table at which a game is played: the board between its players, one bar below it, and beside it what
// is played and the panels.
import { useContext, useMemo, useRef, useState } from 'preact/hooks';
import { BoardView } from '../board/board_view';
import type { Drawing } from '../board/drawing_layer';
import { kNoMarks, pointedOf, type Marks } from '../board/marks';
import { other } from '../model/players';
import { hasForks, hasNotes } from '../model/tree';
import { RuleCard, showRules } from '../rules/rule_card';
import { KeySheet } from '../shell/key_sheet';
import { later } from '../shell/later';
import { DeskContext } from '../study/desk';
import { kPen, type Pen } from '../study/pen';
import { Controls } from './controls';
import { GameCard } from './game_card';
import { useGuide } from './guide';
import { HallEntryForm } from './hall_entry_form';
import { Celebration, useOptimum } from './optimum';
import { Panels, type Tab } from './panels';
import { usePreview, type Preview } from './preview';
import { PreviewBar } from './preview_bar';
import type { Session } from './session';
import { SharedBar } from './shared_bar';
import { StatusLine } from './status_line';
import { bottomSide, manyPlayers, ManyStrip, Strip } from './strips';
import { useTableAnalysis } from './table_analysis';
import { useTableKeys } from './table_keys';
import { useTableMarks } from './table_marks';
import { useTeaching } from './teaching';

const ExportSheet = later(() => import('./export_sheet').then((m) => m.ExportSheet));
const TeachBar = later(() => import('./teach_bar').then((m) => m.TeachBar));
const kNoDanger: ReadonlySet<string> = new Set();

export function Table({ session }: { session: Session }) {
  const { state, view, about, naming } = session;
  const players = state.entry?.players ?? [];
  const [taught, setTaught] = useState(false);
  const analysis = useTableAnalysis(session, taught);
  const teaching = useTeaching(taught && analysis.allowed, setTaught, analysis, view.mover);
  // A study is opened for its notes.
  const desk = useContext(DeskContext);
  const studied = desk !== null || hasNotes(state.tree) || hasForks(state.tree);
  const [tab, setTab] = useState<Tab>(() =>
    studied ? 'study' : analysis.wanted && analysis.allowed ? 'analysis' : 'moves',
  );
  const [sheet, setSheet] = useState<'' | 'keys' | 'export'>('');
  const side = useRef<HTMLElement>(null);
  const [pen, setPen] = useState<Pen>(kPen);
  const guide = useGuide(session);
  const [figures, setFigures] = useState<Figures>({ of: '', sets: [] });
  // On a phone the panels lie below the board.
  const main = useRef<HTMLDivElement>(null);
  const toBoard = () => main.current?.scrollIntoView({ block: 'nearest' });
  const looked = usePreview(analysis.place, view);
  const preview: Preview = {
    ...looked,
    play: (moves) => {
      toBoard();
      looked.play(moves);
    },
  };
  const { shown } = preview;
  const own = useTableMarks(session, analysis, guide.danger);
  const marks: Marks = shown
    ? {
        ...{ ...kNoMarks, mover: shown.view.mover, last: shown.last },
        reason: pointedOf(shown.view.reason),
      }
    : teaching.on
      ? { ...own, values: teaching.values, gains: false, danger: kNoDanger, label: teaching.label }
      : { ...own, figures: figures.of === view.position ? figures.sets : [] };
  // Drawings belong to the position that the notes are about.
  const penDown = pen.on && tab === 'study';
  const drawing: Drawing | undefined = useMemo(
    () =>
      shown || teaching.on || !session.studied
        ? undefined
        : {
            drawn: session.drawnHere,
            ink: pen.ink,
            tool: penDown,
            onDraw: (one) => session.draw(one),
          },
    [shown, teaching.on, session.studied, session.drawnHere, pen.ink, penDown],
  );
  const optimum = useOptimum(session);
  // The panel and the switch go together: the analysis is where it is switched on.
  const analyse = (on: boolean) => {
    analysis.want(on);
    setTab(on ? 'analysis' : tab === 'analysis' ? 'moves' : tab);
  };
  const show = (next: Tab) => {
    if (next === 'analysis' && analysis.allowed) analysis.want(true);
    setTab(next);
  };
  const keys = useTableKeys(session, {
    onAnalysis: () => analyse(!analysis.wanted),
    onSheet: () => setSheet('keys'),
  });
  const review = () => {
    analyse(true);
    side.current?.scrollIntoView({ block: 'nearest' });
  };
  const bottom = bottomSide(session);
  const many = manyPlayers(session);
  return (
    <div class={`table ${teaching.on ? 'teaching' : ''}`} data-busy={state.busy}>
      <div class="main" ref={main}>
        {many > 0 ? (
          <ManyStrip session={session} players={many} />
        ) : (
          !session.solo && <Strip {...{ session, naming }} side={other(bottom)} />
        )}
        <Celebration optimum={optimum} />
        <BoardView
          board={state.board}
          about={about}
          position={shown ? shown.view.position : view.position}
          legal={shown ? shown.view.moves : view.moves}
          unlisted={!shown && view.more_moves}
          open={!shown && session.open && state.busy === '' && !penDown}
          over={session.finished && state.busy === ''}
          marks={marks}
          drawing={drawing}
          onMove={guide.play}
          onRefused={(move) => void session.refuse(move)}
        />
        {many === 0 && !session.solo && <Strip {...{ session, naming }} side={bottom} />}
        {teaching.on && <TeachBar {...{ session, naming, teaching }} asked={analysis.asked} />}
        {!teaching.on && (
          <div class="below">
            {shown ? (
              <PreviewBar preview={preview} />
            ) : (
              <StatusLine session={session} naming={naming} optimum={optimum} />
            )}
            <Controls
              session={session}
              analysis={analysis.wanted}
              analysisAllowed={analysis.allowed}
              onAnalysis={analyse}
              onRules={showRules}
              onKeys={() => setSheet('keys')}
              onTeach={teaching.begin}
              onExport={() => setSheet('export')}
            />
          </div>
        )}
        {session.shared && <SharedBar session={session} />}
        <BelowControls session={session} />
      </div>
      {!teaching.on && (
        <aside class="side" aria-label="About this game" ref={side}>
          <GameCard
            {...{ session, naming, optimum }}
            analysisAllowed={analysis.allowed}
            onReview={review}
          />
          <Panels
            {...{ session, naming, analysis, players, tab, preview, pen }}
            onPen={setPen}
            onFigures={(sets) => setFigures({ of: view.position, sets })}
            onBoard={toBoard}
            onTab={show}
          />
          <RuleCard entry={state.entry} instance={state.board.instance} />
        </aside>
      )}
      {sheet === 'keys' && (
        <KeySheet actions={keys} calls={session.cellsCalled} onClose={() => setSheet('')} />
      )}
      {sheet === 'export' && <ExportSheet session={session} onClose={() => setSheet('')} />}
    </div>
  );
}

// What shows why a position is as it is.
interface Figures {
  of: string; // the position
  sets: readonly (readonly number[])[];
}

// What went wrong, and an entry in the hall of fame.
function BelowControls({ session }: { session: Session }) {
  const { error, match } = session.state;
  return (
    <>
      {error !== '' && (
        <p class="error" role="alert">
          {error} <button onClick={() => session.dismiss()}>Close</button>
        </p>
      )}
      {match?.eligible && match.over && <HallEntryForm key={match.id} match={match} />}
    </>
  );
}

// SPDX-License-Identifier: MIT
// The table at which a game is played.
import { useRef, useState } from 'preact/hooks';
import { BoardView } from '../board/board_view';
import type { Naming } from '../model/players';
import { RuleCard } from '../rules/rule_card';
import { KeySheet } from '../shell/key_sheet';
import { sayPosition } from './analysis_panel';
import { Controls } from './controls';
import { HallEntryForm } from './hall_entry_form';
import { Heading } from './heading';
import { HistoryGraph } from './history_graph';
import { Celebration, useOptimum } from './optimum';
import { Panels, type Tab } from './panels';
import { ScoreLine } from './score_line';
import type { Session } from './session';
import { SharedBar } from './shared_bar';
import { StatusLine } from './status_line';
import { useTableAnalysis, type TableAnalysis } from './table_analysis';
import { useTableKeys } from './table_keys';
import { useTableMarks } from './table_marks';

export function Table({ session }: { session: Session }) {
  const { state, view } = session;
  const players = state.entry?.players ?? [];
  const [tab, setTab] = useState<Tab>('moves');
  const [sheet, setSheet] = useState(false);
  const side = useRef<HTMLElement>(null);
  const { about, naming } = session;
  const analysis = useTableAnalysis(session);
  const marks = useTableMarks(session, analysis);
  const optimum = useOptimum(session);
  const keys = useTableKeys(session, {
    onAnalysis: () => analysis.want(!analysis.wanted),
    onSheet: () => setSheet(true),
  });
  const movers = state.views.map(({ mover }) => mover);
  const review = () => {
    analysis.want(true);
    setTab('analysis');
    side.current?.scrollIntoView({ block: 'nearest' });
  };
  // While a game runs, its moves are more interesting than its rules.
  const rules = <RuleCard entry={state.entry} instance={state.board.instance} />;

  return (
    <div class="table">
      <div class="main">
        <Heading session={session} onSheet={() => setSheet(true)} />
        <StatusLine
          session={session}
          naming={naming}
          reason={view.reason?.text ?? ''}
          optimum={optimum}
        />
        <Celebration optimum={optimum} />
        <ScoreLine about={about} naming={naming} view={view} />
        <SaidNow session={session} naming={naming} analysis={analysis} />
        <BoardView
          board={state.board}
          about={about}
          position={view.position}
          legal={view.moves}
          unlisted={view.more_moves}
          open={session.open && state.busy === ''}
          over={session.finished && state.busy === ''}
          marks={marks}
          onMove={(move) => void session.play(move)}
        />
        <Controls
          session={session}
          players={players}
          analysis={analysis.wanted}
          analysisAllowed={analysis.allowed}
          onAnalysis={analysis.want}
          onReview={review}
        />
        <BelowControls session={session} />
      </div>
      <aside class="side" aria-label="About this game" ref={side}>
        {session.end === 0 && rules}
        {analysis.on && !session.solo && (
          <HistoryGraph
            values={analysis.history}
            movers={movers}
            at={state.at}
            naming={naming}
            scoring={Boolean(about?.points)}
            onShow={(at) => session.show(at)}
          />
        )}
        <Panels {...{ session, naming, analysis, players, movers, tab }} onTab={setTab} />
        {session.end > 0 && rules}
      </aside>
      {sheet && (
        <KeySheet actions={keys} calls={session.cellsCalled} onClose={() => setSheet(false)} />
      )}
    </div>
  );
}

// The truth about the position in a sentence, above the board.
function SaidNow({
  session: { view },
  naming,
  analysis: { on, asked },
}: {
  session: Session;
  naming: Naming;
  analysis: TableAnalysis;
}) {
  if (!on) return null;
  const known = asked.value && (!asked.busy || asked.value.winner);
  const words = known ? sayPosition(asked.value!, view, naming) : asked.error || 'Analysing …';
  return (
    <p class="said-now" aria-live="polite">
      {view.over ? '' : words}
    </p>
  );
}

// The other player over a link, what went wrong, and an entry in the hall of fame.
function BelowControls({ session }: { session: Session }) {
  const { error, match } = session.state;
  return (
    <>
      {session.shared && <SharedBar session={session} />}
      {error !== '' && (
        <p class="error" role="alert">
          {error} <button onClick={() => session.dismiss()}>Close</button>
        </p>
      )}
      {match?.eligible && match.over && <HallEntryForm key={match.id} match={match} />}
    </>
  );
}

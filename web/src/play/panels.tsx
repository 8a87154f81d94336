// SPDX-License-Identifier: MIT
// The panels beside the board; one is shown.
import type { Naming } from '../model/players';
import { marksOf } from '../model/review';
import { later } from '../shell/later';
import type { Pen } from '../study/pen';
import { instanceWords } from './instance_words';
import { MoveEntry } from './move_entry';
import { MoveList } from './move_list';
import type { Preview } from './preview';
import { SeatsPanel } from './seats_panel';
import type { Session } from './session';
import type { TableAnalysis } from './table_analysis';

const SharePanel = later(() => import('./share_panel').then((m) => m.SharePanel));
const StudyPanel = later(() => import('../study/study_panel').then((m) => m.StudyPanel));
const TruthPanel = later(() => import('./truth_panel').then((m) => m.TruthPanel));

export type Tab = 'moves' | 'study' | 'analysis' | 'share' | 'seats';
const kTabs: [Tab, string][] = [
  ['moves', 'Moves'],
  ['analysis', 'Analysis'],
  ['study', 'Notes'],
  ['share', 'Share'],
  ['seats', 'Seats'],
];

interface Props {
  session: Session;
  naming: Naming;
  analysis: TableAnalysis;
  players: readonly string[];
  preview: Preview;
  onFigures: (sets: readonly (readonly number[])[]) => void;
  onBoard: () => void; // what is to be seen now is on the board
  pen: Pen;
  onPen: (pen: Pen) => void;
}

export function Panels({ tab, onTab, ...props }: Props & { tab: Tab; onTab: (tab: Tab) => void }) {
  return (
    <>
      <div class="tabs" role="group" aria-label="Panels">
        {kTabs.map(([key, label]) => (
          <button key={key} aria-pressed={tab === key} onClick={() => onTab(key)}>
            {label}
          </button>
        ))}
      </div>
      <Panel tab={tab} {...props} />
    </>
  );
}

function Panel({
  tab,
  session,
  naming,
  analysis,
  players,
  preview,
  onFigures,
  onBoard,
  pen,
  onPen,
}: Props & { tab: Tab }) {
  const { state } = session;
  const movers = state.views.map(({ mover }) => mover);
  switch (tab) {
    case 'moves': {
      const over = analysis.on && (session.finished || session.last.over);
      const marks = over ? marksOf(state.moves, movers, analysis.history) : [];
      return (
        <>
          <MoveList {...{ session, naming, marks, onBoard }} />
          {!session.shaken && (
            <MoveEntry
              open={session.open && state.busy === ''}
              legal={session.view.moves}
              onMove={(move) => void session.play(move)}
              refusal={(move) => session.refusal(move)}
            />
          )}
        </>
      );
    }
    case 'study': {
      const title = `${session.title} ${instanceWords(state.board.instance)}`;
      return <StudyPanel {...{ session, naming, title, pen, onPen }} />;
    }
    case 'analysis':
      return <TruthPanel {...{ session, naming, analysis, preview, onFigures, onBoard }} />;
    case 'share':
      if (!session.shaken) return <SharePanel session={session} />;
      return (
        <section class="panel" aria-label="Share">
          <p class="note">A shaken game can be shared when it is over.</p>
        </section>
      );
    case 'seats':
      return <SeatsPanel session={session} naming={naming} players={players} />;
  }
}

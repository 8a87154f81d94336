// SPDX-License-Identifier: MIT
// All that is known about the position that is shown: the review of a game that is over, the values of the
// moves, and ways to look further.
import { isGraph } from '../model/elements';
import { useState } from 'preact/hooks';
import { explorerLink } from '../explorer/explorer_link';
import { useOffered } from '../explorer/offered';
import { linkText } from '../model/link';
import { playersOf, type Naming } from '../model/players';
import { navigate } from '../shell/route';
import { CertificateButton } from '../verify/certificate_button';
import { AnalysisPanel } from './analysis_panel';
import { BoardQuestions } from './board_questions';
import { HistoryGraph } from './history_graph';
import type { Preview } from './preview';
import { Review } from './review';
import type { Session } from './session';
import { Strategies } from './strategies';
import type { TableAnalysis } from './table_analysis';

interface Props {
  session: Session;
  naming: Naming;
  analysis: TableAnalysis;
  preview: Preview;
  onFigures: (sets: readonly (readonly number[])[]) => void;
  onBoard: () => void; // what is to be seen now is on the board
}

export function TruthPanel({ session, naming, analysis, preview, onFigures, onBoard }: Props) {
  const { state, view } = session;
  const { board, link } = state;
  const players = playersOf(state.entry?.options ?? [], board.instance);
  const { allowed, on, place, asked, history } = analysis;
  const offered = useOffered(isGraph(board) ? board : null, session.about, link.game, players);
  const [compared, setCompared] = useState(false);
  if (!on) {
    return (
      <section class="panel" aria-label="Analysis">
        <p class="note">
          {allowed
            ? 'The analysis is off.'
            : 'No analysis while the board is shaken or two people play over a link.'}
        </p>
      </section>
    );
  }
  // The game up to a move and from there this line, between people.
  const showLine = (from: number, line: string[]) => {
    const { seats, ...rest } = session.linkNow();
    const moves = [...state.moves.slice(0, from), ...line];
    const people =
      seats.second === undefined ? { first: 'human' } : { first: 'human', second: 'human' };
    navigate(linkText({ ...rest, seats: people, shaking: false, moves, at: from }));
  };
  return (
    <>
      <Review {...{ session, naming }} values={history} onLine={showLine} onShow={onBoard} />
      {!view.over && (
        <AnalysisPanel
          {...{ place, board, view, naming, asked }}
          about={session.about}
          onLine={(line) => showLine(state.at, line)}
          {...{ preview, onFigures }}
        />
      )}
      {!session.solo && state.views.length > 1 && (
        <HistoryGraph
          values={history}
          movers={state.views.map(({ mover }) => mover)}
          at={state.at}
          naming={naming}
          scoring={Boolean(session.about?.points)}
          onShow={(at) => session.show(at)}
        />
      )}
      {board.drawing === 'cells' && !view.over && (
        <p>
          <button onClick={() => setCompared(true)}>Compare strategies</button>
        </p>
      )}
      {offered && !session.solo && (
        <p>
          <a class="button" href={explorerLink({ ...place, layout: link.layout })}>
            Explore from here
          </a>
        </p>
      )}
      <BoardQuestions
        key={JSON.stringify([link.game, link.options])}
        {...{ game: link.game, options: link.options, naming }}
        questions={state.entry?.questions ?? []}
        players={players}
      />
      {!session.solo && <CertificateButton game={link.game} options={link.options} />}
      {compared && board.drawing === 'cells' && (
        <Strategies
          board={board}
          view={view}
          solo={session.solo}
          onClose={() => setCompared(false)}
        />
      )}
    </>
  );
}

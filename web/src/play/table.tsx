// SPDX-License-Identifier: MIT
// The table at which a game is played.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { BoardView } from '../board/board_view';
import type { Marks } from '../board/marks';
import { linkText } from '../model/link';
import { namingOf } from '../model/players';
import { valuesByMove } from '../model/worth';
import { titleOf, useCatalogue } from '../shell/catalogue';
import { navigate } from '../shell/route';
import { useAnalysis, useHistory } from './analysis';
import { AnalysisPanel } from './analysis_panel';
import { Controls } from './controls';
import { HallEntryForm } from './hall_entry_form';
import { HistoryGraph } from './history_graph';
import { MoveList } from './move_list';
import { MoveEntry } from './move_entry';
import { SeatsPanel } from './seats_panel';
import type { Session } from './session';
import { SharePanel } from './share_panel';
import { StatusLine } from './status_line';

type Tab = 'moves' | 'analysis' | 'share' | 'seats';
const kTabs: [Tab, string][] = [
  ['moves', 'Moves'],
  ['analysis', 'Analysis'],
  ['share', 'Share'],
  ['seats', 'Seats'],
];
const kAnalysisKey = 'harary.analysis';

export function Table({ session }: { session: Session }) {
  const { state, view } = session;
  const { catalogue } = useCatalogue();
  const [tab, setTab] = useState<Tab>('moves');
  const [wanted, setWanted] = useState(() => localStorage.getItem(kAnalysisKey) === 'on');
  const naming = session.solo ? 'solo' : namingOf(view.position);
  const entry = catalogue?.games.find(({ game }) => game === state.link.game);

  // In shaking mode the person plays without help, until the game is over.
  const allowed = !session.shaken;
  const on = wanted && allowed;
  const place = session.placeAt(state.at);
  const asked = useAnalysis(place, on && !view.over);
  const places = useMemo(
    () => state.views.map((_, i) => session.placeAt(i)),
    [state.views, state.link],
  );
  const history = useHistory(places, on && !session.solo);
  useEffect(() => localStorage.setItem(kAnalysisKey, wanted ? 'on' : 'off'), [wanted]);

  const marks: Marks = useMemo(
    () => ({
      values: asked.value ? valuesByMove(asked.value) : new Map(),
      mover: view.mover,
      last: state.at > 0 ? state.moves[state.at - 1]! : '',
      hint: state.hint,
      shuffle: session.shaken ? (state.match?.shuffle ?? null) : null,
    }),
    [asked.value, view, state.at, state.moves, state.hint, state.match],
  );
  const showLine = (line: string[]) => {
    const { seats, ...rest } = session.linkNow();
    const moves = [...state.moves.slice(0, state.at), ...line];
    const people =
      seats.second === undefined ? { first: 'human' } : { first: 'human', second: 'human' };
    navigate(linkText({ ...rest, seats: people, shaking: false, moves, at: state.at }));
  };
  const open = session.open && state.busy === '';

  return (
    <div class="table">
      <div class="main">
        <h1>
          {titleOf(state.link.game)} <small>{instanceWords(state.board.instance)}</small>
        </h1>
        <StatusLine session={session} naming={naming} />
        <BoardView
          board={state.board}
          position={view.position}
          legal={view.moves}
          unlisted={view.more_moves}
          open={open}
          marks={marks}
          onMove={(move) => void session.play(move)}
        />
        <Controls
          session={session}
          analysis={wanted}
          analysisAllowed={allowed}
          onAnalysis={setWanted}
        />
        {state.error !== '' && (
          <p class="error" role="alert">
            {state.error} <button onClick={() => session.dismiss()}>Close</button>
          </p>
        )}
        {state.match?.eligible && state.match.over && (
          <HallEntryForm key={state.match.id} match={state.match} />
        )}
      </div>
      <aside class="side" aria-label="About this game">
        {on && !session.solo && (
          <HistoryGraph
            values={history}
            at={state.at}
            naming={naming}
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
            <MoveList session={session} naming={naming} />
            {!session.shaken && (
              <MoveEntry open={open} onMove={(move) => void session.play(move)} />
            )}
          </>
        )}
        {tab === 'analysis' &&
          (on ? (
            <AnalysisPanel {...{ place, view, naming, asked }} onLine={showLine} />
          ) : (
            <section class="panel" aria-label="Analysis">
              <p class="note">
                {allowed
                  ? 'Switch the analysis on below the board.'
                  : 'Analysis is not available in shaking mode.'}
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
      </aside>
    </div>
  );
}

// "on K6, target K3": the instance in the order in which people say it.
function instanceWords(instance: Record<string, unknown>): string {
  const { board, target, letters, ...rest } = instance;
  const words: string[] = [];
  const short = (text: unknown) => {
    const all = String(text);
    return all.length > 28 ? `${all.slice(0, 26)}…` : all;
  };
  if (board !== undefined) words.push(`on ${short(board)}`);
  if (letters !== undefined) words.push(short(letters));
  if (target !== undefined) words.push(`target ${short(target)}`);
  for (const [key, text] of Object.entries(rest)) {
    if (key === 'game' || key === 'starts' || key === 'start') continue;
    words.push(text === true || text === 'true' ? key : `${key} ${short(text)}`);
  }
  return words.join(', ');
}

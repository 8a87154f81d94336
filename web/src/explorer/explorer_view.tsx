// SPDX-License-Identifier: MIT
// The explorer: all positions of a small game, or of one with a tablebase, forward and back. Positions
// that differ only in the names of the vertices are one.
import { counted } from '../model/counted';
import { isGraph } from '../model/elements';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { api, saidOf } from '../api/client';
import type { Board, CatalogueEntry, ExploredPosition, View } from '../api/types';
import { BoardView } from '../board/board_view';
import { kNoMarks, type Marks } from '../board/marks';
import { parseLayout } from '../layout/layout_text';
import { linkText, newLink } from '../model/link';
import { moverText, namingOf } from '../model/players';
import { valuesByMove } from '../model/worth';
import { instanceWords } from '../play/instance_words';
import { ViewKeys } from '../shell/key_sheet';
import { sayPosition } from '../play/analysis_panel';
import { EngineMemory } from '../shell/engine_memory';
import { useCatalogue } from '../shell/catalogue';
import { navigate } from '../shell/route';
import { CountTable, countWords } from './count_table';
import { ExplorerStart } from './explorer_start';
import { explorerLink, parseExplorerLink, type ExplorerPlace } from './explorer_link';
import { Neighbours } from './neighbours';

export function ExplorerView({ hash }: { hash: string }) {
  const place = useMemo(() => parseExplorerLink(hash), [hash]);
  if (!place) return <ExplorerStart />;
  return <Exploring place={place} />;
}

interface Found {
  boardKey: string; // the address that the board was asked for with
  place: ExplorerPlace; // whose answers these are
  board: Board;
  view: View;
  explored: ExploredPosition;
}

function Exploring({ place }: { place: ExplorerPlace }) {
  const [found, setFound] = useState<Found | null>(null);
  const [error, setError] = useState('');
  const { entryOf, titleOf } = useCatalogue();
  const key = explorerLink(place);
  const boardKey = explorerLink({ ...place, position: '' });
  useEffect(() => {
    const stop = new AbortController();
    setError('');
    const look = async () => {
      const known = found?.boardKey === boardKey;
      const board = known ? found.board : await api.board(place.game, place.options, stop.signal);
      if (!known && isGraph(board)) board.drawn = parseLayout(place.layout, board.order);
      const { game, options, position } = place;
      const [view, explored] = await Promise.all([
        api.view({ game, options, position }, stop.signal),
        api.explore({ game, options, position }, stop.signal),
      ]);
      if (!stop.signal.aborted) setFound({ boardKey, place, board, view, explored });
    };
    look().catch((e: unknown) => {
      if (!stop.signal.aborted) setError(saidOf(e));
    });
    return () => stop.abort();
  }, [key]);

  // The name over a position is that of its own game, while another one is looked for.
  const title = found ? `${titleOf(found.place.game)} ${instanceWords(found.board.instance)}` : '';
  if (error !== '') {
    return (
      <section class="alone">
        <h1>The explorer cannot show this</h1>
        <p class="error" role="alert">
          {error}
        </p>
        <p>
          <a class="button" href="#/explorer">
            Choose a game
          </a>
        </p>
      </section>
    );
  }
  if (!found)
    return (
      <section class="alone">
        <p role="status">Looking at all positions …</p>
        <progress aria-label="Looking at all positions" />
        <EngineMemory work="explorer" />
      </section>
    );
  return (
    <Explored
      title={title}
      entry={entryOf(found.place.game)}
      onError={(e) => setError(saidOf(e))}
      {...found}
    />
  );
}

interface Explored {
  title: string;
  entry: CatalogueEntry | null;
  onError: (error: unknown) => void;
}

function Explored({
  place,
  title,
  entry,
  board,
  view,
  explored,
  onError,
}: Omit<Found, 'boardKey'> & Explored) {
  const naming = namingOf(entry?.about, place.options);
  const hrefOf = (position: string) => explorerLink({ ...place, position });
  const { after, before, below, plies, ply } = explored;
  const analysis = {
    ...explored,
    position: view.position,
    mover: view.mover_name,
    finished: view.over,
    moves: after.flatMap((one) =>
      (one.moves ?? []).map((move) => ({
        move,
        winner: one.winner,
        remoteness: one.remoteness === null ? null : one.remoteness + 1,
        best: one.best ?? false,
        ...(one.outcome ? { outcome: one.outcome } : {}),
      })),
    ),
  };
  const marks: Marks = { ...kNoMarks, values: valuesByMove(analysis), mover: view.mover };
  const follow = async (move: string) => {
    const next = await api.play({ ...place, position: view.position }, move);
    navigate(hrefOf(next.position));
  };
  const all = plies.reduce((sum, { positions }) => sum + positions, 0);
  const played = linkText({
    ...newLink(place.game, place.options),
    from: place.position,
    layout: place.layout,
  });
  const first = (list: readonly { position: string }[]) => {
    if (list[0]) navigate(hrefOf(list[0].position));
  };
  return (
    <div class="explorer">
      <ViewKeys
        actions={[
          { keys: ['Home'], words: 'To the start', act: () => navigate(hrefOf('')) },
          { keys: ['ArrowRight'], words: 'The first that follows', act: () => first(after) },
          { keys: ['ArrowLeft'], words: 'The first that comes before', act: () => first(before) },
          { keys: ['p'], words: 'Play from here', act: () => navigate(played) },
        ]}
      />
      <div class="main">
        <h1>
          Explorer <small>{title}</small>
        </h1>
        <p class="said verdict" role="status" data-class={explored.class}>
          {view.over ? '' : `${moverText(naming, view)} to move. `}
          {sayPosition(analysis, view, naming)}
        </p>
        <BoardView
          board={board}
          about={entry?.about ?? null}
          position={view.position}
          legal={view.moves}
          unlisted={view.more_moves}
          open={!view.over}
          over={view.over}
          marks={marks}
          onMove={(move) => void follow(move).catch(onError)}
        />
        <p class="row">
          <a class="button" href={hrefOf('')}>
            To the start
          </a>
          <a class="button" href={played}>
            Play from here
          </a>
          <a class="button" href="#/explorer">
            Another game
          </a>
        </p>
      </div>
      <aside class="side" aria-label="Neighbours and numbers">
        <h2>
          What follows <small>{counted(explored.classes_after, 'kinds')}</small>
        </h2>
        <Neighbours
          board={board}
          neighbours={after}
          all={explored.classes_after}
          mover={view.mover}
          onward={true}
          hrefOf={hrefOf}
        />
        <h2>
          What comes before <small>{counted(explored.classes_before, 'kinds')}</small>
        </h2>
        <Neighbours
          board={board}
          neighbours={before}
          all={explored.classes_before}
          mover={view.mover}
          onward={false}
          hrefOf={hrefOf}
        />
        <h2>How many there are</h2>
        <p>
          {all.toLocaleString('en')} positions in the whole game, where positions that differ only
          in the names of the vertices count once.
          {below &&
            ` ${below.positions.toLocaleString('en')} can follow this one, itself included: ${countWords(below, naming)}.`}
        </p>
        <CountTable plies={plies} now={ply} naming={naming} />
        <EngineMemory work="explorer" />
      </aside>
    </div>
  );
}

// SPDX-License-Identifier: MIT
// The truth about the position that is shown: one sentence, then the kinds of moves and what comes of them,
// and why: what the end of best play is, with the line that can be walked on the board.
import { useEffect, useState } from 'preact/hooks';
import { api, saidOf, type Place } from '../api/client';
import type { About, Analysis, Board, Line, View } from '../api/types';
import { pointedOf } from '../board/marks';
import { picturedIn, SmallPosition } from '../board/small_position';
import { counted } from '../model/counted';
import { afterwards, bestEstimate } from '../model/estimate';
import { elementsOf, hasElements, kElementWords } from '../model/elements';
import { forcingIn } from '../model/forcing';
import { openMovesText, outOfReach } from '../model/stopped';
import { moverText, verdictText, winnerText, type Naming } from '../model/players';
import { whyWords, type Ending } from '../model/why';
import { allHaveWinners } from '../model/winners';
import { worthOf } from '../model/worth';
import { EngineMemory } from '../shell/engine_memory';
import { Words } from '../shell/words';
import type { Asked } from './analysis';
import { ClassesList } from './classes_list';
import { KeepComputing } from './keep_computing';
import type { Preview } from './preview';

interface Props {
  place: Place;
  board: Board;
  about: About | null;
  view: View;
  naming: Naming;
  asked: Asked<Analysis>;
  onLine: (moves: string[]) => void; // the principal line as a game of its own
  preview: Preview; // moves are played on the board and taken back
  onFigures: (sets: readonly (readonly number[])[]) => void; // what shows why is lit
}

export function AnalysisPanel(props: Props) {
  const { place, board, about, view, naming, asked, onLine, preview, onFigures } = props;
  const [why, setWhy] = useState<{ line: Line; ending: Ending | null } | null>(null);
  const [error, setError] = useState('');
  useEffect(() => {
    setWhy(null);
    setError('');
  }, [place.game, place.position]);
  const { value: analysis } = asked;
  const guess = analysis && bestEstimate(analysis)?.estimate;
  const ask = async () => {
    try {
      const line = await api.line(place);
      setWhy({ line, ending: await endingOf(place, line) });
      onFigures(forcing.figures);
    } catch (e) {
      setError(saidOf(e));
    }
  };
  const best = analysis?.moves.find((value) => value.best)?.move ?? '';
  const forcing = forcingIn(board, about, view, naming, best);
  // What comes of a move: the best reply, and best play after it.
  const playOn = async (move: string) => {
    try {
      const next = await api.play(place, move);
      const line = next.over ? [] : (await api.line({ ...place, position: next.position })).moves;
      preview.play([move, ...line]);
    } catch (e) {
      setError(saidOf(e));
    }
  };
  const known = analysis && (!asked.busy || analysis.winner || guess);
  const pictured = picturedIn(board);
  const element = hasElements(board)
    ? kElementWords[elementsOf(board).kind]
    : about?.elements === 'cells'
      ? (['call', 'calls'] as const)
      : (['move', 'moves'] as const);
  return (
    <section class="panel" aria-label="Analysis">
      <p class="verdict said-now">
        <Words text={known ? verdictWords(analysis, view, naming) : asked.error || 'Looking …'} />
      </p>
      {analysis?.stopped && (
        <p class="note">{openMovesText(analysis.stopped, allHaveWinners(analysis))}</p>
      )}
      {!view.over && (
        <KeepComputing place={place} short={!asked.busy && analysis?.stopped !== undefined} />
      )}
      {analysis && !analysis.finished && analysis.moves.length > 0 && (
        <>
          <ClassesList
            {...{ analysis, board }}
            position={view.position}
            mover={view.mover}
            onPlay={(move) => void playOn(move)}
          />
          {guess && (
            <p class="note">
              {guess.by === 'random plays'
                ? '≈ is a guess, not a proof: how often the mover won plays at random. In 95 of 100 cases the share lies within the bar.'
                : `≈ is a guess, not a proof: by how many cells the mover is ahead after ${guess.depth} moves of best play by both, as far as a search sees.`}
            </p>
          )}
          <p>
            <button onClick={() => void ask()}>Why?</button>
          </p>
        </>
      )}
      {(error || preview.error) !== '' && <p class="error">{error || preview.error}</p>}
      {why && analysis && (
        <div class="line">
          <p class="why-said">
            <Words
              text={[forcing.said, whyWords(analysis, view, naming, element, why.ending)]
                .filter(Boolean)
                .join(' ')}
            />
          </p>
          {why.ending && pictured && (
            <SmallPosition
              board={pictured}
              position={why.ending.view.position}
              reason={pointedOf(why.ending.view.reason)}
            />
          )}
          <p>
            Best play{naming.marks === 'solo' ? '' : ' by both'}
            {why.line.complete ? ' to the end' : ', as far as it is known'}:
          </p>
          <ol class="chips">
            {why.line.moves.map((move, i) => (
              <li key={i}>{move}</li>
            ))}
          </ol>
          {why.line.moves.length > 0 && (
            <p class="row">
              <button onClick={() => preview.play(why.line.moves)}>Play it on the board</button>
              <button class="quiet" onClick={() => onLine(why.line.moves)}>
                As a game of its own
              </button>
            </p>
          )}
        </div>
      )}
      {known && analysis.winner && !guess && <Proved />}
      <EngineMemory work="analysis" />
    </section>
  );
}

const Proved = () => (
  <p class="proof">
    <svg viewBox="0 0 22 22" aria-hidden="true">
      <path d="M11 2l8 3v6c0 4.6-3.3 7.6-8 9-4.7-1.4-8-4.4-8-9V5z" />
      <path d="M7 11l3 3 5-6" />
    </svg>
    Proved by search, not guessed.
  </p>
);

// The line is played to its last position, which says why the game is over.
async function endingOf(place: Place, { moves, complete }: Line): Promise<Ending | null> {
  let position = place.position;
  let view: View | null = null;
  for (const move of moves) {
    view = await api.play({ ...place, position }, move);
    position = view.position;
  }
  return view && { length: moves.length, complete, view };
}

const kMostNamed = 3;

// "Red wins: 1-2 or 2-5.", "Green wins, whatever Red plays."
export function verdictWords(analysis: Analysis, view: View, naming: Naming): string {
  const { winner, moves, finished } = analysis;
  if (finished || naming.marks === 'solo' || !winner || winner === 'none')
    return sayPosition(analysis, view, naming);
  const points = analysis.outcome ? `, ${analysis.outcome[0]} : ${analysis.outcome[1]}` : '';
  const said = `${winnerText(naming, winner)}${points}`;
  const wanted = winner === 'tie' ? 'tie' : 'win';
  const keep = moves.filter((value) => worthOf(value, view.mover) === wanted);
  if (keep.length === 0) return `${said}, whatever ${moverText(naming, view)} plays.`;
  if (keep.length === moves.length) return `${said}, with any move.`;
  if (keep.length > kMostNamed) return `${said}: ${keep.length} of ${moves.length} moves keep it.`;
  const named = keep.map(({ move }) => move);
  const last = named.pop()!;
  return `${said}: ${named.length > 0 ? `${named.join(', ')} or ${last}` : `only ${last}`}.`;
}

export function sayPosition(analysis: Analysis, view: View, naming: Naming): string {
  if (analysis.finished) return `${verdictText(naming, view.verdict)}.`;
  if (naming.marks === 'solo' && typeof analysis.remoteness === 'number') {
    return `Best play needs ${counted(analysis.remoteness, 'more calls')}.`;
  }
  if (!analysis.winner) {
    const guess = bestEstimate(analysis);
    return guess
      ? `Nothing is proved here yet. After ${guess.move}, ${afterwards(guess.estimate)}.`
      : `Who wins here is not known: ${outOfReach(analysis.stopped)}.`;
  }
  const who =
    analysis.winner === 'tie'
      ? 'Best play ends in a tie'
      : analysis.winner === 'none'
        ? winnerText(naming, 'none')
        : `${winnerText(naming, analysis.winner)} with best play`;
  const points = analysis.outcome ? `, ${analysis.outcome[0]} : ${analysis.outcome[1]}` : '';
  const left =
    analysis.remoteness === null || analysis.remoteness === undefined
      ? ''
      : `, in ${counted(analysis.remoteness, 'more moves')}`;
  return `${who}${points}${left}.`;
}

// SPDX-License-Identifier: MIT
// The truth about the position that is shown: who wins, how long it takes, what each move is worth,
// and why: the principal line, which can be walked on the board.
import { useEffect, useState } from 'preact/hooks';
import { api, saidOf, type Place } from '../api/client';
import type { Analysis, Line, MoveValue, PlayoutEstimate, Side, View } from '../api/types';
import {
  afterwards,
  bestEstimate,
  endsText,
  estimateLabel,
  meritOf,
  shareOf,
} from '../model/estimate';
import { openMovesText, outOfReach } from '../model/stopped';
import { verdictText, winnerName, type Naming } from '../model/players';
import { worthLabel, worthClass, worthWords } from '../model/worth';
import { EngineMemory } from '../shell/engine_memory';
import type { Asked } from './analysis';

interface Props {
  place: Place;
  view: View;
  naming: Naming;
  asked: Asked<Analysis>;
  onLine: (moves: string[]) => void; // show the principal line on the board
}

const kMostListed = 60;

export function AnalysisPanel({ place, view, naming, asked, onLine }: Props) {
  const [line, setLine] = useState<Line | null>(null);
  const [error, setError] = useState('');
  useEffect(() => {
    setLine(null);
    setError('');
  }, [place.game, place.position]);
  const { value: analysis } = asked;
  const guess = analysis && bestEstimate(analysis)?.estimate;
  const why = () => api.line(place).then(setLine, (e: unknown) => setError(saidOf(e)));

  return (
    <section class="panel" aria-label="Analysis">
      <p class="said">
        {asked.busy && 'Thinking …'}
        {asked.error}
        {analysis && (!asked.busy || analysis.winner) && sayPosition(analysis, view, naming)}
      </p>
      {analysis?.stopped && <p class="note">{openMovesText(analysis.stopped)}</p>}
      {analysis && !analysis.finished && analysis.moves.length > 0 && (
        <>
          {naming === 'solo' ? (
            <p class="legend">Number of calls needed, including this one.</p>
          ) : (
            <p class="legend" aria-hidden="true">
              <span class="chip win best">W5</span> wins, 5 moves left
              <span class="chip tie">T</span> tie
              <span class="chip loss">L8</span> loses
              {guess && (
                <>
                  <span class="chip guess">{estimateLabel(guess)}</span> an estimate
                </>
              )}
            </p>
          )}
          <MoveTable analysis={analysis} mover={view.mover} />
          {guess && (
            <p class="note">
              {guess.by === 'random plays'
                ? '≈ is an estimate, not a proof: how often the mover won plays at random. The bar shows in which interval that share lies, in 95 of 100 cases.'
                : `≈ is an estimate, not a proof: by how many cells the mover is ahead after ${guess.depth} moves of best play by both, as far as a search sees.`}
            </p>
          )}
          <p>
            <button onClick={() => void why()}>Why?</button>
          </p>
        </>
      )}
      <EngineMemory work="analysis" />
      {error !== '' && <p class="error">{error}</p>}
      {line && (
        <div class="line">
          <p>
            Best play{naming === 'solo' ? '' : ' by both'}
            {line.complete ? ' to the end' : ', as far as it is known'}:
          </p>
          <ol class="chips">
            {line.moves.map((move, i) => (
              <li key={i}>{move}</li>
            ))}
          </ol>
          {line.moves.length > 0 && (
            <button onClick={() => onLine(line.moves)}>Show it on the board</button>
          )}
        </div>
      )}
    </section>
  );
}

export function sayPosition(analysis: Analysis, view: View, naming: Naming): string {
  if (analysis.finished) return `${verdictText(naming, view.verdict)}.`;
  if (naming === 'solo' && typeof analysis.remoteness === 'number') {
    return `Best play needs ${analysis.remoteness} more ${analysis.remoteness === 1 ? 'call' : 'calls'}.`;
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
        ? 'No player can force to be the last'
        : `${winnerName(naming, analysis.winner)} wins with best play`;
  const points = analysis.outcome ? `, ${analysis.outcome[0]} : ${analysis.outcome[1]}` : '';
  const left =
    analysis.remoteness === null || analysis.remoteness === undefined
      ? ''
      : `, in ${analysis.remoteness} more ${analysis.remoteness === 1 ? 'move' : 'moves'}`;
  return `${who}${points}${left}.`;
}

// Moves of one worth in one row: a board of 15 edges has often two kinds of moves.
function MoveTable({ analysis, mover }: { analysis: Analysis; mover: Side }) {
  const kinds = new Map<string, MoveValue[]>();
  for (const value of analysis.moves) {
    const label = worthLabel(value, mover);
    kinds.set(label, [...(kinds.get(label) ?? []), value]);
  }
  // Best first, then what is proved, then estimates from good to bad.
  const order = ([value]: MoveValue[]) =>
    value!.best ? 3 : value!.winner ? 2 : value!.estimate ? 1 : 0;
  const merit = ([value]: MoveValue[]) => (value!.estimate ? meritOf(value!.estimate) : 0);
  const rows = [...kinds].sort(([, a], [, b]) => order(b) - order(a) || merit(b) - merit(a));
  return (
    <table class="worths">
      <thead>
        <tr>
          <th scope="col">Worth</th>
          <th scope="col">Moves</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, values]) => (
          <tr key={label}>
            <th scope="row">
              <span
                class={`chip ${worthClass(values[0]!, mover)} ${values[0]!.best ? 'best' : ''}`}
              >
                {label}
              </span>
              <span class="unseen">{worthWords(values[0]!, mover)}</span>
              {!values[0]!.winner && values[0]!.estimate?.by === 'random plays' && (
                <Interval of={values[0]!.estimate} />
              )}
            </th>
            <td>
              {values.slice(0, kMostListed).map(({ move }) => (
                <code key={move} data-worth={label}>
                  {move}
                </code>
              ))}
              {values.length > kMostListed && ` and ${values.length - kMostListed} more`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

// Wins, with ties as halves: the interval as a bar, the share as a mark in it.
function Interval({ of }: { of: PlayoutEstimate }) {
  const { at, low, high } = shareOf(of);
  return (
    <span class="interval">
      <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
        <line class="axis" x1="50" x2="50" y1="0" y2="12" />
        <rect x={100 * low} width={Math.max(1, 100 * (high - low))} y="4" height="4" />
        <rect class="share" x={100 * at - 1} width="2" y="0" height="12" />
      </svg>
      <small>{endsText(low, high)}</small>
    </span>
  );
}

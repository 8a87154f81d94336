// SPDX-License-Identifier: MIT
// The game looked back at: how many moves were best, where it turned, what would have kept it.
import type { Analysis, Side } from '../api/types';
import { useState } from 'preact/hooks';
import { api, saidOf } from '../api/client';
import { sideName, type Naming } from '../model/players';
import { counted } from '../model/counted';
import { gradeSign, marksOf, shortestWay, type Mark } from '../model/review';
import type { Session } from './session';

interface Props {
  session: Session;
  naming: Naming;
  values: readonly (Analysis | null)[];
  onLine: (from: number, line: string[]) => void; // shows it on the board
  onShow: () => void; // another position is on the board now
}

export function Review({ session, naming, values, onLine, onShow }: Props) {
  const { moves, views } = session.state;
  const [error, setError] = useState('');
  // What best play would have been instead of this move.
  const bestLine = (ply: number) =>
    api.line(session.placeAt(ply - 1)).then(
      (line) => onLine(ply - 1, line.moves),
      (e: unknown) => setError(saidOf(e)),
    );
  if (!session.finished && !views[moves.length]?.over) return null;
  const marks = marksOf(
    moves,
    views.map(({ mover }) => mover),
    values,
  );
  const known = marks.filter((mark): mark is Mark => mark !== null);
  const mistakes = known.filter(({ grade }) => ['mistake', 'blunder', 'doubtful'].includes(grade));
  const guessed = known.filter(({ grade }) => grade === 'doubtful' || grade === 'open').length;
  const sides: Side[] = naming.marks === 'solo' ? ['first'] : ['first', 'second'];
  const share = (side: Side) => {
    const own = known.filter(
      ({ mover, grade }) => mover === side && grade !== 'doubtful' && grade !== 'open',
    );
    const best = own.filter(({ grade }) => grade === 'best').length;
    return `${sideName(naming, side)}: ${best} of ${own.length} moves best`;
  };
  const shortest = shortestWay(known);
  const show = (at: number) => {
    session.show(at);
    onShow();
  };
  const buttons = ({ ply, grade }: Mark) => (
    <p class="row">
      <button class="small" onClick={() => show(ply)}>
        Show
      </button>
      <button class="small" onClick={() => show(ply - 1)}>
        Try again
      </button>
      {grade !== 'doubtful' && (
        <button class="small" onClick={() => void bestLine(ply)}>
          Best line
        </button>
      )}
    </p>
  );
  return (
    <section class="panel review" aria-label="Review">
      <h2>Review</h2>
      {known.length < moves.length && (
        <p class="note">
          Looking at the moves … {known.length} of {moves.length} are known.
        </p>
      )}
      {known.length > 0 && (
        <ul class="shares">
          {sides.map((side) => (
            <li key={side}>{share(side)}</li>
          ))}
        </ul>
      )}
      {guessed > 0 && (
        <p class="note">
          {guessed} {guessed === 1 ? 'move is' : 'moves are'} judged by estimates: the positions are
          too large to know. <b>?!</b> marks a move than which another was clearly better.
        </p>
      )}
      {known.length === moves.length && mistakes.length === 0 && (
        <p>No move threw anything away.</p>
      )}
      {known.length === moves.length && mistakes.length === 0 && shortest && (
        <div class="shortest">
          <p>
            <b>Move {shortest.ply}</b> {sideName(naming, shortest.mover)} played{' '}
            <code>{shortest.move}</code>, and it was over {counted(shortest.sooner!, 'moves')}{' '}
            sooner than after <code>{shortest.better}</code>. A longer game leaves the winner more
            to get wrong.
          </p>
          {buttons(shortest)}
        </div>
      )}
      {mistakes.length > 0 && (
        <ol class="mistakes">
          {mistakes.map((mark) => {
            const { ply, move, mover, grade, better, lost } = mark;
            return (
              <li key={ply} class={grade}>
                <p>
                  <b>
                    Move {ply} {gradeSign[grade]}
                  </b>{' '}
                  {sideName(naming, mover)} played <code>{move}</code>: {lost}.{' '}
                  <code>{better}</code>{' '}
                  {grade === 'doubtful'
                    ? 'looks better (an estimate)'
                    : naming.marks === 'solo'
                      ? 'was better'
                      : 'kept it'}
                  .
                </p>
                {buttons(mark)}
              </li>
            );
          })}
        </ol>
      )}
      {error !== '' && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
    </section>
  );
}

// SPDX-License-Identifier: MIT
// Whose turn it is, or how it ended. What screen readers hear is said once a move, when nothing is on its
// way any more.
import { elementsOf, isGraph } from '../model/elements';
import { ruleOf } from '../model/graph_words';
import { moverText, playerName, sideOfWinner, verdictText, type Naming } from '../model/players';
import { Words } from '../shell/words';
import { verdictOf } from './end_words';
import type { Session } from './session';

interface Props {
  session: Session;
  naming: Naming;
  optimum: string; // of a game of one player that is over
}

export function StatusLine({ session, naming, optimum }: Props) {
  const { state, view } = session;
  const past = state.at < session.end;
  const ended = session.finished || view.over;
  const { verdict } = verdictOf(session);
  const words = statusWords(session, naming);
  const aside = asideWords(session);
  return (
    <div class={`status ${naming.marks} ${ended ? 'ended' : view.mover}`}>
      <span class="pill" data-status={ended ? 'over' : 'open'} data-winner={verdict?.winner}>
        {words}
      </span>
      {past && (
        <small>
          after move {state.at} of {session.end}
        </small>
      )}
      {aside.words !== '' && (
        <small class={aside.kind}>
          <Words text={aside.words} />
        </small>
      )}
      {state.busy === '' && <Announced session={session} words={words} optimum={optimum} />}
    </div>
  );
}

// One sentence for those who listen: the moves since a person was to move, and what is to do now.
function Announced({
  session,
  words,
  optimum,
}: {
  session: Session;
  words: string;
  optimum: string;
}) {
  const { state, view } = session;
  const { moves, views, at } = state;
  const naming = session.naming;
  const from = Math.max(0, at - (state.match && !session.shared ? 2 : 1));
  const said = session.shaken
    ? []
    : moves.slice(from, at).map((move, i) => {
        const who = naming.marks === 'solo' ? 'You' : moverText(naming, views[from + i]!);
        return `${who}: ${move}.`;
      });
  const aside = asideWords(session);
  const reason = view.over ? (view.reason?.text ?? '') : '';
  return (
    <p class="unseen" role="status" aria-live="polite">
      {[...said, `${words}.`, reason, optimum, aside.words].filter(Boolean).join(' ')}
    </p>
  );
}

export function statusWords(session: Session, naming: Naming): string {
  const { state, view } = session;
  const seats = Object.values(state.link.seats);
  const seat = session.seatOf(view.mover);
  if (session.finished || view.over) {
    const { verdict, how } = verdictOf(session);
    let words =
      naming.marks === 'solo' ? `Done in ${state.at} calls` : verdictText(naming, verdict);
    const alone = seats.filter((player) => player === 'human').length === 1;
    const side = verdict?.winner ? sideOfWinner(verdict.winner) : null;
    if (side && alone && naming.marks !== 'solo')
      words += session.seatOf(side) === 'human' ? ': you' : `: the machine`;
    return how === '' ? words : `${words}, ${how}`;
  }
  if (state.busy === 'machine') {
    const sure = ['perfect', 'ultra-strong'].includes(seat);
    return `${playerName(seat)} is ${sure && state.estimated ? 'estimating' : 'thinking'} …`;
  }
  if (naming.marks === 'solo') return 'Call a colour';
  const people = seats.every((player) => player === 'human');
  const who = seat === 'human' ? 'you' : playerName(seat).toLowerCase();
  return `${moverText(naming, view)} to move${people ? '' : ` (${who})`}`;
}

// What is said beside it: a hint, why something cannot be played, that a machine estimates, what a move is.
function asideWords(session: Session): { words: string; kind: string } {
  const { state, view } = session;
  const ended = session.finished || view.over;
  if (state.refused !== '') return { words: state.refused, kind: 'refused' };
  if (state.hint !== '') {
    const words = state.guessed
      ? `Hint: ${state.hint}. A guess: this position is too large to know.`
      : `Hint: ${state.hint}. No move is better.`;
    return { words, kind: 'hint-said' };
  }
  if (ended || state.at < session.end) return { words: '', kind: '' };
  const knows = ['perfect', 'ultra-strong', 'learning'];
  if (state.estimated && Object.values(state.link.seats).some((player) => knows.includes(player)))
    return {
      words: 'The machine estimates here: the position is too large to know.',
      kind: 'estimated',
    };
  if (state.at === 0 && session.open && !session.solo)
    return {
      words: [ruleOf(session.about?.move ?? '', state.board.instance), twoEnds(session)]
        .filter(Boolean)
        .join(' '),
      kind: 'to-do',
    };
  return { words: '', kind: '' };
}

const kDense = 21; // edges, too many to hit one with a finger

// On a dense board a finger says an edge by its two ends.
function twoEnds({ state }: Session): string {
  const { board } = state;
  if (!isGraph(board) || elementsOf(board).kind !== 'edges' || board.edges.length < kDense)
    return '';
  return matchMedia('(pointer: coarse)').matches
    ? 'Tap its one end, then the other.'
    : 'Its two ends, one after the other, do as well.';
}

// SPDX-License-Identifier: MIT
// How a game ended, in words: "You lose", "Red wins", and why.
import { sideOfWinner, verdictText, type Naming } from '../model/players';
import type { Verdict } from '../api/types';
import type { Session } from './session';

// The verdict of the rules, or of who resigned or ran out of time.
export function verdictOf(session: Session): { verdict: Verdict | null; how: string } {
  const { view, state } = session;
  const { winner, clock } = state.match ?? {};
  if (view.verdict || !winner || state.at < session.end) return { verdict: view.verdict, how: '' };
  const how = clock?.flagged ? 'as the other side’s time ran out' : 'as the other side resigned';
  return { verdict: { winner }, how };
}

// Whether the one person of this browser won; null where there are two or none, or no player won.
function wonBy(session: Session, verdict: Verdict | null): boolean | null {
  const { match, link } = session.state;
  const side = verdict?.winner ? sideOfWinner(verdict.winner) : null;
  if (!side) return null;
  const seats = Object.values(link.seats);
  if (seats.filter((player) => player === 'human').length === 1)
    return session.seatOf(side) === 'human';
  return match?.shared && match.you.length > 0 ? match.you.includes(side) : null;
}

// The same of the game's end, whichever position is shown; a finished puzzle is won.
export function wonHere(session: Session): boolean | null {
  const { match } = session.state;
  if (session.solo) return true;
  return wonBy(session, session.last.verdict ?? (match?.winner ? { winner: match.winner } : null));
}

export function endWords(session: Session, naming: Naming): { verdict: string; why: string } {
  const { verdict, how } = verdictOf(session);
  const why = session.view.reason?.text ?? '';
  if (naming.marks === 'solo') return { verdict: `Done in ${session.state.at} calls`, why };
  const won = wonBy(session, verdict);
  const points = verdict?.outcome ? `, ${verdict.outcome[0]} : ${verdict.outcome[1]}` : '';
  return {
    verdict: won === null ? verdictText(naming, verdict) : `You ${won ? 'win' : 'lose'}${points}`,
    why: [why, how && `${how.charAt(0).toUpperCase()}${how.slice(1)}.`].filter(Boolean).join(' '),
  };
}

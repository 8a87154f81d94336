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

export function endWords(session: Session, naming: Naming): { verdict: string; why: string } {
  const { verdict, how } = verdictOf(session);
  const why = session.view.reason?.text ?? '';
  if (naming === 'solo') return { verdict: `Done in ${session.state.at} calls`, why };
  const { winner } = verdict ?? {};
  const side = winner ? sideOfWinner(winner) : null;
  const seats = Object.values(session.state.link.seats);
  const alone = seats.filter((player) => player === 'human').length === 1;
  const mine = session.state.match?.shared ? session.state.match.you : null;
  const points = verdict?.outcome ? `, ${verdict.outcome[0]} : ${verdict.outcome[1]}` : '';
  let said = verdictText(naming, verdict);
  if (side && alone) said = `${session.seatOf(side) === 'human' ? 'You win' : 'You lose'}${points}`;
  else if (side && mine && mine.length > 0)
    said = `${mine.includes(side) ? 'You win' : 'You lose'}${points}`;
  return {
    verdict: said,
    why: [why, how && `${how.charAt(0).toUpperCase()}${how.slice(1)}.`].filter(Boolean).join(' '),
  };
}

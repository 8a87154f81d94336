// SPDX-License-Identifier: MIT
// A strip a player, above and below the board: colour, name, how strong, points, clock, and whose turn it is.
import type { Side } from '../api/types';
import {
  other,
  playerName,
  playersOf,
  playerWords,
  sideName,
  swatchOf,
  type Naming,
} from '../model/players';
import { Clock } from './clocks';
import type { Session } from './session';

interface Props {
  session: Session;
  naming: Naming;
  side: Side;
}

// Who sits at the bottom: the person, where there is one alone; else the first player.
export function bottomSide(session: Session): Side {
  const { link, match } = session.state;
  if (match?.shared) return match.you[0] ?? 'first';
  const { first, second } = link.seats;
  return first !== 'human' && second === 'human' ? 'second' : 'first';
}

// How many play, where they are more than two.
export const manyPlayers = ({ state }: Session): number => {
  const players = playersOf(state.entry?.options ?? [], state.board.instance);
  return players > 2 ? players : 0;
};

export function Strip({ session, naming, side }: Props) {
  const { match, link } = session.state;
  const { view } = session;
  const ended = session.finished || view.over;
  const turn = !ended && view.mover === side;
  const points = session.about?.points ? view.scores?.[side].points : undefined;
  return (
    <div class={`strip ${turn ? 'turn' : ''}`} data-strip={side}>
      <span class={`swatch ${naming.marks} ${side}`} aria-hidden="true" />
      <span class="name">{nameOf(session, naming, side)}</span>
      <span class="how">{howOf(session, naming, side)}</span>
      {awayWords(session, side) !== '' && (
        <span class="away" data-away={side}>
          {awayWords(session, side)}
        </span>
      )}
      {points !== undefined && (
        <span class="points" data-points={side}>
          {sideName(naming, side)} <b>{points}</b>
        </span>
      )}
      {match?.clock && <Clock session={session} clock={match.clock} naming={naming} side={side} />}
      <span class="unseen">
        {link.seats[side] === 'human' ? '' : playerWords(link.seats[side]!)}
      </span>
    </div>
  );
}

function nameOf(session: Session, naming: Naming, side: Side): string {
  const { match, link } = session.state;
  if (match?.shared) {
    if (match.you.includes(side)) return 'You';
    if (match.waiting && match.you.length > 0) return 'Waiting …';
    return match.you.length > 0 ? 'Your opponent' : sideName(naming, side);
  }
  const seat = link.seats[side] ?? 'human';
  if (seat !== 'human') return playerName(seat);
  return link.seats[other(side)] === 'human' ? sideName(naming, side) : 'You';
}

function howOf(session: Session, naming: Naming, side: Side): string {
  const { match, link } = session.state;
  const seat = link.seats[side] ?? 'human';
  const colour = sideName(naming, side);
  if (match?.shared) return match.you.length > 0 ? colour : '';
  if (seat !== 'human') return `${colour}, ${playerWords(seat).split(/[;,]/)[0]}`;
  return link.seats[other(side)] === 'human' ? '' : colour;
}

const kSilent = 15; // seconds; a page in the background asks seldom

// A player over a link whose page no longer asks the server.
function awayWords({ state, finished }: Session, side: Side): string {
  const { match } = state;
  if (!match?.shared || match.waiting || finished || match.you.includes(side)) return '';
  const silent = match.silent_ms?.[side];
  if (silent === undefined || silent === null || silent < 1000 * kSilent) return '';
  const seconds = Math.round(silent / 1000);
  return seconds < 120 ? `away for ${seconds} s` : `away for ${Math.round(seconds / 60)} minutes`;
}

// Three and more players share one strip; the one to move is marked.
export function ManyStrip({ session, players }: { session: Session; players: number }) {
  const { view } = session;
  const ended = session.finished || view.over;
  const names = Array.from({ length: players }, (_, i) => `player ${i + 1}`);
  return (
    <div class="strip many" data-strip="all">
      {names.map((name, i) => (
        <span
          key={name}
          class={`one ${!ended && view.mover_name === name ? 'turn' : ''}`}
          data-player={i + 1}
        >
          <span class={`swatch colours ${swatchOf(name)}`} aria-hidden="true" /> Player {i + 1}
        </span>
      ))}
    </div>
  );
}

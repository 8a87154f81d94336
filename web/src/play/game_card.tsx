// SPDX-License-Identifier: MIT
// The card beside the board: what is played and its rules, and after the last move how it ended, why, and
// what can follow. It keeps its height, so that nothing below it moves.
import type { Naming } from '../model/players';
import { ruleOf } from '../model/graph_words';
import { stepped } from '../model/levels';
import { navigate } from '../shell/route';
import { Words } from '../shell/words';
import { again, anotherBoard, swapped, withSeats } from './again';
import { BoardNumber } from './board_number';
import { instanceWords } from './instance_words';
import type { Session } from './session';
import { endWords } from './end_words';

interface Props {
  session: Session;
  naming: Naming;
  optimum: string;
  analysisAllowed: boolean;
  onReview: () => void;
}

export function GameCard({ session, naming, optimum, analysisAllowed, onReview }: Props) {
  const { board, entry, busy } = session.state;
  const { view } = session;
  const over = (session.finished || view.over) && busy !== 'walk';
  return (
    <div class={`game-card ${over ? 'ended' : ''}`}>
      <div class="heading">
        <h1>
          {session.title} <small>{instanceWords(board.instance)}</small>
        </h1>
        <BoardNumber link={session.linkNow()} />
      </div>
      {over ? (
        <End {...{ session, naming, optimum, analysisAllowed, onReview }} />
      ) : (
        <p class="in-short">
          {entry?.about.rules.map((text) => ruleOf(text, board.instance)).join(' ')}
        </p>
      )}
    </div>
  );
}

function End({ session, naming, optimum, analysisAllowed, onReview }: Props) {
  const { link, busy, entry } = session.state;
  const { verdict, why } = endWords(session, naming);
  const players = entry?.players ?? [];
  const seats = Object.values(link.seats);
  const machine = !session.solo && new Set(seats).size === 2 && seats.includes('human');
  const idle = busy === '';
  const now = session.linkNow();
  const easier = machine ? stepped(link.seats, players, -1) : null;
  const harder = machine ? stepped(link.seats, players, 1) : null;
  const another = anotherBoard(now);
  const go = (words: string, hash: string | null, main = false) =>
    hash !== null && (
      <button class={main ? 'primary' : ''} disabled={!idle} onClick={() => navigate(hash)}>
        {words}
      </button>
    );
  return (
    <section class="end" aria-label="The end of the game">
      <h2>{verdict}</h2>
      {why !== '' && (
        <p class="why">
          <Words text={why} />
        </p>
      )}
      {optimum !== '' && <p class="why optimum">{optimum}</p>}
      <p class="row">
        {another && go('Another board', another, true)}
        {!session.shared && (
          <button
            class={another ? '' : 'primary'}
            data-action="rematch"
            disabled={!idle}
            onClick={() => navigate(again(now))}
          >
            {session.solo ? 'Again' : 'Rematch'}
          </button>
        )}
        {session.shared && session.state.match!.you.length > 0 && (
          <button
            class="primary"
            data-action="rematch"
            disabled={!idle || session.state.match!.wants_rematch === session.state.match!.you[0]}
            onClick={() => void session.askForRematch()}
          >
            Rematch
          </button>
        )}
        {machine && go('Swap sides', swapped(now))}
        {easier && go('Easier', withSeats(now, easier))}
        {harder && go('Harder', withSeats(now, harder))}
        <button disabled={!idle || !analysisAllowed} onClick={onReview}>
          Review
        </button>
      </p>
    </section>
  );
}

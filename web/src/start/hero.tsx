// SPDX-License-Identifier: MIT
// A board to begin on at once: its first click starts a game against the easiest machine.
import { hasServer } from '#transport';
import { useEffect, useState } from 'preact/hooks';
import { api, saidOf } from '../api/client';
import type { Board, CatalogueEntry, View } from '../api/types';
import { BoardView } from '../board/board_view';
import { kNoMarks } from '../board/marks';
import { ruleOf } from '../model/graph_words';
import { easiest } from '../model/levels';
import { linkText, newLink, type Link } from '../model/link';
import { moverText, namingOf } from '../model/players';
import { navigate } from '../shell/route';

const withEasy = ({ game, players, about }: CatalogueEntry, rest: Partial<Link> = {}): string =>
  linkText({
    ...newLink(game),
    seats:
      about.players === 'solo' ? { first: 'human' } : { first: 'human', second: easiest(players) },
    ...rest,
  });
export const atOnce = (entry: CatalogueEntry): string => withEasy(entry);

interface Props {
  opening: CatalogueEntry | null; // the game that a first visit opens, once the catalogue is there
  onSetUp: (game: string) => void;
}

export function Hero({ opening, onSetUp }: Props) {
  const [error, setError] = useState('');
  const rules = opening?.about.rules.map((text) => ruleOf(text, opening.about.play.options));
  // The player who invites has the first seat.
  const invite = async ({ game }: CatalogueEntry) => {
    try {
      const match = await api.newMatch({
        game,
        options: {},
        seats: { first: 'human', second: 'human' },
        shaking: false,
        thinking_ms: 1000,
        open_seat: 'second',
      });
      navigate(`#/match/${match.id}`);
    } catch (e) {
      setError(saidOf(e));
    }
  };
  return (
    <section class="hero">
      <div class="words">
        <h1>
          Two colours.
          <br />
          One wrong line.
        </h1>
        <p>
          {opening && rules
            ? `${opening.about.title}: ${rules.join(' ')} It looks like nothing; a few moves on you are lost and cannot say why. The engine can: it solves the positions, and the board shows where the game turned.`
            : 'Games that look like nothing; a few moves on you are lost and cannot say why. The engine can.'}
        </p>
        <p class="row">
          {opening && (
            <>
              <button class="primary" onClick={() => onSetUp(opening.game)}>
                Start a game
              </button>
              <a class="button quiet" href={linkText(newLink(opening.game))}>
                Pass and play
              </a>
              {hasServer && (
                <button class="quiet" onClick={() => void invite(opening)}>
                  Invite a friend
                </button>
              )}
            </>
          )}
        </p>
        {error !== '' && (
          <p class="error" role="alert">
            {error}
          </p>
        )}
      </div>
      <div class="card board-card">{opening && <FirstBoard entry={opening} />}</div>
    </section>
  );
}

// The start of the game; a move on it is the first of a game.
function FirstBoard({ entry }: { entry: CatalogueEntry }) {
  const [start, setStart] = useState<{ board: Board; view: View } | null>(null);
  useEffect(() => {
    let gone = false;
    const options = entry.about.play.options;
    api.board(entry.game, options).then(
      (board) => !gone && setStart({ board, view: board.start }),
      () => undefined, // the games can be chosen without it
    );
    return () => void (gone = true);
  }, [entry.game]);
  if (!start) return <p class="tag">{entry.about.title}</p>;
  const { board, view } = start;
  return (
    <>
      <p class="tag">
        {moverText(namingOf(entry.about, entry.about.play.options), view)} to move.{' '}
        {entry.about.move}
      </p>
      <BoardView
        board={board}
        about={entry.about}
        position={view.position}
        legal={view.moves}
        unlisted={view.more_moves}
        open={true}
        over={false}
        marks={{ ...kNoMarks, mover: view.mover }}
        onMove={(move) => navigate(withEasy(entry, { moves: [move], at: 1, guided: true }))}
      />
    </>
  );
}

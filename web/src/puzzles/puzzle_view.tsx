// SPDX-License-Identifier: MIT
// A position in which only one move wins. The first answer counts for the visitor's rating, which this
// browser keeps.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { api, saidOf, type Place } from '../api/client';
import type { Board, View } from '../api/types';
import { BoardView } from '../board/board_view';
import { kNoMarks, pointedOf, type Marks } from '../board/marks';
import { elementsOf, hasElements, kElementWords } from '../model/elements';
import { ruleOf } from '../model/graph_words';
import { linkText, newLink, parseLink } from '../model/link';
import { moverText, playerNumber } from '../model/players';
import { ViewKeys } from '../shell/key_sheet';
import { RuleCard } from '../rules/rule_card';
import { navigate, rename } from '../shell/route';
import { useCatalogue } from '../shell/catalogue';
import { dayOf } from '../model/random_boards';
import { dailyAddress, dailyPuzzle, kDailyPuzzles, keepDaily, parseDaily } from './daily';
import { afterAnswer, keepRating, keptRating, newPuzzle, puzzleAt, type Puzzle } from './making';

interface Shown {
  puzzle: Puzzle;
  board: Board;
  view: View; // that is to be solved
  address: string; // of the puzzle that it began with
}
// What is played on the board after an answer, move by move.
interface Playing {
  views: View[];
  moves: string[];
  at: number; // moves that are shown
}
type Said = 'open' | 'right' | 'wrong' | 'solved' | 'told';
const kStep = 800;
const kRefutation = 6; // moves that are shown of it

export function PuzzleView({ hash, serial }: { hash: string; serial: number }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [said, setSaid] = useState<Said>('open');
  const [answer, setAnswer] = useState('');
  const [playing, setPlaying] = useState<Playing | null>(null);
  const [steps, setSteps] = useState(0); // right answers so far
  const [kept, setKept] = useState(keptRating);
  const [error, setError] = useState('');
  const { entryOf, titleOf } = useCatalogue();
  const daily = parseDaily(hash);
  const number = useRef(0); // of the puzzle: answers to questions about an earlier one are dropped

  useEffect(() => {
    const stop = new AbortController();
    ++number.current;
    setShown(null);
    setSaid('open');
    setAnswer('');
    setPlaying(null);
    setSteps(0);
    setError('');
    void (async () => {
      try {
        const link = !daily && parseLink(hash.replace('#/puzzles/', '#/play/'));
        const given = link && (await puzzleAt(link.game, link.options, link.from, stop.signal));
        const puzzle = daily
          ? await dailyPuzzle(daily, stop.signal)
          : given || (await newPuzzle(stop.signal));
        const { game, options, position } = puzzle;
        const board = await api.board(game, options, stop.signal);
        const view = await api.view({ game, options, position }, stop.signal);
        if (stop.signal.aborted) return;
        const words = linkText({ ...newLink(game, options), from: position });
        const address = daily ? dailyAddress(daily) : words.replace('#/play/', '#/puzzles/');
        rename(address);
        setShown({ puzzle, board, view, address });
      } catch (e) {
        if (!stop.signal.aborted) setError(saidOf(e));
      }
    })();
    return () => stop.abort();
  }, [hash, serial]);

  // The board follows the moves by itself; at their end the puzzle goes on, or is over.
  useEffect(() => {
    if (!playing || playing.at >= playing.moves.length) return;
    const timer = setTimeout(() => setPlaying({ ...playing, at: playing.at + 1 }), kStep);
    return () => clearTimeout(timer);
  }, [playing]);

  const seen = playing && playing.at > 0 ? playing.views[playing.at - 1]! : shown?.view;
  const marks: Marks = useMemo(
    () => ({
      ...kNoMarks,
      mover: seen?.mover ?? 'first',
      player: playerNumber(seen?.mover_name),
      last: playing && playing.at > 0 ? playing.moves[playing.at - 1]! : '',
      reason: pointedOf(seen?.reason),
    }),
    [seen, playing],
  );
  const count = (solved: boolean) => {
    const after = shown && afterAnswer(kept, shown.address, shown.puzzle.depth, solved);
    if (daily && daily.day === dayOf(new Date()))
      keepDaily(daily, { game: shown!.puzzle.game, solved });
    if (!after) return;
    setKept(after);
    keepRating(after);
  };
  // A wrong answer is refuted on the board; a right one is played, the machine answers, and as long as
  // one move alone wins the puzzle goes on.
  const choose = async (move: string, told = false) => {
    if (!shown || (playing && !told)) return;
    const { puzzle, view } = shown;
    const right = move === puzzle.solution;
    const mine = number.current;
    const place = { game: puzzle.game, options: puzzle.options, position: view.position };
    if (!told) count(right);
    setAnswer(move);
    setSaid(told ? 'told' : right ? 'right' : 'wrong');
    try {
      const played = await playedOn(place, move, right ? 1 : kRefutation);
      if (mine !== number.current) return;
      setPlaying({ ...played, at: 1 });
      if (!right) return;
      const last = played.views.at(-1)!;
      const next =
        last.over || last.mover !== view.mover || told
          ? null
          : await puzzleAt(
              puzzle.game,
              puzzle.options,
              last.position,
              new AbortController().signal,
            );
      await new Promise((done) => setTimeout(done, kStep * played.moves.length));
      if (mine !== number.current) return;
      if (told) return;
      if (!next) return setSaid('solved');
      setSteps((n) => n + 1);
      setShown({ ...shown, puzzle: next, view: last });
      setPlaying(null);
      setSaid('open');
    } catch (e) {
      if (mine === number.current) setError(saidOf(e));
    }
  };
  const again = () => {
    ++number.current;
    setPlaying(null);
    setSaid('open');
  };
  // To leave a puzzle unanswered counts as not solving it.
  const next = () => {
    count(false);
    if (!daily) navigate('#/puzzles');
    else if (daily.number === kDailyPuzzles) navigate('#/today');
    else navigate(dailyAddress({ ...daily, number: daily.number + 1 }));
  };
  if (error !== '') {
    return (
      <section class="alone">
        <p class="error" role="alert">
          {error}
        </p>
        <button class="primary" onClick={next}>
          Another puzzle
        </button>
      </section>
    );
  }
  if (!shown) {
    return (
      <p class="alone" role="status">
        Looking for a puzzle …
      </p>
    );
  }
  const { puzzle, board, view } = shown;
  const entry = entryOf(puzzle.game);
  const naming = entry?.about.players ?? 'numbers';
  const what = hasElements(board) ? kElementWords[elementsOf(board).kind][0] : 'move';
  const played = linkText({ ...newLink(puzzle.game, puzzle.options), from: puzzle.position });
  const answered = said !== 'open' || steps > 0; // its analysis would tell the answer before
  const show = () => {
    again(); // what is still on its way of the wrong answer is dropped
    void choose(puzzle.solution, true);
  };
  const words = () => {
    if (said === 'wrong') return `${answer} does not win`;
    if (said === 'told') return `The answer is ${answer}`;
    if (said === 'right') return `Yes: ${answer}`;
    if (said === 'solved') return steps > 0 ? `Solved in ${steps + 1} moves` : `Solved: ${answer}`;
    return `${moverText(naming, view)} to move: only one ${what} wins`;
  };
  // "Green answers 3-4. Red has a triangle and loses."
  const refutation = () => {
    if (!playing) return '';
    const [, reply] = playing.moves;
    const end = playing.views.at(-1)!;
    return [
      reply ? `${moverText(naming, playing.views[0]!)} answers ${reply}.` : '',
      end.over ? (end.reason?.text ?? '') : '',
    ]
      .filter(Boolean)
      .join(' ');
  };
  return (
    <div class="table">
      <ViewKeys
        actions={[
          { keys: ['n'], words: 'Another puzzle', act: next },
          { keys: ['t'], words: 'Try again, after a wrong answer', act: again },
          {
            keys: ['s'],
            words: 'Show the answer, after a wrong one',
            act: () => said === 'wrong' && show(),
          },
          {
            keys: ['p'],
            words: 'Play it on, after an answer',
            act: () => answered && navigate(played),
          },
        ]}
      />
      <div class="main">
        <div class="heading">
          <h1>
            {daily ? `Puzzle ${daily.number} of today` : 'Puzzle'}{' '}
            <small>{titleOf(puzzle.game)}</small>
          </h1>
          <small class="rating">
            {kept.tried === 0
              ? `Your rating begins at ${kept.rating}`
              : `Your rating ${kept.rating}, ${kept.solved} of ${kept.tried} solved`}
          </small>
        </div>
        <BoardView
          board={board}
          about={entry?.about ?? null}
          position={seen!.position}
          legal={seen!.moves}
          unlisted={seen!.more_moves}
          open={!playing && said === 'open'}
          over={said === 'solved'}
          marks={marks}
          onMove={(move) => void choose(move)}
        />
        <div class="below">
          <div class={`status ${naming} ${view.mover}`} role="status">
            <span
              class="pill"
              data-puzzle={said === 'solved' ? 'right' : said}
              data-solved={said === 'solved'}
            >
              {words()}
            </span>
            <small>
              {said === 'wrong'
                ? refutation()
                : steps > 0
                  ? `${steps} right so far`
                  : `${puzzle.depth} ${puzzle.depth === 1 ? 'move' : 'moves'} deep`}
            </small>
          </div>
          <div class="controls" role="group" aria-label="Puzzle">
            {said === 'wrong' && (
              <>
                <button onClick={again}>Try again</button>
                <button onClick={show}>Show the answer</button>
              </>
            )}
            {answered && (
              <a class="button" href={played}>
                Play it on
              </a>
            )}
            <button class={said === 'solved' || said === 'told' ? 'primary' : ''} onClick={next}>
              {!daily
                ? 'Another puzzle'
                : daily.number < kDailyPuzzles
                  ? 'Next of today'
                  : 'All of today'}
            </button>
          </div>
        </div>
      </div>
      <aside class="side" aria-label="About this puzzle">
        <p class="in-short">
          {entry?.about.rules.map((text) => ruleOf(text, board.instance)).join(' ')}
        </p>
        <RuleCard entry={entry} instance={board.instance} />
        <p class="note">
          Made by the engine: it solved this position and knows that every other move throws the win
          away. The address of this page is the puzzle; send it to a friend.
        </p>
      </aside>
    </div>
  );
}

// The move, and best play by both after it, at most `most` moves of it.
async function playedOn(
  place: Place,
  move: string,
  most: number,
): Promise<{ moves: string[]; views: View[] }> {
  const first = await api.play(place, move);
  const moves = [move];
  const views = [first];
  if (first.over) return { moves, views };
  const line = await api.line({ ...place, position: first.position });
  for (const next of line.moves.slice(0, most)) {
    views.push(await api.play({ ...place, position: views.at(-1)!.position }, next));
    moves.push(next);
  }
  return { moves, views };
}

// SPDX-License-Identifier: MIT
// A position in which only one move wins. The first answer counts for the visitor's rating, which this
// browser keeps.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { api, saidOf } from '../api/client';
import type { Board, View } from '../api/types';
import { BoardView } from '../board/board_view';
import { kNoMarks, type Marks } from '../board/marks';
import { elementsOf, isGraph, kElementWords } from '../model/elements';
import { linkText, newLink, parseLink } from '../model/link';
import { sideName } from '../model/players';
import { ViewKeys } from '../shell/key_sheet';
import { RuleCard } from '../rules/rule_card';
import { navigate, rename } from '../shell/route';
import { useCatalogue } from '../shell/catalogue';
import { keepRating, keptRating, newPuzzle, puzzleAt, rated, type Puzzle } from './making';

interface Shown {
  puzzle: Puzzle;
  board: Board;
  view: View;
}

export function PuzzleView({ hash, serial }: { hash: string; serial: number }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [answer, setAnswer] = useState('');
  const [kept, setKept] = useState(keptRating);
  const [counted, setCounted] = useState(false);
  const [error, setError] = useState('');
  const { entryOf, titleOf } = useCatalogue();

  useEffect(() => {
    const stop = new AbortController();
    setShown(null);
    setAnswer('');
    setError('');
    setCounted(false);
    void (async () => {
      try {
        const link = parseLink(hash.replace('#/puzzles/', '#/play/'));
        const given = link && (await puzzleAt(link.game, link.options, link.from, stop.signal));
        const puzzle = given || (await newPuzzle(stop.signal));
        const { game, options, position } = puzzle;
        const board = await api.board(game, options, stop.signal);
        const view = await api.view({ game, options, position }, stop.signal);
        if (stop.signal.aborted) return;
        const words = linkText({ ...newLink(game, options), from: position });
        rename(words.replace('#/play/', '#/puzzles/'));
        setShown({ puzzle, board, view });
      } catch (e) {
        if (!stop.signal.aborted) setError(saidOf(e));
      }
    })();
    return () => stop.abort();
  }, [hash, serial]);

  const right = shown !== null && answer === shown.puzzle.solution;
  const marks: Marks = useMemo(
    () => ({ ...kNoMarks, mover: shown?.view.mover ?? 'first', hint: right ? answer : '' }),
    [shown, answer, right],
  );
  const choose = (move: string) => {
    if (!shown || right) return;
    setAnswer(move);
    if (counted) return;
    const solved = move === shown.puzzle.solution;
    const next = {
      rating: rated(kept.rating, shown.puzzle.depth, solved),
      solved: kept.solved + Number(solved),
      tried: kept.tried + 1,
    };
    setCounted(true);
    setKept(next);
    keepRating(next);
  };
  const next = () => navigate('#/puzzles');
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
  const what = isGraph(board) ? kElementWords[elementsOf(board).kind][0] : 'move';
  const played = linkText({ ...newLink(puzzle.game, puzzle.options), from: puzzle.position });
  return (
    <div class="table">
      <ViewKeys
        actions={[
          { keys: ['n'], words: 'Another puzzle', act: next },
          {
            keys: ['s'],
            words: 'Show the answer, after a wrong one',
            act: () => answer !== '' && setAnswer(puzzle.solution),
          },
          { keys: ['p'], words: 'Play it on', act: () => navigate(played) },
        ]}
      />
      <div class="main">
        <div class="heading">
          <h1>
            Puzzle <small>{titleOf(puzzle.game)}</small>
          </h1>
          <small class="rating">
            Your rating {kept.rating}, {kept.solved} of {kept.tried} solved
          </small>
        </div>
        <div class={`status ${naming} ${view.mover}`} role="status">
          <span class={`swatch ${naming} ${view.mover}`} aria-hidden="true" />
          <span data-puzzle={answer === '' ? 'open' : right ? 'right' : 'wrong'}>
            {answer === ''
              ? `${sideName(naming, view.mover)} to move: only one ${what} wins`
              : right
                ? `Yes: ${answer} is the only move that wins`
                : `No: ${answer} does not win. Try again`}
          </span>
          <small>
            {puzzle.depth} {puzzle.depth === 1 ? 'move' : 'moves'} deep
          </small>
        </div>
        <BoardView
          board={board}
          about={entry?.about ?? null}
          position={view.position}
          legal={view.moves}
          unlisted={view.more_moves}
          open={!right}
          over={right}
          marks={marks}
          onMove={choose}
        />
        <div class="controls" role="group" aria-label="Puzzle">
          <button class={right ? 'primary' : ''} onClick={next}>
            Another puzzle
          </button>
          {!right && answer !== '' && (
            <button onClick={() => setAnswer(puzzle.solution)}>Show the answer</button>
          )}
          <a class="button" href={played}>
            Play it on
          </a>
        </div>
      </div>
      <aside class="side" aria-label="About this puzzle">
        <RuleCard entry={entry} instance={board.instance} />
        <p class="note">
          Made by the engine: it solved this position and knows that every other move throws the win
          away. The address of this page is the puzzle; send it to a friend.
        </p>
      </aside>
    </div>
  );
}

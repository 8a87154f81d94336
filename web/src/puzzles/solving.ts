// SPDX-License-Identifier: MIT
// A puzzle being solved. A wrong answer is refuted on the board; a right one is played, the machine answers, and the
// puzzle continues until it is decided: the game is over, or every move wins. The first answer counts.
import { useEffect, useRef, useState } from 'preact/hooks';
import { entryIn, catalogue } from '../api/catalogue';
import { api, saidOf, type Place } from '../api/client';
import type { Board, CatalogueEntry, View } from '../api/types';
import { dayOf } from '../model/random_boards';
import { navigate, rename } from '../shell/route';
import { sound } from '../sound/sound';
import { addressOf, askedAt, puzzleFor, type Asked } from './asked';
import { dailyAddress, kDailyPuzzles, keepDaily } from './daily';
import { afterAnswer, keepRating, keptRating, puzzleAt, type Puzzle, type Rating } from './making';
import { keyOf, markSolved, mine, mineAddress } from './mine';
import { countSolved, decidedBy, themeAddress, type Decided } from './themes';

export interface Shown {
  puzzle: Puzzle; // this step of it
  asked: Asked;
  entry: CatalogueEntry | null;
  board: Board;
  view: View; // that is to be solved
  address: string; // of the puzzle that it began with
  begin: Puzzle;
}
// What is played on the board after an answer, move by move.
export interface Playing {
  views: View[];
  moves: string[];
  at: number; // moves that are shown
}
export type Said = 'open' | 'right' | 'wrong' | 'solved' | 'told';
const kHeard = { open: null, right: 'move', wrong: 'refused', solved: 'won', told: null } as const;
const kStep = 800;
const kRefutation = 6; // moves that are shown of it

export interface Solving {
  shown: Shown | null;
  said: Said;
  answer: string;
  playing: Playing | null;
  steps: number; // right answers so far
  decided: Decided | null; // after an answer: what decides
  rating: Rating;
  error: string;
  choose: (move: string) => void;
  again: () => void;
  tell: () => void;
  next: () => void;
}

export function useSolving(hash: string, serial: number): Solving {
  const [shown, setShown] = useState<Shown | null>(null);
  const [said, setSaid] = useState<Said>('open');
  const [answer, setAnswer] = useState('');
  const [playing, setPlaying] = useState<Playing | null>(null);
  const [steps, setSteps] = useState(0);
  const [decided, setDecided] = useState<Decided | null>(null);
  const [rating, setRating] = useState(keptRating);
  const [error, setError] = useState('');
  const number = useRef(0); // of the puzzle: answers to questions about an earlier one are dropped

  useEffect(() => {
    const stop = new AbortController();
    ++number.current;
    setShown(null);
    setSaid('open');
    setAnswer('');
    setPlaying(null);
    setSteps(0);
    setDecided(null);
    setError('');
    void (async () => {
      try {
        const asked = askedAt(hash);
        const puzzle = await puzzleFor(asked, stop.signal);
        const { game, options, position } = puzzle;
        const [board, view, games] = await Promise.all([
          api.board(game, options, stop.signal),
          api.view({ game, options, position }, stop.signal),
          catalogue(),
        ]);
        if (stop.signal.aborted) return;
        const address = addressOf(asked, puzzle, hash);
        rename(address);
        const entry = entryIn(games, game);
        setShown({ puzzle, asked, entry, board, view, address, begin: puzzle });
      } catch (e) {
        if (!stop.signal.aborted) setError(saidOf(e));
      }
    })();
    return () => stop.abort();
  }, [hash, serial]);

  useEffect(() => {
    sound(kHeard[said]);
  }, [said]);

  // The board follows the moves by itself; at their end the puzzle goes on, or is over.
  useEffect(() => {
    if (!playing || playing.at >= playing.moves.length) return;
    const timer = setTimeout(() => setPlaying({ ...playing, at: playing.at + 1 }), kStep);
    return () => clearTimeout(timer);
  }, [playing]);

  const count = (solved: boolean) => {
    if (!shown) return;
    const { asked, begin, address } = shown;
    const after = afterAnswer(rating, address, begin.depth, solved);
    if (asked.daily?.day === dayOf(new Date()))
      keepDaily(asked.daily, { game: begin.game, solved });
    if (asked.mine && solved) markSolved(keyOf(asked.mine));
    if (!after) return;
    if (asked.theme && solved) countSolved(asked.theme);
    setRating(after);
    keepRating(after);
  };

  const answered = async (move: string, told: boolean) => {
    if (!shown || (playing && !told)) return;
    const { puzzle, view, entry, board } = shown;
    const right = puzzle.wins.includes(move);
    const mineNow = number.current;
    const current = () => mineNow === number.current;
    const place = { game: puzzle.game, options: puzzle.options, position: view.position };
    if (!told) count(right);
    setAnswer(move);
    setSaid(told ? 'told' : right ? 'right' : 'wrong');
    setDecided(right && entry ? decidedBy({ ...puzzle, wins: [move] }, entry.about, board) : null);
    try {
      const played = await playedOn(place, move, right ? 1 : kRefutation);
      if (!current()) return;
      setPlaying({ ...played, at: 1 });
      if (!right || told) return;
      const last = played.views.at(-1)!;
      const decidedNow = last.over || last.mover !== view.mover;
      const signal = new AbortController().signal;
      const next = decidedNow
        ? null
        : await puzzleAt(place.game, place.options, last.position, signal, { several: true });
      await new Promise((done) => setTimeout(done, kStep * played.moves.length));
      if (!current()) return;
      if (!next) return setSaid('solved');
      setSteps((n) => n + 1);
      setShown({ ...shown, puzzle: next, view: last });
      setPlaying(null);
      setSaid('open');
    } catch (e) {
      if (current()) setError(saidOf(e));
    }
  };
  const again = () => {
    ++number.current;
    setPlaying(null);
    setDecided(null);
    setSaid('open');
  };
  return {
    ...{ shown, said, answer, playing, steps, decided, rating, error, again },
    choose: (move) => void answered(move, false),
    tell: () => {
      if (!shown) return;
      again(); // what is still on its way of the wrong answer is dropped
      void answered(shown.puzzle.wins[0]!, true);
    },
    // To leave a puzzle unanswered counts as not solving it.
    next: () => {
      count(false);
      navigate(nextAfter(shown?.asked ?? askedAt(hash)));
    },
  };
}

function nextAfter({ daily, theme, place }: Asked): string {
  if (daily)
    return daily.number === kDailyPuzzles
      ? '#/today'
      : dailyAddress({ ...daily, number: daily.number + 1 });
  if (theme) return themeAddress(theme);
  if (place < 0) return '#/puzzles';
  // The next one of one's own that is not solved; their list after the last.
  const next = mine().findIndex(({ solved }, i) => !solved && i > place);
  return next < 0 ? '#/mine' : mineAddress(next);
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

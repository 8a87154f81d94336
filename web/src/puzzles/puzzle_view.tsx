// SPDX-License-Identifier: MIT
// A position in which only some moves win. The first answer counts for the visitor's rating, which this
// browser keeps.
import { useMemo } from 'preact/hooks';
import type { About } from '../api/types';
import { BoardView } from '../board/board_view';
import { kNoMarks, pointedOf, type Marks } from '../board/marks';
import { dayWords } from '../model/days';
import { elementsOf, hasElements, kElementWords } from '../model/elements';
import { ruleOf } from '../model/graph_words';
import { linkText, newLink } from '../model/link';
import { moverText, namingOf, playerNumber } from '../model/players';
import { counted } from '../model/counted';
import { dayOf } from '../model/random_boards';
import { RuleCard } from '../rules/rule_card';
import { navigate } from '../shell/route';
import { ViewKeys } from '../shell/key_sheet';
import { Words } from '../shell/words';
import type { Asked } from './asked';
import { kDailyPuzzles } from './daily';
import { PuzzleTabs, type PuzzleTab } from './puzzle_tabs';
import { useSolving, type Shown, type Solving } from './solving';
import { themeWords } from './themes';

export function PuzzleView({ hash, serial }: { hash: string; serial: number }) {
  const solving = useSolving(hash, serial);
  const { shown, error, next } = solving;
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
  return <Puzzling solving={solving} shown={shown} />;
}

function Puzzling({ solving, shown }: { solving: Solving; shown: Shown }) {
  const { said, playing, steps, decided, rating, choose, again, tell, next } = solving;
  const { puzzle, begin, asked, entry, board, view } = shown;
  const seen = playing && playing.at > 0 ? playing.views[playing.at - 1]! : view;
  const lit = said !== 'open' && !seen.over ? (decided?.why.figures ?? []) : [];
  const marks: Marks = useMemo(
    () => ({
      ...kNoMarks,
      mover: seen.mover,
      player: playerNumber(seen.mover_name),
      last: playing && playing.at > 0 ? playing.moves[playing.at - 1]! : '',
      reason: pointedOf(seen.reason),
      figures: lit,
    }),
    [seen, playing, decided, said],
  );
  const naming = namingOf(entry?.about, puzzle.options);
  const played = linkText({ ...newLink(puzzle.game, puzzle.options), from: begin.position });
  const answered = said !== 'open' || steps > 0; // its analysis would tell the answer before
  return (
    <div class="table">
      <ViewKeys
        actions={[
          { keys: ['n'], words: 'Another puzzle', act: next },
          { keys: ['t'], words: 'Try again, after a wrong answer', act: again },
          {
            keys: ['s'],
            words: 'Show the answer, after a wrong one',
            act: () => said === 'wrong' && tell(),
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
            {headingOf(asked)} <small>{entry?.about.title ?? puzzle.game}</small>
          </h1>
          <small class="rating">
            {rating.tried === 0
              ? `Your rating begins at ${rating.rating}`
              : `Your rating ${rating.rating}, ${rating.solved} of ${rating.tried} solved`}
          </small>
        </div>
        <BoardView
          board={board}
          about={entry?.about ?? null}
          position={seen.position}
          legal={seen.moves}
          unlisted={seen.more_moves}
          open={!playing && said === 'open'}
          over={said === 'solved'}
          marks={marks}
          onMove={choose}
        />
        <div class="below">
          <div class={`status ${naming.marks} ${view.mover}`} role="status">
            <span
              class="pill"
              data-puzzle={said === 'solved' ? 'right' : said}
              data-solved={said === 'solved'}
            >
              {answerWords(solving, shown)}
            </span>
            <small>
              <Words text={smallWords(solving, shown)} />
            </small>
          </div>
          <div class="controls" role="group" aria-label="Puzzle">
            {said === 'wrong' && (
              <>
                <button onClick={again}>Try again</button>
                <button onClick={tell}>Show the answer</button>
              </>
            )}
            {answered && (
              <a class="button" href={played}>
                Play it on
              </a>
            )}
            <button class={said === 'solved' || said === 'told' ? 'primary' : ''} onClick={next}>
              {nextWords(asked)}
            </button>
          </div>
        </div>
      </div>
      <aside class="side" aria-label="About this puzzle">
        <PuzzleTabs here={tabOf(asked)} />
        {(said === 'solved' || said === 'told') && decided?.theme && (
          <p class="decided" data-theme-of={decided.theme}>
            <b>{themeWords(decided.theme).title}.</b> {themeWords(decided.theme).said}
          </p>
        )}
        <p class="in-short">{rulesOf(entry?.about, board.instance)}</p>
        <RuleCard entry={entry} instance={board.instance} />
        <p class="note">{originWords(asked)}</p>
      </aside>
    </div>
  );
}

const rulesOf = (about: About | undefined, instance: Record<string, unknown>) =>
  about?.rules.map((text) => ruleOf(text, instance)).join(' ');

const tabOf = ({ daily, theme, place }: Asked): PuzzleTab =>
  daily ? 'daily' : place >= 0 ? 'mine' : theme ? 'themes' : 'any';

const headingOf = ({ daily, theme, mine }: Asked): string =>
  daily
    ? `Puzzle ${daily.number} of today`
    : mine
      ? 'From your game'
      : theme
        ? themeWords(theme).title
        : 'Puzzle';

const nextWords = ({ daily, place }: Asked): string =>
  daily
    ? daily.number < kDailyPuzzles
      ? 'Next of today'
      : 'All of today'
    : place >= 0
      ? 'Next of mine'
      : 'Another puzzle';

const originWords = ({ mine }: Asked): string =>
  mine
    ? `Move ${mine.ply} of a game of ${dayWords(dayOf(new Date(mine.when)))}: you played ${mine.played} here, and the win was gone. Only this browser knows it.`
    : 'Made by the engine: it solved this position and knows that every other move throws the win away. The address of this page is the puzzle; send it to a friend.';

function answerWords({ said, answer, steps }: Solving, { puzzle, entry, board, view }: Shown) {
  const naming = namingOf(entry?.about, puzzle.options);
  const [one, many] = hasElements(board)
    ? kElementWords[elementsOf(board).kind]
    : (['move', 'moves'] as const);
  if (said === 'wrong') return `${answer} does not win`;
  if (said === 'told') return `The answer is ${answer}`;
  if (said === 'right') return `Yes: ${answer}`;
  if (said === 'solved') return steps > 0 ? `Solved in ${steps + 1} moves` : `Solved: ${answer}`;
  const { wins, of } = puzzle;
  const which = wins.length === 1 ? `only one ${one} wins` : `${wins.length} of ${of} ${many} win`;
  return `${moverText(naming, view)} to move: ${which}`;
}

// "Green answers 3-4. Red has a triangle and loses."
function smallWords({ said, playing, steps, decided }: Solving, { puzzle, entry }: Shown): string {
  if (said === 'wrong') {
    if (!playing) return '';
    const naming = namingOf(entry?.about, puzzle.options);
    const [, reply] = playing.moves;
    const end = playing.views.at(-1)!;
    return [
      reply ? `${moverText(naming, playing.views[0]!)} answers ${reply}.` : '',
      end.over ? (end.reason?.text ?? '') : '',
    ]
      .filter(Boolean)
      .join(' ');
  }
  if (said !== 'open' && decided && decided.why.said !== '') return decided.why.said;
  if (steps > 0) return `${steps} right so far`;
  return `${counted(puzzle.depth, 'moves')} deep`;
}

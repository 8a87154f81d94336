// SPDX-License-Identifier: MIT
// The value of the game by move, as in GamesmanUni's visual value history: above the middle the first
// player wins, below it the second; the closer the end, the further from the middle. Each ply is a
// button that shows its position.
import type { Analysis, Side } from '../api/types';
import { counted } from '../model/counted';
import { bestEstimate, estimateWords, leaning, shareOf } from '../model/estimate';
import { sideName, sideOfWinner, winnerText, type Naming } from '../model/players';

interface Props {
  values: readonly (Analysis | null)[];
  movers: readonly Side[]; // by ply
  at: number;
  naming: Naming;
  scoring: boolean; // points, and plays that are all equally long
  onShow: (at: number) => void;
}

const kWidth = 320;
const kHeight = 124;
const kTop = 24;
const kBottom = kHeight - 24;
const kNearest = 0.18; // of the way from the middle, for the longest win

// From -1, the second player has won, to 1, the first has.
function heightOf(
  { winner, remoteness, outcome }: Analysis,
  longest: number,
  most: number,
): number {
  const side = winner ? sideOfWinner(winner) : null;
  if (!side) return 0;
  const share =
    typeof remoteness === 'number'
      ? 1 - remoteness / Math.max(longest, 1)
      : outcome
        ? Math.abs(outcome[0] - outcome[1]) / most
        : 1;
  const distance = kNearest + (1 - kNearest) * share;
  return side === 'first' ? distance : -distance;
}

export function HistoryGraph({ values, movers, at, naming, scoring, onShow }: Props) {
  const longest = Math.max(1, ...values.map((a) => a?.remoteness ?? 0));
  const most = Math.max(
    1,
    ...values.map((a) => (a?.outcome ? Math.abs(a.outcome[0] - a.outcome[1]) : 1)),
  );
  const step = kWidth / Math.max(values.length, 8);
  const x = (i: number) => step * (i + 0.5);
  const y = (height: number) => (kTop + kBottom) / 2 - (height * (kBottom - kTop)) / 2;
  const known = values.flatMap((a, i) =>
    a?.winner ? [{ i, y: y(heightOf(a, longest, most)), a, x: x(i) }] : [],
  );
  // An estimate stands hollow in its interval, beside the line through what is proved.
  const guessed = values.flatMap((a, i) => {
    const guess = a && !a.winner ? bestEstimate(a) : null;
    if (!guess) return [];
    const share = shareOf(guess.estimate);
    const height = (part: number) => y(leaning(part, movers[i]!));
    const said = `${when(i)}, for ${sideName(naming, movers[i]!)}: ${estimateWords(guess.estimate)}`;
    const ends = [height(share.low), height(share.high)] as const;
    return [{ i, x: x(i), y: height(share.at), ends, said }];
  });
  const words = ({ a, i }: { a: Analysis; i: number }) => {
    const who = winnerText(naming, a.winner!);
    const points = a.outcome ? `, ${a.outcome[0]} to ${a.outcome[1]}` : '';
    const left =
      a.remoteness === null || a.remoteness === undefined
        ? ''
        : `, ${counted(a.remoteness, 'moves')} to the end`;
    return `${when(i)}: ${who}${points}${left}`;
  };
  let path = '';
  known.forEach((point, k) => {
    const before = known[k - 1];
    path += `${!before || before.i !== point.i - 1 ? 'M' : 'L'}${point.x} ${point.y}`;
  });
  return (
    <figure class="history">
      <figcaption>
        {scoring
          ? 'Who wins, by move. Further from the middle: by more points.'
          : 'Who wins, by move. Further from the middle: closer to the end.'}
        {guessed.length > 0 && ' Hollow: not proved, an estimate in its interval.'}
      </figcaption>
      <svg viewBox={`0 0 ${kWidth} ${kHeight}`} role="group" aria-label="Value of the game by move">
        <line class="axis" x1="0" x2={kWidth} y1={kHeight / 2} y2={kHeight / 2} />
        <text class="side" x="2" y="12">
          ▲ {winnerText(naming, 'first')}
        </text>
        <text class="side" x="2" y={kHeight - 4}>
          ▼ {winnerText(naming, 'second')}
        </text>
        <rect class="now" x={x(at) - step / 2} y="0" width={step} height={kHeight} rx="3" />
        <path class="value" d={path} />
        {guessed.map((guess) => (
          <g
            key={guess.i}
            class="ply guess"
            role="button"
            tabindex={0}
            aria-label={guess.said}
            aria-current={guess.i === at ? 'step' : undefined}
            onClick={() => onShow(guess.i)}
            onKeyDown={(event) => pressed(event, () => onShow(guess.i))}
          >
            <title>{guess.said}</title>
            <rect x={guess.x - step / 2} y="0" width={step} height={kHeight} />
            <line x1={guess.x} x2={guess.x} y1={guess.ends[0]} y2={guess.ends[1]} />
            <circle cx={guess.x} cy={guess.y} r="3.6" />
          </g>
        ))}
        {known.map((point) => (
          <g
            key={point.i}
            class={`ply ${naming.marks} ${sideOfWinner(point.a.winner!) ?? 'tie'}`}
            role="button"
            tabindex={0}
            aria-label={words(point)}
            aria-current={point.i === at ? 'step' : undefined}
            onClick={() => onShow(point.i)}
            onKeyDown={(event) => pressed(event, () => onShow(point.i))}
          >
            <title>{words(point)}</title>
            <rect x={point.x - step / 2} y="0" width={step} height={kHeight} />
            {sideOfWinner(point.a.winner!) === 'first' ? (
              <circle cx={point.x} cy={point.y} r="4.4" />
            ) : sideOfWinner(point.a.winner!) === 'second' ? (
              <rect class="dot" x={point.x - 3.8} y={point.y - 3.8} width="7.6" height="7.6" />
            ) : (
              <path class="dot" d={`M${point.x} ${point.y - 5}l5 5-5 5-5-5z`} />
            )}
          </g>
        ))}
      </svg>
    </figure>
  );
}

function pressed(event: KeyboardEvent, act: () => void) {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  act();
}

const when = (ply: number) => (ply === 0 ? 'At the start' : `After move ${ply}`);

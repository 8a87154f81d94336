// SPDX-License-Identifier: MIT
// The value of the game by ply: a step line between "the first player wins" and "the second player
// wins", or by points in scoring games. Each ply is a button that shows its position.
import type { Analysis } from '../api/types';
import { sideName, type Naming } from '../model/players';

interface Props {
  values: readonly (Analysis | null)[];
  at: number;
  naming: Naming;
  onShow: (at: number) => void;
}

const kWidth = 320;
const kHeight = 112;
const kTop = 24;
const kBottom = kHeight - 24;

function height(analysis: Analysis, most: number): number {
  const points = analysis.outcome ? analysis.outcome[0] - analysis.outcome[1] : null;
  const value =
    points !== null
      ? points / most
      : analysis.winner === 'first'
        ? 1
        : analysis.winner === 'second'
          ? -1
          : 0;
  return (kTop + kBottom) / 2 - (value * (kBottom - kTop)) / 2;
}

export function HistoryGraph({ values, at, naming, onShow }: Props) {
  const most = Math.max(
    1,
    ...values.map((a) => (a?.outcome ? Math.abs(a.outcome[0] - a.outcome[1]) : 1)),
  );
  const step = kWidth / Math.max(values.length, 8);
  const x = (i: number) => step * (i + 0.5);
  const known = values.flatMap((a, i) =>
    a?.winner ? [{ i, y: height(a, most), a, x: x(i) }] : [],
  );
  const words = ({ a, i }: { a: Analysis; i: number }) => {
    const who = a.winner === 'tie' ? 'a tie' : `${sideName(naming, a.winner!)} wins`;
    const points = a.outcome ? `, ${a.outcome[0]} to ${a.outcome[1]}` : '';
    const left =
      a.remoteness === null || a.remoteness === undefined
        ? ''
        : `, ${a.remoteness} moves to the end`;
    return `Ply ${i}: ${who}${points}${left}`;
  };
  let path = '';
  known.forEach((point, k) => {
    const before = known[k - 1];
    if (!before || before.i !== point.i - 1) path += `M${point.x} ${point.y}`;
    else path += `H${(before.x + point.x) / 2}V${point.y}H${point.x}`;
  });
  return (
    <figure class="history">
      <figcaption>Who wins, by ply</figcaption>
      <svg viewBox={`0 0 ${kWidth} ${kHeight}`} role="group" aria-label="Value of the game by ply">
        <line class="axis" x1="0" x2={kWidth} y1={kHeight / 2} y2={kHeight / 2} />
        <text class="side" x="2" y="12">
          ▲ {sideName(naming, 'first')}
        </text>
        <text class="side" x="2" y={kHeight - 4}>
          ▼ {sideName(naming, 'second')}
        </text>
        <rect class="now" x={x(at) - step / 2} y="0" width={step} height={kHeight} rx="3" />
        <path class="value" d={path} />
        {known.map((point) => (
          <g
            key={point.i}
            class={`ply ${point.a.winner ?? ''}`}
            role="button"
            tabindex={0}
            aria-label={words(point)}
            aria-current={point.i === at ? 'step' : undefined}
            onClick={() => onShow(point.i)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              onShow(point.i);
            }}
          >
            <title>{words(point)}</title>
            <rect x={point.x - step / 2} y="0" width={step} height={kHeight} />
            {point.a.winner === 'first' ? (
              <circle cx={point.x} cy={point.y} r="4" />
            ) : (
              <rect class="dot" x={point.x - 3.6} y={point.y - 3.6} width="7.2" height="7.2" />
            )}
          </g>
        ))}
      </svg>
    </figure>
  );
}

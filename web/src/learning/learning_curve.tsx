// SPDX-License-Identifier: MIT
// How the learning player got better: of the games that it should lose, how many it won, part by part.
import type { Learning } from '../api/types';

const kWidth = 320;
const kHeight = 132;
const kLeft = 40;
const kRight = kWidth - 12;
const kTop = 14;
const kBottom = kHeight - 30;

export function LearningCurve({ parts }: { parts: Learning['curve'] }) {
  if (parts.length < 2) {
    return (
      <p class="note">
        When best play could have beaten it in a few more games, a curve shows here how it learned.
      </p>
    );
  }
  const all = parts.reduce((sum, { games }) => sum + games, 0);
  let before = 0;
  const points = parts.map(({ games, won }) => {
    const [from, to] = [before + 1, before + games];
    before = to;
    const share = won / games;
    return {
      from,
      to,
      share,
      words: `Games ${from} to ${to}: ${won} of ${games} won`,
      x: kLeft + ((from + to - 1) / 2 / all) * (kRight - kLeft),
      y: kBottom - share * (kBottom - kTop),
    };
  });
  const [first, last] = [points[0]!, points.at(-1)!];
  return (
    <figure class="history learning">
      <figcaption>
        Games that it should have lost, as best play could have beaten it: how many the machine won.{' '}
        {first.words}. {last.words}.
      </figcaption>
      <svg viewBox={`0 0 ${kWidth} ${kHeight}`} aria-hidden="true">
        {[0, 0.5, 1].map((share) => {
          const y = kBottom - share * (kBottom - kTop);
          return (
            <g key={share}>
              <line class="axis" x1={kLeft} x2={kRight} y1={y} y2={y} />
              <text class="side" x={kLeft - 5} y={y + 3.5} text-anchor="end">
                {100 * share} %
              </text>
            </g>
          );
        })}
        <text class="side" x={kLeft} y={kHeight - 16} text-anchor="middle">
          1
        </text>
        <text class="side" x={kRight} y={kHeight - 16} text-anchor="end">
          {all}
        </text>
        <text class="side" x={(kLeft + kRight) / 2} y={kHeight - 5} text-anchor="middle">
          games
        </text>
        <path class="value" d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
        {points.map(({ from, x, y, words }) => (
          <circle key={from} class="point" cx={x} cy={y} r="4">
            <title>{words}</title>
          </circle>
        ))}
      </svg>
      <details>
        <summary>The same as a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Games</th>
              <th scope="col">Won by the machine</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ from, to, share }, i) => (
              <tr key={from}>
                <th scope="row">
                  {from}–{to}
                </th>
                <td>
                  {parts[i]!.won} of {parts[i]!.games} ({Math.round(100 * share)} %)
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

// SPDX-License-Identifier: MIT
// The number of positions by number of moves, and who wins them, as bars with numbers.
import type { PositionCount } from '../api/types';
import { counted } from '../model/counted';
import { winnerText, type Naming } from '../model/players';

const number = (n: number) => n.toLocaleString('en');

export function countWords(count: PositionCount, naming: Naming): string {
  const { first, second, ties } = count;
  if (first === undefined || second === undefined) return '';
  const words = [
    `${winnerText(naming, 'first')} ${number(first)}`,
    `${winnerText(naming, 'second')} ${number(second)}`,
  ];
  if (ties) words.push(`${number(ties)} ${ties === 1 ? 'is a tie' : 'are ties'}`);
  return words.join(', ');
}

export function CountTable({
  plies,
  now,
  naming,
}: {
  plies: readonly PositionCount[];
  now: number | null;
  naming: Naming;
}) {
  return (
    <div class="scroll counts" tabindex={0} role="region" aria-label="Positions by number of moves">
      <table>
        <thead>
          <tr>
            <th scope="col">Moves</th>
            <th scope="col">Positions</th>
            <th scope="col">Who wins them</th>
          </tr>
        </thead>
        <tbody>
          {plies.map((count, ply) => (
            <tr key={ply} aria-current={ply === now ? 'step' : undefined}>
              <th scope="row">{ply}</th>
              <td class="number">{number(count.positions)}</td>
              <td>
                <Bar count={count} naming={naming} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

// Solid for the first player, striped for the second, as edges are solid and dashed.
function Bar({ count, naming }: { count: PositionCount; naming: Naming }) {
  const { positions, first, second, ties = 0 } = count;
  if (first === undefined || second === undefined) return <small>not counted</small>;
  const share = (n: number) => (100 * n) / Math.max(1, positions);
  return (
    <>
      <svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect class={`first ${naming.marks}`} width={share(first)} height="10" />
        <rect class="tie" x={share(first)} width={share(ties)} height="10" />
        <rect
          class={`second ${naming.marks}`}
          x={share(first) + share(ties)}
          width={share(second)}
          height="10"
        />
      </svg>
      <small>
        {number(first)} : {number(second)}
        {ties > 0 && `, ${counted(ties, 'ties')}`}
      </small>
      <span class="unseen">{countWords(count, naming)}</span>
    </>
  );
}

// SPDX-License-Identifier: MIT
// A small picture of a game: a typical position, drawn as the board draws it.
import { cellLayout } from '../layout/cells';
import { circle } from '../layout/circle';

interface Sketch {
  order: number;
  red?: string;
  green?: string;
  drawn?: string;
}
const kSketches: Record<string, Sketch> = {
  sim: { order: 6, red: '02 24 35', green: '13 05 34' },
  'sim+': { order: 6, red: '01 12 23', green: '34 45 05' },
  avoidance: { order: 5, red: '02 13', green: '24 03' },
  'avoidance+': { order: 5, red: '01 23 04', green: '02 14' },
  'misere-avoidance': { order: 5, red: '01 12 34', green: '02 13 04' },
  sima: { order: 6, red: '02 24 04', green: '13 35' },
  achievement: { order: 5, red: '02 24 04', green: '13 01' },
  'achievement-no-draw': { order: 5, red: '13 34 14', green: '02 24' },
  'maker-breaker': { order: 6, red: '01 12 02', green: '03 14 25' },
  clique: { order: 6, red: '01 12 02 03 13 23', green: '45 04 15 25' },
  star: { order: 7, red: '01 02 03 04 05 06', green: '12 34 56' },
  capture: { order: 6, red: '01 05 12', green: '34 23 45' },
  colex: { order: 5, red: '01 02 12 03', green: '13 23 04' },
  saturation: { order: 7, drawn: '03 04 13 14 25 26 36' },
  connect: { order: 7, drawn: '01 12 34 45 56' },
};

export function Thumbnail({ game, drawing }: { game: string; drawing: string }) {
  return (
    <svg class="thumbnail" viewBox="0 0 100 100" aria-hidden="true">
      {drawing === 'letters' ? (
        <Letters />
      ) : drawing === 'cells' ? (
        <Cells hex={game !== 'flood'} />
      ) : (
        <Graph game={game} />
      )}
    </svg>
  );
}

function Graph({ game }: { game: string }) {
  const { order, red = '', green = '', drawn = '' } = kSketches[game] ?? kSketches['sim']!;
  const at = circle(order, 0.42).map(([x, y]) => [x * 100, y * 100] as const);
  const edges: [string, string][] = [];
  for (let v = 1; v < order; ++v) for (let u = 0; u < v; ++u) edges.push(['open', `${u}${v}`]);
  for (const [kind, list] of [
    ['red', red],
    ['green', green],
    ['drawn', drawn],
  ] as const) {
    for (const edge of list.split(' ')) if (edge !== '') edges.push([kind, edge]);
  }
  return (
    <>
      {edges.map(([kind, edge], i) => {
        const [a, b] = [at[Number(edge[0])]!, at[Number(edge[1])]!];
        return (
          <g key={i} class={`edge ${kind} small`}>
            <line class="stroke" x1={a[0]} y1={a[1]} x2={b[0]} y2={b[1]} />
          </g>
        );
      })}
      {at.map(([x, y], v) => (
        <circle key={v} class="dot" cx={x} cy={y} r="4.5" />
      ))}
    </>
  );
}

function Cells({ hex }: { hex: boolean }) {
  const cells: [number, number, number][] = [];
  for (let row = 0; row < 4; ++row) {
    for (let column = 0; column < 4; ++column)
      cells.push([row, column, (row * 7 + column * 5 + row * column) % 6]);
  }
  const { shapes, width, height } = cellLayout({ shape: hex ? 'hex' : 'square', cells });
  const scale = 92 / Math.max(width, height);
  return (
    <g
      transform={`translate(${50 - (width * scale) / 2} ${50 - (height * scale) / 2}) scale(${scale})`}
    >
      {shapes.map(({ corners }, v) => (
        <polygon
          key={v}
          class={`paint c${cells[v]![2]}`}
          points={corners.map((c) => c.join()).join(' ')}
        />
      ))}
    </g>
  );
}

function Letters() {
  return (
    <>
      {['A', 'B', 'C', 'D'].map((letter, i) => (
        <g key={letter} transform={`translate(${i % 2 === 0 ? 28 : 72} ${i < 2 ? 28 : 72})`}>
          <rect class="tile" x="-18" y="-18" width="36" height="36" rx="7" />
          <text class="tile-letter" y="9">
            {letter}
          </text>
        </g>
      ))}
    </>
  );
}

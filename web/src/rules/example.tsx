// SPDX-License-Identifier: MIT
// A small board that plays an example by itself. Who prefers less motion sees its end; a button
// stops it.
import { useEffect, useState } from 'preact/hooks';
import { cellLayout } from '../layout/cells';
import { circle } from '../layout/circle';
import { neighbourLists, symbolColour } from '../model/territory';
import type { Card, CellExample, Example, LetterExample } from './cards';

const kStep = 900;
const kHold = 3600;
const kCalm = '(prefers-reduced-motion: reduce)';

export function ExamplePlayer({ example, name }: { example: Card['example']; name: string }) {
  const length = lengthOf(example);
  const [step, setStep] = useState(() => (matchMedia(kCalm).matches ? length : 0));
  const [running, setRunning] = useState(() => !matchMedia(kCalm).matches);
  useEffect(() => {
    if (!running) return;
    const next = () => setStep(step >= length ? 0 : step + 1);
    const timer = setTimeout(next, step >= length ? kHold : kStep);
    return () => clearTimeout(timer);
  }, [running, step, length]);
  return (
    <figure class="example">
      <svg viewBox="0 0 100 100" role="img" aria-label={`Example of ${name}: ${example.said}`}>
        {'plays' in example ? (
          <Edges example={example} step={step} over={step >= length} />
        ) : 'cells' in example ? (
          <Cells example={example} step={step} />
        ) : (
          <Letters example={example} step={step} />
        )}
      </svg>
      <figcaption>
        <span class={step >= length ? '' : 'unsaid'}>{example.said}</span>
        <button
          class="small"
          aria-label={running ? 'Stop the example' : 'Run the example'}
          onClick={() => {
            if (!running && step >= length) setStep(0);
            setRunning(!running);
          }}
        >
          {running ? 'Stop' : 'Run'}
        </button>
      </figcaption>
    </figure>
  );
}

export function lengthOf(example: Card['example']): number {
  if ('plays' in example) return example.plays.length;
  return 'calls' in example ? example.calls.length : example.counts.length - 1;
}

const kEnds = (edge: string): [number, number] => [Number(edge[0]), Number(edge[1])];
const kSame = (a: string, b: string) => a === b || a === `${b[1]}${b[0]}`;

function Edges({ example, step, over }: { example: Example; step: number; over: boolean }) {
  const { order, edges, plays, drawn, shown, vertices = '' } = example;
  const at = circle(order, 0.42).map(([x, y]) => [x * 100, y * 100] as const);
  const all: string[] = edges?.split(' ') ?? [];
  if (!edges) for (let v = 1; v < order; ++v) for (let u = 0; u < v; ++u) all.push(`${u}${v}`);
  const owner = (edge: string) => {
    const ply = plays
      .slice(0, step)
      .findIndex((play) => play.split(' ').some((e) => kSame(e, edge)));
    if (ply < 0) return 'open';
    return drawn ? 'drawn' : ply % 2 === 0 ? 'red' : 'green';
  };
  const pointed = over ? shown.split(' ') : [];
  return (
    <>
      {all.map((edge) => {
        const [u, v] = kEnds(edge);
        const line = { x1: at[u]![0], y1: at[u]![1], x2: at[v]![0], y2: at[v]![1] };
        const reason = pointed.some((e) => kSame(e, edge)) ? 'reason' : '';
        return (
          <g key={edge} class={`edge small ${owner(edge)} ${reason}`}>
            <line class="halo" {...line} />
            <line class="stroke" {...line} />
          </g>
        );
      })}
      {at.map(([x, y], v) => (
        <g key={v} class={over && vertices.includes(String(v)) ? 'vertex reason' : 'vertex'}>
          <circle class="dot" cx={x} cy={y} r="5.5" />
          <text x={x} y={y + 2.4} style={{ fontSize: '7px' }}>
            {v}
          </text>
        </g>
      ))}
    </>
  );
}

// The cells after some calls: each player's territory grows from a start.
export function grown({ cells, hex, starts, calls }: CellExample, step: number) {
  const places = cells.flatMap((row, r) =>
    [...row].map((symbol, c): [number, number, number] => [r, c, symbolColour(symbol)]),
  );
  const next = neighbourLists({ shape: hex ? 'hex' : 'square', cells: places });
  const colour = places.map(([, , c]) => c);
  const owner = places.map(() => 0);
  const grow = (side: number, called: number) => {
    const stack = [...owner.keys()].filter((v) => owner[v] === side);
    for (const v of stack) colour[v] = called;
    while (stack.length > 0) {
      for (const w of next[stack.pop()!]!) {
        if (owner[w] !== 0 || colour[w] !== called) continue;
        owner[w] = side;
        stack.push(w);
      }
    }
  };
  starts.forEach(([r, c], i) => {
    const v = places.findIndex(([row, column]) => row === r && column === c);
    owner[v] = i + 1;
    grow(i + 1, colour[v]!);
  });
  for (let i = 0; i < step; ++i) grow((i % starts.length) + 1, symbolColour(calls[i]!));
  return places.map((place, v) => ({ place, colour: colour[v]!, owner: owner[v]! }));
}

function Cells({ example, step }: { example: CellExample; step: number }) {
  const states = grown(example, step);
  const shape = example.hex ? 'hex' : 'square';
  const { shapes, width, height } = cellLayout({ shape, cells: states.map(({ place }) => place) });
  const scale = 94 / Math.max(width, height);
  const [left, top] = [50 - (width * scale) / 2, 50 - (height * scale) / 2];
  return (
    <g transform={`translate(${left} ${top}) scale(${scale})`}>
      {shapes.map(({ corners, middle }, v) => (
        <g key={v} class={`cell owner${states[v]!.owner}`}>
          <polygon
            class={`paint c${states[v]!.colour}`}
            points={corners.map((c) => c.join()).join(' ')}
          />
          <text class="cell-number" x={middle[0]} y={middle[1] + 5}>
            {['', 'A', 'B'][states[v]!.owner]}
          </text>
        </g>
      ))}
    </g>
  );
}

function Letters({ example, step }: { example: LetterExample; step: number }) {
  const counts = example.counts[step]!.split(' ').map(Number);
  const tiles = counts.flatMap((count, i) => Array<string>(count).fill('ABCD'[i]!));
  const across = Math.min(tiles.length, 3);
  return (
    <>
      {tiles.map((letter, i) => (
        <g
          key={i}
          transform={`translate(${50 + (i % 3) * 31 - (across - 1) * 15.5} ${50 + Math.floor(i / 3) * 31})`}
        >
          <rect class="tile" x="-14" y="-14" width="28" height="28" rx="6" />
          <text class="tile-letter" y="9">
            {letter}
          </text>
        </g>
      ))}
    </>
  );
}

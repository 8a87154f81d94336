// SPDX-License-Identifier: MIT
// Points by name as elements that players take: cells with the pieces of both players on them, the sides that
// a player connects, and the winning sets that are lit. The first player's pieces are round, the second's
// square.
import { useMemo } from 'preact/hooks';
import type { PointBoard, Side } from '../api/types';
import { cellCorners, pointLayout, shapeStrokes, sideLines } from '../layout/point_layout';
import { completeSets, type Lit, type SetList } from '../model/winning_sets';
import { decides } from './element_marks';
import { Element, type ElementProps } from './graph_parts';
import { VertexMark } from './vertex_mark';

interface Props extends ElementProps {
  board: PointBoard;
  lit: Lit | null;
  pointed: number;
}

const kReach = 1.5; // neighbours across a corner are one shape
const kPiece = 0.31; // of a cell
const kTileLetters = 3.1; // of a cell, over the letters of its name

export function PointsToTake(props: Props) {
  const { board, scene, elements, owners, marks, marksOf, lit, pointed } = props;
  const { form } = board.points;
  const unit = 2 * scene.radius;
  const outline = useMemo(() => cellCorners(form, unit), [form, unit]);
  const at = (i: number) => scene.at[i]!;
  const corners = (i: number) =>
    outline.map(([x, y]) => `${at(i)[0] + x},${at(i)[1] + y}`).join(' ');
  const decisive = marks.reason
    ? completeSets(board, owners).filter((set) => set.every((i) => decides(marks, elements, i)))
    : [];
  const square = (i: number) =>
    owners[i] === 2 || (marksOf(i).chosen && props.marks.mover === 'second');
  const named = form === 'tile';
  return (
    <>
      <Sides board={board} />
      {elements.texts.map((text, i) => (
        <Element key={i} {...props} element={i} kind="point" name={`${kNames[form]} ${text}`}>
          <polygon class="ground" points={corners(i)} />
        </Element>
      ))}
      <g class="shapes" aria-hidden="true">
        {lit && <Shape sets={lit.best} places={scene.at} unit={unit} of={lit.of} />}
        {marks.figures?.map((set, k) => (
          <Shape key={`f${k}`} sets={[set]} places={scene.at} unit={unit} of="figure" />
        ))}
        {decisive.map((set, k) => (
          <Shape key={k} sets={[set]} places={scene.at} unit={unit} of="decisive" />
        ))}
      </g>
      <g class="pieces" aria-hidden="true">
        {elements.texts.map((text, i) => {
          const [x, y] = at(i);
          const { classes, last, chosen } = marksOf(i);
          const taken = owners[i] !== 0 || chosen;
          return (
            <g key={i} class={`vertex element piece ${classes}`}>
              <circle class="halo" cx={x} cy={y} r={unit * kPiece + 5} />
              {(taken || i === pointed) && (
                <g class={taken ? '' : 'ghost'}>
                  <VertexMark
                    square={square(i) || ghostIsSquare(props, i)}
                    {...{ x, y }}
                    radius={unit * kPiece}
                  />
                </g>
              )}
              {last && <circle class="fresh" cx={x} cy={y} r={Math.max(3, unit * 0.07)} />}
              {named && (
                <text
                  x={x}
                  y={y + unit * 0.06}
                  style={{
                    fontSize: `${Math.min(unit * 0.24, (unit * kTileLetters) / (2 * text.length))}px`,
                  }}
                >
                  {text}
                </text>
              )}
            </g>
          );
        })}
      </g>
      <Names board={board} unit={unit} />
    </>
  );
}

const kOutside = { square: 0.5, hexagon: 0.56, tile: 0.5 }; // of a cell, from its middle
const kNames = { square: 'Cell', hexagon: 'Cell', tile: 'Tile' };
// What is not taken yet is shown as the player to move would take it.
const ghostIsSquare = ({ owners, marks }: Props, i: number) =>
  owners[i] === 0 && marks.mover === 'second';

interface ShapeProps {
  sets: SetList;
  places: readonly (readonly [number, number])[];
  unit: number;
  of: Side | 'figure' | 'decisive';
}

// Sets as one figure: strokes as wide as a cell between the points of each.
function Shape({ sets, places, unit, of }: ShapeProps) {
  const strokes = sets.flatMap((set) => {
    const joined = shapeStrokes(set, places, kReach * unit);
    const alone = set.filter((i) => !joined.some((stroke) => stroke.includes(i)));
    return [...joined, ...alone.map((i) => [i, i] as const)];
  });
  return (
    <g class={`shape ${of}`} style={{ strokeWidth: `${unit * 0.78}px` }}>
      {strokes.map(([a, b], k) => (
        <line
          key={k}
          x1={places[a]![0]}
          y1={places[a]![1]}
          x2={places[b]![0] + (a === b ? 0.01 : 0)}
          y2={places[b]![1]}
        />
      ))}
    </g>
  );
}

function Sides({ board }: { board: PointBoard }) {
  const drawn = useMemo(() => {
    const layout = pointLayout(board.points);
    const sides = (['first', 'second'] as const).flatMap((side) =>
      board.points.sides[side].map((cells) => ({ side, cells })),
    );
    const lines = sideLines(
      board.points,
      sides.map(({ cells }) => cells),
      layout,
    );
    return sides.map(({ side }, i) => ({ side, width: layout.unit * 0.14, lines: lines[i]! }));
  }, [board]);
  return (
    <g aria-hidden="true">
      {drawn.map(({ side, width, lines }, k) => (
        <g key={k} class={`board-side ${side}`} style={{ strokeWidth: `${width}px` }}>
          {lines.map(([from, to], i) => (
            <line key={i} x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />
          ))}
        </g>
      ))}
    </g>
  );
}

// The letters of columns and the numbers of rows, outside of the first cell of each.
function Names({ board, unit }: { board: PointBoard; unit: number }) {
  const { names, form, sides } = board.points;
  const hasSides = sides.first.length + sides.second.length > 0;
  const marks = useMemo(() => {
    const { places } = pointLayout(board.points);
    const seen = new Set<string>();
    return names.flatMap((name, i) => {
      const parts = /^([a-z]+)(\d+)$/.exec(name);
      if (!parts || form === 'tile') return [];
      return parts.slice(1).flatMap((part, k) => {
        if (seen.has(part)) return [];
        seen.add(part);
        const [x, y] = places[i]!;
        const out = unit * kOutside[form] + 14 + (hasSides ? unit * 0.08 : 0);
        return [{ part, x: x - (k === 0 ? 0 : out), y: y - (k === 0 ? out : 0) }];
      });
    });
  }, [board]);
  const size = Math.min(14, unit * 0.3);
  return (
    <g class="point-names" aria-hidden="true">
      {marks.map(({ part, x, y }) => (
        <text key={part} x={x} y={y + size * 0.36} style={{ fontSize: `${size}px` }}>
          {part}
        </text>
      ))}
    </g>
  );
}

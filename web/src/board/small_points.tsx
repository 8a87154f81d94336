// SPDX-License-Identifier: MIT
// Points by name as a small picture, on a sheet of 100 by 100: cells, and the pieces on them.
import type { PointBoard } from '../api/types';
import { cellCorners, pointLayout } from '../layout/point_layout';
import { elementsOf } from '../model/elements';
import { ownersOf } from '../model/position';
import { ownerClass } from './element_marks';
import type { Pointed } from './marks';
import { VertexMark } from './vertex_mark';

interface Props {
  board: PointBoard;
  position: string;
  reason?: Pointed | null; // what is pointed at
  move?: string; // drawn as it would be made
}

export function SmallPoints({ board, position, reason = null, move = '' }: Props) {
  const { places, unit, box } = pointLayout(board.points);
  const elements = elementsOf(board);
  const owners = ownersOf(elements, position, board.taken);
  const made = new Set(elements.ofList(move));
  const outline = cellCorners(board.points.form, unit);
  const scale = 96 / Math.max(box[2], box[3]);
  const [left, top] = [50 - (box[2] * scale) / 2, 50 - (box[3] * scale) / 2];
  return (
    <g transform={`translate(${left} ${top}) scale(${scale}) translate(${-box[0]} ${-box[1]})`}>
      {places.map(([x, y], i) => {
        const pointed = reason?.edges.has(elements.texts[i]!) ? 'reason' : '';
        return (
          <g key={i} class={`vertex element small piece ${ownerClass(owners[i]!)} ${pointed}`}>
            <polygon
              class="small-cell"
              points={outline.map(([dx, dy]) => `${x + dx},${y + dy}`).join(' ')}
            />
            {owners[i] !== 0 && (
              <VertexMark square={owners[i] === 2} x={x} y={y} radius={unit * 0.33} />
            )}
            {made.has(i) && <circle class="here" cx={x} cy={y} r={unit * 0.24} />}
          </g>
        );
      })}
    </g>
  );
}

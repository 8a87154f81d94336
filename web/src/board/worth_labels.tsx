// SPDX-License-Identifier: MIT
// The values of moves, written beside the elements that they take.
import type { Elements } from '../model/elements';
import { worthClass, worthLabel } from '../model/worth';
import { labelHeight, labelWidth, type Scene } from './graph_scene';
import type { Marks } from './marks';

interface Props {
  scene: Scene;
  elements: Elements;
  marks: Marks;
  pointed: number; // the element under the pointer or with the focus; -1 for none
}

const kMostSeen = 12;

export function WorthLabels({ scene, elements, marks, pointed }: Props) {
  const { fitting } = scene;
  if (scene.crowded && !fitting) return null;
  const size = scene.labelSize;
  // Only what is best stands on the board, and what is pointed at; in a lesson all that there is room for.
  const best = [...marks.values.values()].filter((value) => value.best).length;
  return (
    <>
      {elements.texts.map((move, i) => {
        const value = marks.values.get(move);
        if (!value) return null;
        const [x, y] = scene.labelOf(i);
        const always = fitting ? fitting.has(i) : marks.label || (value.best && best <= kMostSeen);
        const text = worthLabel(value, marks.mover);
        const width = labelWidth(size, text.length);
        return (
          <g
            class={`worth ${worthClass(value, marks.mover)} ${value.best ? 'best' : ''} ${always || i === pointed ? 'seen' : ''}`}
            key={i}
            aria-hidden="true"
          >
            <rect
              x={x - width / 2}
              y={y - labelHeight(size) / 2}
              width={width}
              height={labelHeight(size)}
              rx="6"
            />
            <text x={x} y={y + size * 0.36} style={{ fontSize: `${size}px` }}>
              {text}
            </text>
          </g>
        );
      })}
    </>
  );
}

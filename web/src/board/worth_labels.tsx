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
}

export function WorthLabels({ scene, elements, marks }: Props) {
  if (scene.crowded) return null;
  const size = scene.labelSize;
  return (
    <>
      {elements.texts.map((move, i) => {
        const value = marks.values.get(move);
        if (!value) return null;
        const [x, y] = scene.labelOf(i);
        const text = worthLabel(value, marks.mover);
        const width = labelWidth(size, text.length);
        return (
          <g
            class={`worth ${worthClass(value, marks.mover)} ${value.best ? 'best' : ''}`}
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

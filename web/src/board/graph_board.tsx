// SPDX-License-Identifier: MIT
// A graph whose edges, or whose vertices, the players take. An edge is chosen by a click on it, by a click
// on its two ends (the way that is left on a board of 153 edges and on a phone), by drawing it from one
// end to the other, or by the arrow keys and Enter; a vertex by a click or the keys.
// Where a move is several elements, a choice toggles and "Play" confirms.
import { useMemo } from 'preact/hooks';
import type { GraphBoard } from '../api/types';
import { edgeText } from '../model/edges';
import { elementsOf } from '../model/elements';
import { ownersOf } from '../model/position';
import { useChoosing } from './choosing';
import { ConfirmBar } from './confirm_bar';
import { useElementKeys } from './element_keys';
import { elementMarks } from './element_marks';
import { EdgesToTake, Ends, Joins, VerticesToTake, type PartsProps } from './graph_parts';
import { useScene } from './graph_scene';
import type { BoardProps } from './marks';
import { PulledLine, usePulling } from './pulling';
import { WorthLabels } from './worth_labels';

export function GraphBoardView(props: BoardProps<GraphBoard>) {
  const { board, about, position, legal, unlisted, open, marks, onMove } = props;
  const several = about?.several ?? false;
  const elements = useMemo(() => elementsOf(board), [board]);
  const owners = useMemo(() => ownersOf(elements, position), [elements, position]);
  const free = useMemo(() => {
    const taken = new Set(legal.flatMap((move) => elements.ofList(move)));
    if (unlisted) owners.forEach((owner, i) => owner === 0 && taken.add(i));
    return taken;
  }, [legal, unlisted, elements, owners]);
  const scene = useScene(board, elements, marks);
  const choosing = useChoosing({ elements, free, several, position, legal, open, onMove });
  const keys = useElementKeys(elements, free, scene, choosing.choose);
  const pulling = usePulling((from, to) => {
    const i = elements.of(edgeText([from, to]));
    if (i >= 0) choosing.choose(i);
  });
  const ended = legal.length === 0 && !unlisted;
  const { chosen } = choosing;
  const marksOf = elementMarks({ elements, owners, free, ended, open, chosen, marks });
  const parts: PartsProps = {
    ...{ board, scene, elements, owners, marks, marksOf, keys, choosing, several, open },
  };
  return (
    <div class="board">
      <svg
        class={`graph ${scene.crowded ? 'crowded' : ''}`}
        viewBox={scene.box.join(' ')}
        style={{ '--ratio': scene.box[2] / scene.box[3] }}
        role="group"
        aria-label={`Board with ${board.order} vertices and ${board.edges.length} edges`}
        onKeyDown={keys.onKeyDown}
        {...(elements.kind === 'edges' ? pulling.sheet : {})}
      >
        {elements.kind === 'edges' ? (
          <>
            <EdgesToTake {...parts} />
            <WorthLabels scene={scene} elements={elements} marks={marks} />
            <PulledLine line={pulling.line} at={scene.at} />
            <Ends {...parts} pulling={pulling} />
          </>
        ) : (
          <>
            <Joins {...parts} />
            <VerticesToTake {...parts} />
            <WorthLabels scene={scene} elements={elements} marks={marks} />
          </>
        )}
      </svg>
      {several && open && (
        <ConfirmBar kind={elements.kind} choosing={choosing} marks={marks} onMove={onMove} />
      )}
    </div>
  );
}

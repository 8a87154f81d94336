// SPDX-License-Identifier: MIT
// A board of elements that the players take: the edges of a graph, its vertices, or points by name. An edge is
// chosen by a click on it, by a click on its two ends (the way that is left on a board of 153 edges and on a
// phone), by drawing it from one end to the other, or by the arrow keys and Enter; all others by a click or the
// keys. In games on winning sets the element under the pointer lights the set that it belongs to.
// Where a move is several elements, a choice toggles and "Play" confirms. Where an element can be taken in
// several ways, the board asks which. Moves that take no element have buttons.
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { edgeText } from '../model/edges';
import { elementsOf, isGraph, kElementWords, type ElementBoard } from '../model/elements';
import { offeredIn, ownersOf, type Owner } from '../model/position';
import { litAt } from '../model/winning_sets';
import { useChoosing } from './choosing';
import { DrawingLayer } from './drawing_layer';
import { ConfirmBar } from './confirm_bar';
import { useElementKeys } from './element_keys';
import { elementMarks, ownerClass } from './element_marks';
import { EdgesToTake, Ends, Joins, VerticesToTake, type PartsProps } from './graph_parts';
import { useScene } from './graph_scene';
import type { BoardProps } from './marks';
import { PointsToTake } from './point_parts';
import { PulledLine, usePulling, type Pulling } from './pulling';
import { useWays, valuesByElement, wayOf, WaysBar } from './ways';
import { WordBar } from './word_bar';
import { WorthLabels } from './worth_labels';

const kColours = ['open', 'red', 'green'];

export function ElementBoardView(props: BoardProps<ElementBoard>) {
  const { board, about, position, legal, unlisted, open, onRefused } = props;
  const marks = useMemo(
    () => ({ ...props.marks, values: valuesByElement(props.marks.values) }),
    [props.marks],
  );
  const ways = useWays(legal, position, props.onMove);
  const onMove = ways.choose;
  const several = about?.several ?? false;
  const elements = useMemo(() => elementsOf(board), [board]);
  const pending = marks.pending ?? '';
  const owners = useMemo(() => {
    const known = [...ownersOf(elements, position, board.taken)];
    const { way } = wayOf(pending);
    const mine =
      way !== ''
        ? kColours.indexOf(way)
        : about?.colours === 'shared'
          ? 'drawn'
          : (marks.player ?? (marks.mover === 'first' ? 1 : 2));
    for (const i of pending === '' ? [] : elements.ofList(pending)) {
      if (known[i] === 0) known[i] = mine as Owner;
    }
    return known;
  }, [elements, position, pending]);
  const free = useMemo(() => {
    const taken = new Set(legal.flatMap((move) => elements.ofList(move)));
    if (unlisted) owners.forEach((owner, i) => owner === 0 && taken.add(i));
    return taken;
  }, [legal, unlisted, elements, owners]);
  const scene = useScene(board, elements, marks);
  const refuse = (i: number) => owners[i] === 0 && onRefused?.(elements.texts[i]!);
  const choosing = useChoosing({ elements, free, several, position, legal, open, onMove, refuse });
  const keys = useElementKeys(elements, free, scene, choosing.choose);
  const pulling = usePulling((from, to) => {
    const i = elements.of(edgeText([from, to]));
    if (i >= 0) choosing.choose(i);
  });
  const ended = legal.length === 0 && !unlisted;
  const [pointed, setPointed] = useState(-1);
  const point = ({ target }: Event) =>
    setPointed(
      Number((target as Element).closest?.('[data-element]')?.getAttribute('data-element') ?? -1),
    );
  const mover =
    about?.colours === 'shared'
      ? 'drawn'
      : ownerClass(marks.player ?? (marks.mover === 'first' ? 1 : 2));
  const chosen = [...choosing.chosen, ...offeredIn(elements, position)];
  const words = legal.filter((move) => elements.ofList(move).length === 0);
  const lit = useMemo(
    () =>
      pointed >= 0 && free.has(pointed) && !ended
        ? litAt(board, owners, marks.mover, pointed)
        : null,
    [board, owners, marks.mover, pointed, free, ended],
  );
  const marksOf = elementMarks({ elements, owners, free, ended, open, chosen, marks, lit });
  const shared = { scene, elements, owners, marks, marksOf, keys, choosing, several, open, free };
  const labels = <WorthLabels scene={scene} elements={elements} marks={marks} pointed={pointed} />;
  const [, many] = kElementWords[elements.kind];
  const said = isGraph(board)
    ? `Board with ${board.order} vertices and ${board.edges.length} edges`
    : `Board with ${elements.count} ${many}`;
  return (
    <div class="board">
      <svg
        class={`graph by-${mover} ${scene.crowded ? 'crowded' : ''} ${choosing.end === null ? '' : 'half'} ${lit ? 'lighting' : ''}`}
        viewBox={scene.box.join(' ')}
        style={{ '--ratio': scene.box[2] / scene.box[3] }}
        role="group"
        aria-label={said}
        onKeyDown={keys.onKeyDown}
        onPointerOver={point}
        onPointerLeave={() => setPointed(-1)}
        onFocusIn={point}
        onFocusOut={() => setPointed(-1)}
        {...(elements.kind === 'edges' ? pulling.sheet : {})}
      >
        {isGraph(board) ? (
          <GraphParts parts={{ board, ...shared }} pulling={pulling} labels={labels} />
        ) : (
          <>
            <PointsToTake {...shared} board={board} lit={lit} pointed={pointed} />
            {labels}
          </>
        )}
        {props.drawing && (
          <DrawingLayer
            places={scene.at}
            radius={scene.drawRadius}
            name={(i) => (isGraph(board) ? `Vertex ${scene.name(i)}` : scene.name(i))}
            drawing={props.drawing}
          />
        )}
      </svg>
      {open && <WordBar words={words} marks={props.marks} onMove={props.onMove} />}
      {several && open && (
        <ConfirmBar kind={elements.kind} choosing={choosing} marks={marks} onMove={onMove} />
      )}
      <WaysBar ways={ways} marks={marks} open={open} onMove={props.onMove} />
    </div>
  );
}

function GraphParts({
  parts,
  pulling,
  labels,
}: {
  parts: PartsProps;
  pulling: Pulling;
  labels: ComponentChildren;
}) {
  return parts.elements.kind === 'edges' ? (
    <>
      <EdgesToTake {...parts} />
      {labels}
      <PulledLine line={pulling.line} at={parts.scene.at} />
      <Ends {...parts} pulling={pulling} />
    </>
  ) : (
    <>
      <Joins {...parts} />
      <VerticesToTake {...parts} />
      {labels}
    </>
  );
}

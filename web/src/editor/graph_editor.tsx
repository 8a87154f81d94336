// SPDX-License-Identifier: MIT
// Draw a graph, colour edges from the start, and hand the board on.
import { useState } from 'preact/hooks';
import { saidOf } from '../api/client';
import type { GraphBoard, Options } from '../api/types';
import { graphLayout } from '../layout/graph_layout';
import { parseEdges } from '../model/edges';
import { kMostVertices } from '../model/graph6';
import { ViewKeys } from '../shell/key_sheet';
import { useLatest } from '../shell/latest';
import { Canvas, type Tool } from './canvas';
import { boardOptions, emptyDrawing, inkEdge, tidied, type Drawing, type Ink } from './drawing';

interface Props {
  drawing: Drawing;
  onDrawing: (drawing: Drawing) => void;
  options: Options;
  named: (name: string) => Promise<GraphBoard | null>;
}
const kTools: [Tool, string, string][] = [
  ['open', 'Edge', 'e'],
  ['red', 'Red', 'r'],
  ['green', 'Green', 'g'],
  ['erase', 'Erase', 'x'],
];

export function GraphEditor({ drawing, onDrawing, options, named }: Props) {
  const [tool, setTool] = useState<Tool>('open');
  const [past, setPast] = useState<Drawing[]>([]);
  const [name, setName] = useState('K6');
  const [edges, setEdges] = useState('');
  const [error, setError] = useState('');
  const shown = useLatest({ drawing, past }); // a board that is loaded comes after a while
  const change = (next: Drawing) => {
    const { drawing, past } = shown.current;
    if (next === drawing) return;
    setPast([...past.slice(-99), drawing]);
    setError('');
    onDrawing(next);
  };
  const undo = () => {
    const before = past.at(-1);
    if (!before) return;
    onDrawing(before);
    setPast(past.slice(0, -1));
  };
  const tidy = () => drawing.edges.length > 0 && change(tidied(drawing));
  const clear = () => drawing.places.length > 0 && change({ places: [], edges: [] });
  // A board by the name that the server knows.
  const load = async () => {
    try {
      const board = await named(name);
      if (!board) return;
      change({
        places: graphLayout(board).map(([x, y]) => [0.06 + 0.88 * x, 0.06 + 0.88 * y]),
        edges: board.edges.map(([u, v]) => ({ ends: u < v ? [u, v] : [v, u], ink: 'open' })),
      });
    } catch (e) {
      setError(saidOf(e));
    }
  };
  // Edges typed by hand; vertices up to the largest number appear with them.
  const ink = () => {
    const list = parseEdges(edges);
    if (!list) return setError('Edges are written as 0-1,1-2.');
    const order = Math.max(drawing.places.length, ...list.flat().map((v) => v + 1));
    if (order > kMostVertices) return setError(`A drawing has at most ${kMostVertices} vertices.`);
    let next =
      order > drawing.places.length ? { ...drawing, places: emptyDrawing(order).places } : drawing;
    for (const [u, v] of list) next = inkEdge(next, u, v, tool === 'erase' ? null : (tool as Ink));
    change(next);
    setEdges('');
  };
  return (
    <div class="editor">
      <ViewKeys
        board="Go to the sheet, from vertex to vertex, and use the tool on it"
        actions={[
          ...kTools.map(([key, label, letter]) => ({
            keys: [letter],
            words: `Tool: ${label}`,
            act: () => setTool(key),
          })),
          { keys: ['u', 'ctrl+z'], words: 'Undo', act: undo },
          { keys: ['t'], words: 'Tidy', act: tidy },
        ]}
      />
      <div class="tools" role="group" aria-label="Tools">
        {kTools.map(([key, label]) => (
          <button
            key={key}
            class={`tool ${key}`}
            aria-pressed={tool === key}
            onClick={() => setTool(key)}
          >
            <svg viewBox="0 0 24 12" aria-hidden="true" class={`edge ${key} small`}>
              {key === 'erase' ? (
                <path class="cross" d="M8 2l8 8M16 2l-8 8" />
              ) : (
                <line class="stroke" x1="2" y1="6" x2="22" y2="6" />
              )}
            </svg>
            {label}
          </button>
        ))}
        <button disabled={past.length === 0} onClick={undo}>
          Undo
        </button>
        <button disabled={drawing.edges.length === 0} onClick={tidy}>
          Tidy
        </button>
        <button disabled={drawing.places.length === 0} onClick={clear}>
          Clear
        </button>
      </div>
      <Canvas drawing={drawing} tool={tool} onChange={change} />
      <p class="note">
        Press the sheet for a vertex, two vertices for an edge; drag to move.{' '}
        {drawing.places.length} vertices, {drawing.edges.length} edges; as a word, which the command
        line knows as well: <code>{boardOptions(drawing)['board']}</code>
        {options['red'] && `; red ${options['red']}`}
        {options['green'] && `; green ${options['green']}`}
      </p>
      <div class="fields">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void load();
          }}
        >
          <label>
            Begin with a graph
            <span class="row">
              <input
                value={name}
                onInput={(e) => setName(e.currentTarget.value)}
                placeholder="K6, petersen"
              />
              <button>Load</button>
            </span>
          </label>
        </form>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            ink();
          }}
        >
          <label>
            Edges with the chosen tool
            <span class="row">
              <input
                value={edges}
                onInput={(e) => setEdges(e.currentTarget.value)}
                placeholder="0-1,1-2"
              />
              <button disabled={edges.trim() === ''}>Draw</button>
            </span>
          </label>
        </form>
      </div>
      {error !== '' && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

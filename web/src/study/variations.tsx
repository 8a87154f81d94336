// SPDX-License-Identifier: MIT
// The tree of moves: the main line, and below a move what else was tried in its place. Each move is a
// button that shows its position.
import type { ComponentChildren } from 'preact';
import type { MoveTree } from '../model/tree';
import type { Session } from '../play/session';
import { SignOf } from './sign_of';

export function Variations({ session }: { session: Session }) {
  const { tree } = session.state;
  const here = session.path.join('_');
  const busy = session.state.busy !== '';
  const one = (node: MoveTree, path: readonly string[]) => (
    <span class="tried" key={node.move}>
      <button
        class="small"
        disabled={busy}
        aria-current={path.join('_') === here ? 'step' : undefined}
        onClick={() => void session.goTo(path)}
      >
        <span class="number">{path.length}</span> {node.move}
        <SignOf sign={node.sign} />
      </button>
      {node.note !== '' && <q>{node.note}</q>}
    </span>
  );
  // A line with its variations, each on a line of its own below the move that it replaces.
  const line = (from: MoveTree, before: readonly string[]): ComponentChildren[] => {
    const parts: ComponentChildren[] = [];
    let [node, path] = [from, before];
    for (;;) {
      const [main, ...others] = node.next;
      if (!main) return parts;
      const here = path;
      path = [...path, main.move];
      parts.push(one(main, path));
      if (others.length > 0) {
        parts.push(
          <ul key={`${path.join('_')}/`}>
            {others.map((other) => (
              <li key={other.move}>
                {one(other, [...here, other.move])}
                {line(other, [...here, other.move])}
              </li>
            ))}
          </ul>,
        );
      }
      node = main;
    }
  };
  return (
    <div class="variations" role="group" aria-label="All lines">
      {tree.note !== '' && <q>{tree.note}</q>}
      {tree.next.length === 0 ? <p class="note">No move yet.</p> : line(tree, [])}
    </div>
  );
}

// SPDX-License-Identifier: MIT
// The keys of a view, on a sheet that "?" opens.
import { useState } from 'preact/hooks';
import { Dialog } from './dialog';
import { useKeys, type KeyAction } from './keys';

const kNames: Record<string, string> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  Home: 'Home',
  End: 'End',
};
const named = (key: string) =>
  key
    .replace(/^ctrl\+/, 'Ctrl+')
    .replace(
      /[A-Za-z]+$/,
      (word) => kNames[word] ?? (word.length === 1 ? word.toUpperCase() : word),
    );

export function KeySheet({
  actions,
  calls = false,
  board = 'Go to the board, from edge to edge, and play',
  onClose,
}: {
  actions: readonly KeyAction[];
  calls?: boolean; // colours are called
  board?: string | undefined; // what arrows and Enter do there; empty without a board
  onClose: () => void;
}) {
  return (
    <Dialog title="Keys" onClose={onClose}>
      <table class="keys">
        <tbody>
          {actions.map(({ keys, words }) => (
            <tr key={words}>
              <th scope="row">
                {keys.map((key) => (
                  <kbd key={key}>{named(key)}</kbd>
                ))}
              </th>
              <td>{words}</td>
            </tr>
          ))}
          {board !== '' && (
            <tr>
              <th scope="row">
                <kbd>Tab</kbd> <kbd>arrows</kbd> <kbd>Enter</kbd>
              </th>
              <td>{board}</td>
            </tr>
          )}
          {calls && (
            <tr>
              <th scope="row">
                <kbd>0</kbd> … <kbd>9</kbd>
              </th>
              <td>Call a colour</td>
            </tr>
          )}
        </tbody>
      </table>
    </Dialog>
  );
}

// The keys of a view that has no others: they work anywhere on it, and "?" shows them.
export function ViewKeys({
  actions,
  board,
}: {
  actions: readonly KeyAction[];
  board?: string | undefined;
}) {
  const [sheet, setSheet] = useState(false);
  const all = [...actions, { keys: ['?'], words: 'This sheet', act: () => setSheet(true) }];
  useKeys(all, () => false);
  if (!sheet) return null;
  return <KeySheet actions={all} board={board} onClose={() => setSheet(false)} />;
}

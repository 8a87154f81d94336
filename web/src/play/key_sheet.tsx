// SPDX-License-Identifier: MIT
// The keys of the table, on a sheet that "?" opens.
import { Dialog } from '../shell/dialog';
import type { KeyAction } from './keys';

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
  onClose,
}: {
  actions: readonly KeyAction[];
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
          <tr>
            <th scope="row">
              <kbd>Tab</kbd> <kbd>arrows</kbd> <kbd>Enter</kbd>
            </th>
            <td>Go to the board, from edge to edge, and play</td>
          </tr>
          <tr>
            <th scope="row">
              <kbd>0</kbd> … <kbd>9</kbd>
            </th>
            <td>Call a colour</td>
          </tr>
        </tbody>
      </table>
    </Dialog>
  );
}

// SPDX-License-Identifier: MIT
// Moves that take no element of the board, such as the end of a turn: a button each.
import { worthWords } from '../model/worth';
import type { Marks } from './marks';

interface Props {
  words: readonly string[];
  marks: Marks;
  onMove: (move: string) => void;
}

export function WordBar({ words, marks, onMove }: Props) {
  if (words.length === 0) return null;
  return (
    <p class="confirm">
      {words.map((word) => {
        const worth = marks.values.get(word);
        return (
          <button key={word} onClick={() => onMove(word)}>
            {word.charAt(0).toUpperCase() + word.slice(1)}
            {worth ? `: ${worthWords(worth, marks.mover)}` : ''}
          </button>
        );
      })}
    </p>
  );
}

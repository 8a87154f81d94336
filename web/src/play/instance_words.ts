// SPDX-License-Identifier: MIT
// "on K6, target K3": what is played, in the order in which people say it.
import { boardInWords } from '../model/board_words';
import { boardWords } from '../model/random_boards';
import { cellsText, pointsOf, targetWords } from '../model/graph_words';

// A drawn board is told by its size, or exactly.
export function instanceWords(instance: Record<string, unknown>, { exact = false } = {}): string {
  const { board, target, letters, ...rest } = instance;
  const words: string[] = [];
  const seeded = boardWords(String(board ?? ''));
  if (seeded) return seeded;
  const short = (text: unknown) => {
    const all = String(text);
    return all.length > 28 ? `${all.slice(0, 26)}…` : all;
  };
  const cells = pointsOf(String(target ?? '')) === 'cells' ? cellsText(String(board)) : null;
  const drawn = exact ? String(board) : boardInWords(String(board));
  if (board !== undefined) words.push(`on ${cells ?? short(drawn)}`);
  if (letters !== undefined) words.push(heapWords(String(letters)));
  if (target !== undefined)
    words.push(targetWords(String(target).length > 40 ? short(target) : String(target)));
  for (const [key, text] of Object.entries(rest)) {
    if (key === 'game' || key === 'starts' || key === 'start') continue;
    if (key === 'green-target') {
      words.push(`Green: ${targetWords(String(text))}`);
      continue;
    }
    const name = key.replace(/-/g, ' ');
    words.push(text === true || text === 'true' ? name : `${name} ${short(text)}`);
  }
  return words.join(', ');
}

// "2 1 3 2" is a heap of 2 A, 1 B, 3 C and 2 D.
function heapWords(counts: string): string {
  const numbers = counts.trim().split(/[\s,]+/);
  if (numbers.length !== 4) return counts;
  return numbers.map((count, i) => `${count} ${'ABCD'[i]}`).join(', ');
}

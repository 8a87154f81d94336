// SPDX-License-Identifier: MIT
// The position of a puzzle as a small picture.
import { useEffect, useState } from 'preact/hooks';
import type { Board, CatalogueEntry } from '../api/types';
import { SmallBoard } from '../board/small_board';
import { boardOf, type Puzzle } from './making';

export function PuzzlePicture({ entry, puzzle }: { entry: CatalogueEntry | null; puzzle: Puzzle }) {
  const [board, setBoard] = useState<Board | null>(null);
  useEffect(() => {
    let gone = false;
    if (entry) {
      boardOf(puzzle.game, puzzle.options).then(
        (found) => gone || setBoard(found),
        () => undefined,
      );
    }
    return () => void (gone = true);
  }, [entry?.game]);
  return (
    <svg class="thumbnail" viewBox="0 0 100 100" aria-hidden="true">
      {entry && board && (
        <SmallBoard board={board} position={puzzle.position} about={entry.about} />
      )}
    </svg>
  );
}

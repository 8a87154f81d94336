// SPDX-License-Identifier: MIT
// A small picture of a game: a typical position, drawn as the board draws it.
import { useEffect, useState } from 'preact/hooks';
import { boardFor } from '../api/pictures';
import type { Board, CatalogueEntry } from '../api/types';
import { SmallBoard } from '../board/small_board';

// Empty until the catalogue and the board are there.
export function Thumbnail({ entry }: { entry: CatalogueEntry | null }) {
  const [board, setBoard] = useState<Board | null>(null);
  useEffect(() => {
    let gone = false;
    setBoard(null);
    if (entry) {
      const set = (found: Board) => !gone && setBoard(found);
      boardFor(entry, entry.about.sketch.options).then(set, () => undefined);
    }
    return () => void (gone = true);
  }, [entry?.game]);
  return (
    <svg class="thumbnail" viewBox="0 0 100 100" aria-hidden="true">
      {entry && board && (
        <SmallBoard
          board={board}
          position={entry.about.sketch.position || board.start.position}
          about={entry.about}
        />
      )}
    </svg>
  );
}

// SPDX-License-Identifier: MIT
// The board of a question as a small picture: a drawing as it was drawn, painted cells as they were painted,
// otherwise a typical position of the game.
import { isSmall } from '../board/small_graph';
import { SmallPosition } from '../board/small_position';
import { drawingOfWord } from '../model/cell_drawing';
import { cellLayout } from '../layout/cells';
import { parseLayout } from '../layout/layout_text';
import { edgesOfGraph6, orderOfGraph6 } from '../model/graph6';
import type { Job } from '../api/types';
import { useCatalogue } from '../shell/catalogue';
import { Thumbnail } from '../start/thumbnail';
import { layoutOfJob } from './kept_layouts';

export function JobPicture({ job }: { job: Job }) {
  const { entryOf } = useCatalogue();
  const { board = '', red = '', green = '' } = job.options;
  if (board.startsWith('g6:')) {
    const edges = edgesOfGraph6(board.slice(3));
    const order = orderOfGraph6(board.slice(3));
    const drawing = edges && {
      drawing: 'graph' as const,
      order,
      edges,
      drawn: parseLayout(layoutOfJob(job.id), order),
    };
    if (drawing && isSmall(drawing))
      return <SmallPosition board={drawing} position={`red=${red};green=${green}`} />;
  }
  const painted = drawingOfWord(board);
  if (painted) return <PaintedCells {...painted} />;
  return <Thumbnail entry={entryOf(job.game)} />;
}

function PaintedCells({ shape, columns, cells }: NonNullable<ReturnType<typeof drawingOfWord>>) {
  const places = cells.flatMap((colour, i): [number, number, number][] =>
    colour === null ? [] : [[Math.floor(i / columns), i % columns, colour]],
  );
  const { shapes, width, height } = cellLayout({ shape, cells: places });
  return (
    <svg class="small-position" viewBox={`-2 -2 ${width + 4} ${height + 4}`} aria-hidden="true">
      {shapes.map(({ corners }, i) => (
        <polygon
          key={i}
          class={`paint c${places[i]![2] % 10}`}
          points={corners.map((corner) => corner.join()).join(' ')}
        />
      ))}
    </svg>
  );
}

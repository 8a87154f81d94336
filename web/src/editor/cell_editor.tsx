// SPDX-License-Identifier: MIT
// Paint a board of cells for the territory games; the form passes it as the text "hex:4x3=0123…".
import { cellLayout } from '../layout/cells';
import { colourSymbol } from '../model/territory';
import { ViewKeys } from '../shell/key_sheet';
import { paint, type CellDrawing } from '../model/cell_drawing';

interface Props {
  drawing: CellDrawing;
  brush: number | null; // null is a hole
  onBrush: (brush: number | null) => void;
  onDrawing: (drawing: CellDrawing) => void;
  onResize: (shape: 'hex' | 'square', rows: number, columns: number) => void;
}
const kBrushes = [0, 1, 2, 3, 4, 5];

export function CellEditor({ drawing, brush, onBrush, onDrawing, onResize }: Props) {
  const { shape, rows, columns, cells } = drawing;
  const places = cells.map((_, i): [number, number, number] => [
    Math.floor(i / columns),
    i % columns,
    0,
  ]);
  const { shapes, width, height } = cellLayout({ shape, cells: places });
  const size = (label: string, value: number, set: (value: number) => void) => (
    <label>
      {label}
      <input
        type="number"
        min={2}
        max={20}
        value={value}
        onInput={(e) => {
          const n = Number(e.currentTarget.value);
          if (n >= 2 && n <= 20) set(n);
        }}
      />
    </label>
  );
  return (
    <div class="editor">
      <ViewKeys
        board=""
        actions={[
          {
            keys: kBrushes.map(String),
            words: 'Paint this colour',
            act: (key) => onBrush(Number(key)),
          },
          { keys: ['x'], words: 'Make holes', act: () => onBrush(null) },
        ]}
      />
      <div class="tools" role="group" aria-label="Colours">
        {kBrushes.map((colour) => (
          <button
            key={colour}
            class="tool"
            aria-pressed={brush === colour}
            aria-label={`Paint colour ${colourSymbol(colour)}`}
            onClick={() => onBrush(colour)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <rect width="24" height="24" rx="5" class={`paint c${colour}`} />
              <text x="12" y="17" class="cell-number">
                {colourSymbol(colour)}
              </text>
            </svg>
          </button>
        ))}
        <button class="tool" aria-pressed={brush === null} onClick={() => onBrush(null)}>
          Hole
        </button>
      </div>
      <svg
        class="cells canvas"
        viewBox={`-6 -6 ${width + 12} ${height + 12}`}
        style={{ '--ratio': (width + 12) / (height + 12) }}
        role="group"
        aria-label="Board of cells"
      >
        {shapes.map(({ corners, middle }, i) => {
          const colour = cells[i]!;
          const act = () => onDrawing(paint(drawing, i, brush));
          return (
            <g
              key={i}
              class={`cell ${colour === null ? 'hole' : ''}`}
              role="button"
              tabindex={0}
              aria-label={`Row ${Math.floor(i / columns) + 1} column ${(i % columns) + 1}, ${colour === null ? 'hole' : `colour ${colourSymbol(colour)}`}`}
              onPointerDown={act}
              onPointerEnter={(event) => event.buttons === 1 && act()}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ' ') return;
                event.preventDefault();
                act();
              }}
            >
              <polygon
                class={colour === null ? 'hole' : `paint c${colour % 10}`}
                points={corners.map((c) => c.join()).join(' ')}
              />
              <text class="cell-number" x={middle[0]} y={middle[1] + 5}>
                {colour === null ? '' : colourSymbol(colour)}
              </text>
            </g>
          );
        })}
      </svg>
      <div class="fields">
        <label>
          Cells
          <select
            value={shape}
            onChange={(e) => onResize(e.currentTarget.value as 'hex' | 'square', rows, columns)}
          >
            <option value="hex">Hexagons</option>
            <option value="square">Squares</option>
          </select>
        </label>
        {size('Rows', rows, (n) => onResize(shape, n, columns))}
        {size('Columns', columns, (n) => onResize(shape, rows, n))}
      </div>
    </div>
  );
}

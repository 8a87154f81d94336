// SPDX-License-Identifier: MIT
// Simple strategies for calling colours side by side, each played out from the position that is
// shown, on small boards that go step by step together.
import { useMemo, useState } from 'preact/hooks';
import type { CellBoard, View } from '../api/types';
import { cellLayout } from '../layout/cells';
import { counted } from '../model/counted';
import {
  cellsOf,
  fieldOf,
  kStrategies,
  playedOut,
  type Field,
  type Played,
  type Strategy,
} from '../model/strategies';
import { colourSymbol, statesOf, territoryOfCells } from '../model/territory';
import { Dialog } from '../shell/dialog';

interface Props {
  board: CellBoard;
  view: View;
  solo: boolean;
  onClose: () => void;
}

export function Strategies({ board, view, solo, onClose }: Props) {
  const [step, setStep] = useState<number | null>(0); // null: the end of each
  const mover = view.mover === 'first' ? 1 : 2;
  const runs = useMemo(() => {
    const territory = territoryOfCells(board);
    const start = fieldOf(territory, statesOf(territory, view.position), view.position);
    const names = Object.keys(kStrategies) as Strategy[];
    // An opponent takes most cells, so that the strategies meet the same player.
    return names.map((name) => ({
      name,
      run: playedOut(start, mover, name, solo ? null : 'cells'),
    }));
  }, [board, view.position]);
  const longest = Math.max(...runs.map(({ run }) => run.calls.length));
  const result = ({ fields, calls }: Played) => {
    const end = fields.at(-1)!;
    return solo ? counted(calls.length, 'calls') : `A ${cellsOf(end, 1)} : ${cellsOf(end, 2)} B`;
  };
  return (
    <Dialog title="Strategies side by side" onClose={onClose}>
      <p>
        {solo
          ? 'Each continues from this position until all cells are its own.'
          : `Each continues from this position for player ${mover === 1 ? 'A' : 'B'}, against an opponent who always takes most cells.`}
        {solo &&
          typeof board.optimal === 'number' &&
          ` From the start ${board.optimal} calls are enough.`}
      </p>
      <label>
        {step === null ? 'At the end' : `After ${counted(step, 'calls')}`}
        <input
          type="range"
          min={0}
          max={longest}
          value={step ?? longest}
          onInput={(e) => {
            const at = Number(e.currentTarget.value);
            setStep(at === longest ? null : at);
          }}
        />
      </label>
      <ul class="strategies">
        {runs.map(({ name, run }) => {
          const at = Math.min(step ?? longest, run.calls.length);
          return (
            <li key={name} data-strategy={name} data-calls={run.calls.length}>
              <h3>{kStrategies[name][0]}</h3>
              <p class="note">{kStrategies[name][1]}</p>
              <SmallCells board={board} field={run.fields[at]!} />
              <p>
                <b>{result(run)}</b>{' '}
                <small class="called">{run.calls.slice(0, at).map(colourSymbol).join('')}</small>
              </p>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

function SmallCells({ board, field }: { board: CellBoard; field: Field }) {
  const { shapes, width, height } = useMemo(() => cellLayout(board), [board]);
  const { owner, called, territory } = field;
  return (
    <svg viewBox={`-2 -2 ${width + 4} ${height + 4}`} aria-hidden="true">
      {shapes.map(({ corners, middle }, v) => {
        const side = owner[v]!;
        const colour = side === 0 ? territory.colours[v]! : called[side - 1]!;
        return (
          <g key={v}>
            <polygon
              class={`paint c${colour % 10}`}
              points={corners.map((corner) => corner.join()).join(' ')}
            />
            {side !== 0 && (
              <circle class={`own owner${side}`} cx={middle[0]} cy={middle[1]} r="5" />
            )}
          </g>
        );
      })}
    </svg>
  );
}

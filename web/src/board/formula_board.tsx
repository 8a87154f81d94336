// SPDX-License-Identifier: MIT
// The games on formulas: the groups of variables, which of them are true or false by now, and a button
// a move.
import type { LetterBoard } from '../api/types';
import { formulaOf, literalName, literalValue, valuesOf, type Literal } from '../model/formula';
import { worthLabel, worthOf, worthWords } from '../model/worth';
import type { BoardProps } from './marks';

export function FormulaBoardView(props: BoardProps<LetterBoard>) {
  const { board, about, position, legal, open, marks, onMove } = props;
  const { prefix, groups } = formulaOf(String(board.instance['formula']));
  const values = valuesOf(position);
  const inside = about?.joining ?? 'or';
  const state = (literal: Literal) => String(literalValue(literal, values) ?? '');
  return (
    <div class="board formula">
      {prefix.length > 0 && (
        <p class="prefix">
          {prefix.map(({ variable, all }) => (
            <span key={variable} class={values.has(variable) ? 'done' : ''}>
              {all ? 'for all' : 'there is'} x{variable}
              {values.has(variable) && ` = ${values.get(variable) ? 'true' : 'false'}`}
            </span>
          ))}
        </p>
      )}
      <ol class="groups" aria-label={`Groups, joined by ${inside === 'or' ? 'and' : 'or'}`}>
        {groups.map((group, i) => (
          <li key={i}>
            {group.map((literal, j) => (
              <span key={j}>
                {j > 0 && <i> {inside} </i>}
                <span class={`literal ${state(literal)}`}>
                  {literalName(literal)}
                  {state(literal) !== '' && <small> {state(literal)}</small>}
                </span>
              </span>
            ))}
          </li>
        ))}
      </ol>
      <div class="trades" role="group" aria-label="Moves">
        {legal.map((move) => {
          const value = marks.values.get(move);
          const variable = Math.abs(Number(move));
          const words =
            prefix.length > 0
              ? `x${variable} = ${move.startsWith('-') ? 'false' : 'true'}`
              : `x${variable}`;
          return (
            <button
              key={move}
              class={marks.hint === move ? 'hinted' : ''}
              data-move={move}
              aria-label={`${words}${value ? ` ${worthLabel(value, marks.mover)}: choose it, ${worthWords(value, marks.mover)}` : ': choose it'}`}
              disabled={!open}
              onClick={() => onMove(move)}
            >
              {words}{' '}
              {value && (
                <span class={`chip ${worthOf(value, marks.mover)} ${value.best ? 'best' : ''}`}>
                  {worthLabel(value, marks.mover)}
                </span>
              )}
            </button>
          );
        })}
      </div>
    </div>
  );
}

// SPDX-License-Identifier: MIT
// The position that is shown, for papers and other programs: pictures, TikZ, graph6, and the command that asks
// the program about it.
import { commandOf, graph6Texts } from '../export/texts';
import { tikzOf } from '../export/tikz';
import { sideName } from '../model/players';
import { useCatalogue } from '../shell/catalogue';
import { Dialog } from '../shell/dialog';
import { useHandOut } from './hand_out';
import { instanceWords } from './instance_words';
import type { Session } from './session';

export function ExportSheet({ session, onClose }: { session: Session; onClose: () => void }) {
  const { catalogue } = useCatalogue();
  const { said, save, picture, copy } = useHandOut(session);
  const { state, view, naming } = session;
  const { board, link, entry } = state;
  const { position } = view;
  const specs = entry?.option_specs ?? [];
  const command = commandOf(link.game, link.options, specs, position);
  const words = [
    `${session.title} ${instanceWords(board.instance, { exact: true })}: ${position}`,
    `Harary ${catalogue?.version ?? ''}: ${command}`,
  ].join('\n');
  const tikz = tikzOf(board, position, words);
  const texts = graph6Texts(board, position, (owner) =>
    owner === 'drawn'
      ? 'Drawn'
      : owner > 2
        ? `Player ${owner}`
        : sideName(naming, owner === 1 ? 'first' : 'second'),
  );
  return (
    <Dialog title="Export this position" onClose={onClose}>
      <div class="export">
        <div class="row">
          <button onClick={() => void picture('svg')}>Save as SVG</button>
          <button onClick={() => void picture('png')}>Save as PNG</button>
          {tikz !== null && (
            <button onClick={() => save('tex', new Blob([tikz], { type: 'text/x-tex' }))}>
              Save as TikZ
            </button>
          )}
        </div>
        {tikz !== null && (
          <label>
            TikZ, for LaTeX
            <textarea
              readOnly
              rows={6}
              value={tikz}
              data-export="tikz"
              onFocus={(e) => e.currentTarget.select()}
            />
            <button onClick={() => void copy('TikZ', tikz)} aria-label="Copy the TikZ text">
              Copy
            </button>
          </label>
        )}
        {[
          ...texts.map(({ name, text }) => [`${name} as graph6`, text] as const),
          ['Command', command] as const,
        ].map(([label, text]) => (
          <label key={label}>
            {label}
            <span class="row">
              <input
                readOnly
                value={text}
                data-export={label}
                onFocus={(e) => e.currentTarget.select()}
              />
              <button onClick={() => void copy(label, text)} aria-label={`Copy: ${label}`}>
                Copy
              </button>
            </span>
          </label>
        ))}
        <p aria-live="polite">{said}</p>
      </div>
    </Dialog>
  );
}

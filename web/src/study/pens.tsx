// SPDX-License-Identifier: MIT
// The opinion of the move that is shown, and the pen for arrows and circles.
import { kInks, kSigns, kSignWords } from '../model/tree';
import { hasElements } from '../model/elements';
import type { Pen } from './pen';
import type { Session } from '../play/session';

export function SignButtons({ session }: { session: Session }) {
  const now = session.signHere;
  return (
    <div class="signs" role="group" aria-label={`Mark move ${session.state.at}`}>
      {kSigns.map((sign) => (
        <button
          key={sign}
          class="small"
          aria-pressed={sign === now}
          aria-label={`${sign} ${kSignWords[sign]}`}
          title={kSignWords[sign]}
          onClick={() => session.sign(sign === now ? null : sign)}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}

interface Props {
  session: Session;
  pen: Pen;
  onPen: (pen: Pen) => void;
}
export function PenRow({ session, pen, onPen }: Props) {
  const { board } = session.state;
  if (!hasElements(board) && board.drawing !== 'cells') return null;
  return (
    <div class="pen">
      <label class="switch">
        <input
          type="checkbox"
          role="switch"
          checked={pen.on}
          onChange={(e) => onPen({ ...pen, on: e.currentTarget.checked })}
        />
        <span>Draw on the board</span>
      </label>
      <div class="inks" role="group" aria-label="Ink">
        {kInks.map((ink) => (
          <button
            key={ink}
            class="small"
            aria-pressed={pen.ink === ink}
            onClick={() => onPen({ ...pen, ink })}
          >
            <svg
              class={`mark ink-${ink}`}
              viewBox="0 0 24 10"
              width="24"
              height="10"
              aria-hidden="true"
            >
              <line x1="2" y1="5" x2="22" y2="5" />
            </svg>{' '}
            {ink}
          </button>
        ))}
        <button
          class="small"
          disabled={session.drawnHere.length === 0}
          onClick={() => session.rubOut()}
        >
          Rub out
        </button>
      </div>
      {pen.on && (
        <p class="note">
          Press two points for an arrow, one point twice for a circle; the same again takes it away.
          The right mouse button draws at any time.
        </p>
      )}
    </div>
  );
}

// SPDX-License-Identifier: MIT
// Checks a certificate by the plain rules, in the browser or by the server: what it proves, how far the check is, and
// the board that it is about; if something is not proved, the position where.
import { checkCertificate, type CheckReport } from '#transport';
import { useRef, useState } from 'preact/hooks';
import { api, saidOf } from '../api/client';
import type { Board, Options, Progress } from '../api/types';
import { BoardView } from '../board/board_view';
import { kNoMarks } from '../board/marks';
import { linkText, newLink } from '../model/link';
import { namingOf, winnerText } from '../model/players';
import { useCatalogue } from '../shell/catalogue';
import { base64Of } from './base64';

// A page that has the engine checks by itself; otherwise the server does, which takes 60 kB of base64.
const kMostBytes = checkCertificate ? 512 * 1024 * 1024 : 45 * 1024;
const kTooLarge = checkCertificate
  ? 'the file is too large for a browser'
  : 'the file is larger than 45 kB; check it with harary verify FILE';
const kLongName = 60;

// One sentence about the file. Its name is said once, and of a long one both ends.
function fault(name: string, e: unknown): string {
  const short =
    name.length > kLongName ? `${name.slice(0, kLongName - 20)}…${name.slice(-19)}` : name;
  const said = saidOf(e).replace(/^The certificate: /, '');
  return said.startsWith('is ') ? `${short} ${said}.` : `${short}: ${said}.`;
}

interface Checked {
  name: string;
  report: CheckReport;
  board: Board | null;
}

export function VerifyView() {
  const [checked, setChecked] = useState<Checked | null>(null);
  const [checking, setChecking] = useState('');
  const [progress, setProgress] = useState<Progress | null>(null);
  const [error, setError] = useState('');
  const [over, setOver] = useState(false);
  const end = useRef<AbortController | null>(null);

  const check = async (file: File | undefined) => {
    if (!file || checking !== '') return;
    setError('');
    setChecked(null);
    setProgress(null);
    setChecking(file.name);
    end.current = new AbortController();
    try {
      if (file.size === 0) throw new Error('the certificate: is empty');
      if (file.size > kMostBytes) throw new Error(kTooLarge);
      const bytes = new Uint8Array(await file.arrayBuffer());
      const { signal } = end.current;
      const report = checkCertificate
        ? await checkCertificate(bytes, setProgress, signal)
        : await api.verify(base64Of(bytes), signal);
      const options = optionsOf(report);
      const board = await api.board(report.game, options).catch(() => null);
      setChecked({ name: file.name, report, board });
    } catch (e) {
      setError(end.current.signal.aborted ? 'The check was stopped.' : fault(file.name, e));
    } finally {
      setChecking('');
    }
  };

  return (
    <div class="verify">
      <h1>Check a certificate</h1>
      <p>
        A certificate is a file that proves who wins, written by{' '}
        <code>harary solve --certificate</code> or by <i>Download the proof</i> on this page. It is
        checked by the rules of the game alone.{' '}
        {checkCertificate
          ? 'It is checked here and sent nowhere. The check may take 2 GiB of memory.'
          : 'The server of this page checks it, up to 45 kB, and does not keep it.'}
      </p>
      <label
        class={`drop${over ? ' over' : ''}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void check(event.dataTransfer?.files[0]);
        }}
      >
        Drop a certificate here, or choose a file
        <input
          type="file"
          disabled={checking !== ''}
          onChange={(event) => {
            const input = event.currentTarget;
            void check(input.files?.[0]).then(() => (input.value = ''));
          }}
        />
      </label>
      <div aria-live="polite">
        {checking !== '' && (
          <div class="checking">
            <p>
              Checking {checking}
              {progress?.done
                ? `: ${progress.done.toLocaleString('en')} ${progress.unit ?? ''}`
                : ''}
            </p>
            <progress
              aria-label={`Progress of checking ${checking}`}
              {...(progress?.total ? { value: (progress.done ?? 0) / progress.total, max: 1 } : {})}
            />
            <button onClick={() => end.current?.abort()}>Stop</button>
          </div>
        )}
        {error !== '' && (
          <p class="error" role="alert">
            {error}
          </p>
        )}
        {checked && <Report {...checked} />}
      </div>
    </div>
  );
}

function Report({ name, report, board }: Checked) {
  const { entryOf, titleOf } = useCatalogue();
  const options = optionsOf(report);
  const shown = report.violation?.position ?? board?.start.position ?? '';
  return (
    <section class={`report ${report.holds ? 'holds' : 'fails'}`} data-holds={report.holds}>
      <h2>{report.holds ? 'The certificate holds' : 'The certificate does not hold'}</h2>
      <p>
        {name}: {titleOf(report.game)}
        {options['board'] ? ` on ${options['board']}` : ''}
      </p>
      {report.winner && (
        <p class="verdict">
          {report.winner === 'tie'
            ? 'So the game is a tie.'
            : `So ${winnerText(namingOf(entryOf(report.game)?.about, options), report.winner)}.`}
          {report.outcome && ` The outcome is ${report.outcome.join(', ')}.`}
        </p>
      )}
      {report.violation && (
        <p>
          {report.violation.statement
            ? `Statement ${report.violation.statement} is not proved`
            : 'It is not proved'}
          : {report.violation.reason}.
        </p>
      )}
      {report.meaning && <p>{report.meaning}</p>}
      <ul>
        {(report.statements ?? []).map((one) => (
          <li key={one.meaning}>
            {one.meaning} ({one.positions.toLocaleString('en')} positions,{' '}
            {one.moves.toLocaleString('en')} moves checked)
          </li>
        ))}
      </ul>
      {board && (
        <BoardView
          board={board}
          about={entryOf(report.game)?.about ?? null}
          position={shown}
          legal={[]}
          unlisted={false}
          open={false}
          over={false}
          marks={kNoMarks}
          onMove={() => undefined}
        />
      )}
      <p>
        <a class="button" href={linkText(newLink(report.game, options))}>
          Play this board
        </a>
      </p>
    </section>
  );
}

const optionsOf = ({ instance }: CheckReport): Options =>
  Object.fromEntries(Object.entries(instance).map(([name, text]) => [name, String(text)]));

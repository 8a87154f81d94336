// SPDX-License-Identifier: MIT
// One job: what was asked, how far it is, what came out.
import { doneWords, ended } from '../api/job_events';
import type { Job, Winner } from '../api/types';
import { linkText, newLink } from '../model/link';
import { boardInWords } from '../model/board_words';
import { listedQuestion, questionAnswer } from '../model/question_words';
import { namingOf, winnerText, type Naming } from '../model/players';
import { noAnswerText } from '../model/stopped';
import { useCatalogue } from '../shell/catalogue';
import { CertificateButton } from '../verify/certificate_button';
import { JobPicture } from './job_picture';
import { layoutOfJob } from './kept_layouts';

const kStates: Record<Job['state'], string> = {
  queued: 'waiting for its turn',
  running: 'running',
  done: 'done',
  stopped: 'stopped',
  failed: 'failed',
};

export function JobCard({ job, onStop }: { job: Job; onStop: (id: string) => void }) {
  const { progress, answer, error } = job;
  const { titleOf, entryOf } = useCatalogue();
  const entry = entryOf(job.game);
  const naming = namingOf(entry?.about, job.options);
  const asked = listedQuestion(entry?.questions ?? [], job.question, job.options);
  const board = boardInWords(job.options['board'] ?? '') || (job.options['letters'] ?? '');
  const name = `${titleOf(job.game)}${board === '' ? '' : ` on ${board}`}`;
  const { position } = job;
  const about = Object.entries(job.options)
    .filter(([key, text]) => key !== 'board' && key !== 'letters' && text !== '')
    .map(([key, text]) => {
      const name = key.replace(/-/g, ' ');
      return text === 'true' ? name : `${name} ${text}`;
    })
    .join(', ');
  const share = progress?.total ? (progress.done ?? 0) / progress.total : undefined;
  return (
    <li class={`job ${job.state}`} data-job={job.id} data-state={job.state}>
      <div class="job-head">
        <JobPicture job={job} />
        <div>
          <h3>{name}</h3>
          {about !== '' && <p class="note">{about}</p>}
          {asked && <p class="note">{asked.asks}</p>}
          {position !== undefined && <p class="note">All moves of {position || 'the start'}</p>}
        </div>
      </div>
      <p class="state">
        {kStates[job.state]}
        {progress?.seconds !== undefined &&
          `, ${progress.seconds.toFixed(progress.seconds < 10 ? 1 : 0)} s`}
      </p>
      {!ended(job) && (
        <>
          <progress
            aria-label={`Progress of ${name}`}
            {...(share === undefined ? {} : { value: share, max: 1 })}
          />
          {progress && (
            <p class="note">
              {[
                progress.phase,
                doneWords(progress),
                progress.rate ? `${Math.round(progress.rate).toLocaleString('en')} a second` : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          )}
          <button onClick={() => onStop(job.id)} aria-label={`Stop ${name}`}>
            Stop
          </button>
        </>
      )}
      {answer && (
        <Answer
          answer={answer}
          stopped={job.state === 'stopped'}
          naming={naming}
          said={asked && questionAnswer(answer, asked.counts, naming)}
        />
      )}
      {position === undefined &&
        !asked &&
        typeof answer?.['winner'] === 'string' &&
        answer['proved'] !== false &&
        !answer['length'] && <CertificateButton game={job.game} options={job.options} />}
      {error && <p class="error">{error}</p>}
      <p>
        <a
          href={linkText({
            ...newLink(job.game, job.options),
            layout: layoutOfJob(job.id),
            from: position ?? '',
          })}
        >
          Play this board
        </a>
      </p>
    </li>
  );
}

const kLevels: Record<string, string> = {
  'ultra-weak': 'Solved ultra-weakly: who wins is proved, the moves on the way are not stored',
  weak: 'Solved weakly: best moves from the start to the end are known',
  strong: 'Solved strongly: the value of every position is stored',
};
const kMethods: Record<string, string> = {
  proof: 'Search of all that matters',
  search: 'Search of all that matters',
  deepening: 'Search, deeper and deeper',
  heuristic: 'A quick estimate',
  core: 'Search on what can still matter',
  theorem: 'A theorem',
  nimber: 'Sum of independent parts',
};

function Answer({
  answer,
  stopped,
  naming,
  said: words,
}: {
  answer: Record<string, unknown>;
  stopped: boolean;
  naming: Naming;
  said: string | null; // to a question that the catalogue lists
}) {
  const facts: [string, string][] = [];
  const add = (label: string, key: string) => {
    const value = answer[key];
    if (value === undefined || value === null || (Array.isArray(value) && value.length === 0))
      return;
    facts.push([
      label,
      Array.isArray(value)
        ? value.join(', ')
        : typeof value === 'number'
          ? value.toLocaleString('en')
          : String(value),
    ]);
  };
  add('Outcome', 'outcome');
  add('Calls', 'length');
  add('Best first moves', 'best');
  const said = (label: string, key: string, words: Record<string, string>) => {
    const word = answer[key];
    if (typeof word === 'string') facts.push([label, words[word] ?? word]);
  };
  said('Found by', 'method', kMethods);
  said('What is known', 'level', kLevels);
  add('Positions looked at', 'positions');
  const winner = answer['winner'];
  const proved = answer['proved'] !== false;
  return (
    <>
      {words !== null && <p class="verdict">{words}</p>}
      {words === null && typeof winner === 'string' && (
        <p class="verdict" data-winner={winner}>
          {winnerText(naming, winner as Winner)}
          {!proved && ' (not proved)'}
        </p>
      )}
      {words === null && typeof winner !== 'string' && !proved && (
        <p class="verdict">{noAnswerText(answer['stopped'], stopped)}</p>
      )}
      <dl class="facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

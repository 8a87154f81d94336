// SPDX-License-Identifier: MIT
// An analysis that was cut short goes on as a job: it may take ten minutes and outlives the page, and its answer is
// there when the position is looked at again.
import { useEffect, useState } from 'preact/hooks';
import { hasServer } from '#transport';
import { api, Problem, saidOf, type Place } from '../api/client';
import { doneWords, ended, followJob } from '../api/job_events';
import type { Analysis, Job } from '../api/types';
import { keyOf, learn } from './analysis';
import { keptJobs } from './kept_jobs';

const kSeconds = 600;

interface Props {
  place: Place;
  short: boolean; // what is known is not all
}

export function KeepComputing({ place, short }: Props) {
  const key = keyOf(place);
  const [job, setJob] = useState<Job | null>(null);
  const [error, setError] = useState('');
  // The job that was begun here before, of this place; another one may have its number by now.
  useEffect(() => {
    let gone = false;
    setJob(null);
    setError('');
    const id = keptJobs.of(key);
    if (id === '') return;
    api.job(id).then(
      (found) => {
        if (gone) return;
        const { game, options, position } = found;
        if (position !== undefined && keyOf({ game, options, position }) === key) setJob(found);
        else keptJobs.forget(key);
      },
      (e: unknown) => e instanceof Problem && e.status === 404 && keptJobs.forget(key),
    );
    return () => void (gone = true);
  }, [key]);
  const id = job?.id;
  const going = job !== null && !ended(job);
  useEffect(() => (id && going ? followJob(id, setJob) : undefined), [id, going]);
  useEffect(() => {
    if (job && ended(job) && job.answer) learn(place, job.answer as unknown as Analysis);
  }, [job?.id, job?.state]);

  const said = (e: unknown) => setError(saidOf(e));
  const begin = () => {
    setError('');
    const { game, options, position } = place;
    api.newJob({ kind: 'analyse', game, options, position, seconds: kSeconds }).then((begun) => {
      keptJobs.keep(key, begun.id);
      setJob(begun);
    }, said);
  };
  if (!short && !going) return null;
  return (
    <div class="keep-computing" data-job-state={job?.state ?? ''}>
      {going ? (
        <>
          <div class="row">
            <progress aria-label="Computing" />
            <span class="note">{progressWords(job)}</span>
            <button class="small" onClick={() => void api.stopJob(job.id).then(setJob, said)}>
              Stop
            </button>
          </div>
          {hasServer && <p class="note">The server continues when this page is closed.</p>}
        </>
      ) : (
        <button onClick={begin}>Keep computing</button>
      )}
      <p class="note" role="status">
        {job && stateWords(job)}
      </p>
      {(error || job?.error) && (
        <p class="error" role="alert">
          {error || job?.error}
        </p>
      )}
    </div>
  );
}

function progressWords({ state, progress }: Job): string {
  if (state === 'queued') return 'Waiting for its turn …';
  const seconds = Math.floor(progress?.seconds ?? 0);
  return [`${seconds} s of at most ${kSeconds}`, doneWords(progress)].filter(Boolean).join(' · ');
}

// Said once a state, to those who listen as well.
function stateWords({ state, answer }: Job): string {
  if (state === 'queued' || state === 'running') return 'Computing goes on.';
  if (state === 'stopped') return 'Stopped. What was proved until then is shown.';
  if (state === 'failed') return '';
  if (answer?.['stopped'] === 'memory')
    return 'The memory of a job was not enough for all moves; what it proved is shown.';
  return answer?.['stopped'] ? 'Ten minutes were not enough; what they proved is shown.' : '';
}

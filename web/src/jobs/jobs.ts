// SPDX-License-Identifier: MIT
// The client's jobs, followed while they are shown. The server keeps them, so a page that is loaded
// again finds them by asking.
import { useEffect, useState } from 'preact/hooks';
import { api, saidOf } from '../api/client';
import { ended, followJob } from '../api/job_events';
import type { Job, NewJob } from '../api/types';
import { keepLayout } from './kept_layouts';

export function useJobs() {
  const [jobs, setJobs] = useState<Job[] | null>(null);
  const [error, setError] = useState('');
  const put = (job: Job) =>
    setJobs((was) => {
      const list = was ?? [];
      const known = list.some(({ id }) => id === job.id);
      return known ? list.map((old) => (old.id === job.id ? job : old)) : [job, ...list];
    });
  useEffect(() => {
    api.jobs().then(
      (answer) => setJobs(answer.jobs),
      (e: unknown) => setError(saidOf(e)),
    );
  }, []);

  const going = (jobs ?? []).filter((job) => !ended(job)).map(({ id }) => id);
  useEffect(() => {
    const closers = going.map((id) => followJob(id, put));
    return () => closers.forEach((close) => close());
  }, [going.join()]);

  const said = (e: unknown) => setError(saidOf(e));
  return {
    jobs,
    error,
    // With the places of the vertices, if a person chose them.
    start: (job: NewJob, layout = '') => {
      setError('');
      return api.newJob(job).then((begun) => {
        if (layout !== '') keepLayout(begun.id, layout);
        put(begun);
      }, said);
    },
    say: setError, // why a board of the asker is refused; '' takes it back
    stop: (id: string) => api.stopJob(id).then(put, said),
  };
}

// SPDX-License-Identifier: MIT
// The jobs of this client.
import type { Job } from '../api/types';
import { EngineMemory } from '../shell/engine_memory';
import { JobCard } from './job_card';

export function JobList({ jobs, onStop }: { jobs: readonly Job[]; onStop: (id: string) => void }) {
  if (jobs.length === 0) return <p class="note">Nothing asked yet.</p>;
  return (
    <>
      <ul class="jobs" aria-label="Questions">
        {jobs.map((job) => (
          <JobCard key={job.id} job={job} onStop={onStop} />
        ))}
      </ul>
      <EngineMemory work="jobs" />
    </>
  );
}

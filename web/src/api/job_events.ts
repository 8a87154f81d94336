// SPDX-License-Identifier: MIT
// The progress of a job: server-sent events, and plain requests every few seconds where the stream
// breaks (a proxy that buffers, a server that restarts).
import { hasServer } from '#transport';
import { api } from './client';
import type { Job, Progress } from './types';

export const ended = (job: Job) =>
  job.state === 'done' || job.state === 'stopped' || job.state === 'failed';

// How much is done: "12,345 positions"; "" as long as nothing is.
export const doneWords = (progress: Progress | null) =>
  progress?.done ? `${progress.done.toLocaleString('en')} ${progress.unit ?? ''}`.trim() : '';

export function followJob(id: string, seen: (job: Job) => void): () => void {
  let timer = 0;
  let closed = false;
  const stream = hasServer
    ? new EventSource(`/api/jobs/${encodeURIComponent(id)}/events`)
    : undefined;
  const close = () => {
    closed = true;
    stream?.close();
    clearTimeout(timer);
  };
  const take = (job: Job) => {
    if (closed) return;
    seen(job);
    if (ended(job)) close();
  };
  const ask = () => {
    api.job(id).then(take, () => undefined);
    if (!closed) timer = window.setTimeout(ask, hasServer ? 3000 : 300);
  };
  if (!stream) {
    ask();
    return close;
  }
  stream.addEventListener('job', (event) =>
    take(JSON.parse((event as MessageEvent<string>).data) as Job),
  );
  stream.onerror = () => {
    if (!closed && stream.readyState === EventSource.CLOSED) ask();
  };
  return close;
}

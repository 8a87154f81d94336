// SPDX-License-Identifier: MIT
// Jobs of a page without a server: solved one after another by an engine of their own, and gone
// with the page.
import { EngineDied, Refusal } from '../../../packages/harary/engine.js';
import type { RemoteEngine } from '../../../packages/harary/remote.js';
import type { Job, NewJob } from '../api/types';

export class Jobs {
  private readonly jobs: Job[] = []; // the latest first
  private readonly ends = new Map<string, AbortController>();
  private engine: RemoteEngine | null = null;
  private queue: Promise<unknown> = Promise.resolve();
  private last = 0;

  constructor(private readonly start: () => RemoteEngine) {}

  // Bytes that its engine holds.
  get memory(): number {
    return this.engine?.memory ?? 0;
  }

  list(): { jobs: Job[] } {
    return { jobs: this.jobs };
  }
  of(id: string): Job {
    const job = this.jobs.find((one) => one.id === id);
    if (!job) throw new Refusal(404, 'there is no such job');
    return job;
  }
  stop(id: string): Job {
    this.ends.get(id)?.abort();
    return this.of(id);
  }

  create(asked: NewJob): Job {
    const job: Job = {
      id: String(++this.last),
      state: 'queued',
      kind: asked.kind,
      game: asked.game,
      options: asked.options,
      ...(asked.kind === 'analyse' ? { position: asked.position } : {}),
      progress: null,
      answer: null,
      error: null,
    };
    this.jobs.unshift(job);
    const end = new AbortController();
    this.ends.set(job.id, end);
    this.queue = this.queue.then(() => this.run(job, asked, end.signal));
    return job;
  }

  private async run(job: Job, asked: NewJob, signal: AbortSignal): Promise<void> {
    if (signal.aborted) {
      job.state = 'stopped';
      return;
    }
    job.state = 'running';
    this.engine ??= this.start();
    const { game, options, seconds } = asked;
    const question =
      asked.kind === 'solve'
        ? { ask: 'solve', question: asked.question }
        : { ask: 'analyse', position: asked.position };
    try {
      job.answer = (await this.engine.ask(
        { ...question, game, options, milliseconds: seconds * 1000 },
        {
          signal,
          tell: (event) => {
            if (event.event === 'progress') job.progress = event;
          },
        },
      )) as Record<string, unknown>;
      job.state = job.answer['stopped'] ? 'stopped' : 'done';
    } catch (error) {
      job.state = signal.aborted ? 'stopped' : 'failed';
      if (!signal.aborted) {
        job.error =
          error instanceof EngineDied || error instanceof Refusal ? error.message : String(error);
      }
    }
  }
}

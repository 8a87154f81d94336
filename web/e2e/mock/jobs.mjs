// SPDX-License-Identifier: MIT
// The mock's jobs: two seconds of made-up progress, then the program's answer.

export const jobs = new Map();

export function newJob({ kind, game, options, question, seconds }, solve) {
  const job = {
    id: `j${jobs.size + 1}`,
    state: 'running',
    kind,
    game,
    options,
    question,
    seconds,
    progress: { phase: 'search', done: 0, total: 8, unit: 'steps', seconds: 0, rate: 4 },
    answer: null,
    error: null,
  };
  jobs.set(job.id, job);
  const timer = setInterval(() => {
    if (job.state !== 'running') return clearInterval(timer);
    job.progress = {
      ...job.progress,
      done: job.progress.done + 1,
      seconds: job.progress.seconds + 0.25,
    };
    if (job.progress.done < 8) return;
    clearInterval(timer);
    try {
      job.answer = JSON.parse(
        solve(game, options, '--question', question, '--time', `${seconds}s`),
      );
      job.state = 'done';
    } catch (error) {
      job.error = error.message;
      job.state = 'failed';
    }
  }, 250);
  return job;
}

export function events(id, response) {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  const timer = setInterval(() => {
    const job = jobs.get(id);
    response.write(`event: job\ndata: ${JSON.stringify(job)}\n\n`);
    if (job.state !== 'running') {
      clearInterval(timer);
      response.end();
    }
  }, 200);
}

// SPDX-License-Identifier: MIT
// What else can be asked about the whole board: the questions that the catalogue lists for the game. Each is a
// job, which may take its time and can be stopped.
import { useEffect, useState } from 'preact/hooks';
import { api, saidOf } from '../api/client';
import { ended, followJob } from '../api/job_events';
import type { AskedQuestion, Job, Options } from '../api/types';
import type { Naming } from '../model/players';
import { questionAnswer, questionsOf } from '../model/question_words';
import { noAnswerText } from '../model/stopped';

const kSeconds = 60;

interface Props {
  game: string;
  options: Options;
  questions: readonly AskedQuestion[];
  players: number;
  naming: Naming;
}

export function BoardQuestions({ game, options, questions, players, naming }: Props) {
  const asked = questionsOf(questions, options, players);
  if (asked.length === 0) return null;
  return (
    <div class="board-questions" role="group" aria-label="Questions about this board">
      {asked.map((question) => (
        <BoardQuestion key={question.question} {...{ game, options, question, naming }} />
      ))}
    </div>
  );
}

function BoardQuestion({
  game,
  options,
  question,
  naming,
}: Pick<Props, 'game' | 'options' | 'naming'> & { question: AskedQuestion }) {
  const [job, setJob] = useState<Job | null>(null);
  const [error, setError] = useState('');
  const id = job?.id;
  const going = job !== null && !ended(job);
  useEffect(() => (id && going ? followJob(id, setJob) : undefined), [id, going]);
  const said = (e: unknown) => setError(saidOf(e));
  const ask = () => {
    setError('');
    setJob(null);
    const seconds = kSeconds;
    api
      .newJob({ kind: 'solve', game, options, question: question.question, seconds })
      .then(setJob, said);
  };
  return (
    <div class="board-question" data-question={question.question}>
      <button disabled={going} onClick={ask}>
        {question.asks}
      </button>{' '}
      {going && (
        <button class="quiet" onClick={() => void api.stopJob(job.id).then(setJob, said)}>
          Stop
        </button>
      )}
      <p role="status">{job && answerWords(job, question, naming)}</p>
      {(error || job?.error) && (
        <p class="error" role="alert">
          {error || job?.error}
        </p>
      )}
    </div>
  );
}

function answerWords(job: Job, { counts }: AskedQuestion, naming: Naming): string {
  if (!ended(job)) return job.state === 'queued' ? 'Waiting for its turn …' : 'Looking …';
  if (job.state === 'failed') return '';
  const words = job.answer && questionAnswer(job.answer, counts, naming);
  return words ?? noAnswerText(job.answer?.['stopped'], job.state === 'stopped');
}

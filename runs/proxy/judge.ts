import { Worker } from 'node:worker_threads';
import type { PassedExchange } from '../../engine/wire/traffic/tap.ts';
import type { AllSeen, JudgedPassage, WorkerAnswer, WorkerData, WorkerQuestion } from './messages.ts';

/** The most exchanges that wait to be judged; further ones are not judged. */
const MAX_WAITING = 2_000;

/** Judges in its own thread, so that traffic never waits for it, and still passes when it breaks. */
export function createJudge(file: URL, data: WorkerData, onJudged: (judged: JudgedPassage) => void, onTrouble: (message: string) => void) {
  const worker = new Worker(file, { workerData: data });
  const exited = new Promise((resolve) => worker.on('exit', resolve));
  let all: AllSeen = { sightings: [], forgotten: 0 };
  let waiting = 0;
  let missed = 0;
  let isBroken = false;

  worker.on('message', (answer: WorkerAnswer) => {
    if ('sightings' in answer) {
      all = answer;
      void worker.terminate();
      return;
    }
    waiting -= 1;
    if ('broken' in answer) {
      missed += 1;
      onTrouble(`an exchange was not judged, because of an error in Assay: ${answer.broken}`);
    } else if (answer.judged) onJudged(answer.judged);
  });
  worker.on('error', (error) => {
    isBroken = true;
    missed += waiting;
    onTrouble(`judging stopped, because of an error in Assay: ${(error as Error).message}; traffic still passes, but is no longer judged`);
  });

  return {
    hears(passed: PassedExchange): void {
      if (isBroken || waiting >= MAX_WAITING) {
        missed += 1;
        return;
      }
      waiting += 1;
      worker.postMessage({ passed } satisfies WorkerQuestion);
    },
    async ends(): Promise<AllSeen & { missed: number }> {
      worker.postMessage({ end: true } satisfies WorkerQuestion);
      await exited;
      return { ...all, missed };
    },
  };
}

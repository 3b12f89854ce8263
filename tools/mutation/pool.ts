import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Build, Task } from './task.ts';

/** What a worker answered, or how it ended without an answer. */
export type Answer<T> = { value: T } | { ended: 'timeout' | 'crash'; reason: string };

/** Does tasks in parallel; a worker that does not answer in time, or that dies, is replaced. */
export async function inParallel<T, A>(
  workers: number,
  build: Build,
  tasks: Iterable<{ task: Task; limitMs: number; of: T }>,
  done: (of: T, answer: Answer<A>) => void,
): Promise<void> {
  const left = tasks[Symbol.iterator]();
  await Promise.all(Array.from({ length: workers }, () => workOff(workers, build, left, done)));
}

async function workOff<T, A>(
  workers: number,
  build: Build,
  left: Iterator<{ task: Task; limitMs: number; of: T }>,
  done: (of: T, answer: Answer<A>) => void,
): Promise<void> {
  let worker = await start(build);
  for (let next = left.next(); !next.done; next = left.next()) {
    const { task, limitMs, of } = next.value;
    const answer = await ask<A>(worker, task, clock(workers, limitMs));
    done(of, answer);
    if ('value' in answer) continue;
    await worker.terminate();
    worker = await start(build);
  }
  await worker.terminate();
}

async function start(build: Build): Promise<Worker> {
  const worker = new Worker(new URL('worker.js', import.meta.url), { workerData: build, stdout: true, stderr: true });
  worker.setMaxListeners(0);
  await once(worker, 'message');
  return worker;
}

/** Tells the time that a worker had for itself, so that nothing is late on a busy machine; what waits for nothing ends all the same. */
function clock(workers: number, limitMs: number): () => boolean {
  const [start, used] = [performance.now(), process.cpuUsage()];
  return () => {
    const { user, system } = process.cpuUsage(used);
    return (user + system) / 1000 > workers * limitMs || performance.now() - start > 10 * limitMs;
  };
}

function ask<A>(worker: Worker, task: Task, isLate: () => boolean): Promise<Answer<A>> {
  return new Promise((resolve) => {
    const settle = (answer: Answer<A>) => {
      clearInterval(timer);
      worker.off('message', answered).off('error', failed);
      resolve(answer);
    };
    const answered = (value: A) => settle({ value });
    const failed = (error: Error) => settle({ ended: 'crash', reason: error.message });
    const timer = setInterval(() => isLate() && settle({ ended: 'timeout', reason: 'it comes to no end' }), 100);
    worker.on('message', answered).on('error', failed);
    worker.postMessage(task);
  });
}

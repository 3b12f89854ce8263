import { Worker } from 'node:worker_threads';
import type { Build, Task } from './task.ts';

/** What a worker answered, or how it ended without an answer. */
export type Answer<T> = { value: T } | { ended: 'timeout' | 'crash'; reason: string };

/** Does tasks in parallel; a worker that does not answer in time, or that dies, is replaced. */
export async function inParallel<T, A>(
  workers: number,
  build: Build,
  tasks: { task: Task; limitMs: number; of: T }[],
  done: (of: T, answer: Answer<A>) => void,
): Promise<void> {
  const left = tasks[Symbol.iterator]();
  await Promise.all(Array.from({ length: workers }, () => workOff(build, left, done)));
}

async function workOff<T, A>(
  build: Build,
  left: Iterator<{ task: Task; limitMs: number; of: T }>,
  done: (of: T, answer: Answer<A>) => void,
): Promise<void> {
  let worker = start(build);
  for (let next = left.next(); !next.done; next = left.next()) {
    const { task, limitMs, of } = next.value;
    const answer = await ask<A>(worker, task, limitMs);
    done(of, answer);
    if ('value' in answer) continue;
    await worker.terminate();
    worker = start(build);
  }
  await worker.terminate();
}

function start(build: Build): Worker {
  const worker = new Worker(new URL('worker.js', import.meta.url), { workerData: build, stdout: true, stderr: true });
  worker.setMaxListeners(0);
  return worker;
}

function ask<A>(worker: Worker, task: Task, limitMs: number): Promise<Answer<A>> {
  return new Promise((resolve) => {
    const settle = (answer: Answer<A>) => {
      clearTimeout(timer);
      worker.off('message', answered).off('error', failed);
      resolve(answer);
    };
    const answered = (value: A) => settle({ value });
    const failed = (error: Error) => settle({ ended: 'crash', reason: error.message });
    const timer = setTimeout(() => settle({ ended: 'timeout', reason: `no end after ${limitMs} ms` }), limitMs);
    worker.on('message', answered).on('error', failed);
    worker.postMessage(task);
  });
}

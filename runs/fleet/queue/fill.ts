import { setTimeout as sleep } from 'node:timers/promises';
import type { Job } from 'bullmq';
import { unusable } from '../../../engine/judging/overview.ts';
import type { OverviewTarget } from '../../../specs/generated/schemas.ts';
import { type Io, untilAborted } from '../../run.ts';
import type { FleetArguments } from '../targets.ts';
import { newRun, readRun, recentRun, refuseOther, removeRun, writeRun } from './run-file.ts';
import { connectServer, jobsIn, pending, type QueuedTarget, type TargetQueue } from './server.ts';

const POLL_MS = 500;
/** Results that are read at once. */
const BATCH = 200;
/** How often it is said that nobody works. */
const IDLE_MS = 30_000;

/** Gives the targets to workers, in this order, and keeps what they found. A run that is stopped can be resumed. */
export async function judgeByWorkers(names: readonly string[], args: FleetArguments, io: Io, keep: (judged: OverviewTarget) => void) {
  const stop = io.interruption();
  const server = await connectServer(args.queue ?? '', io);
  try {
    const last = readRun(args.out, io);
    const before = args.resume ? recentRun(args, io) : undefined;
    if (before) refuseOther(before, args, io);
    else if (last) await server.queue(last.run).obliterate({ force: true });
    const run = before ?? newRun(args, io);
    const queue = server.queue(run.run);
    const waiting = new Set(names);
    await add(queue, waiting);
    writeRun(run, args.out, io);
    await collected(queue, waiting, args, io, keep, stop);
    // Workers end when nothing waits.
    if (stop.aborted) return await queue.drain(true);
    await queue.obliterate({ force: true });
    removeRun(args.out, io);
  } catch (error) {
    throw server.asLost(error);
  } finally {
    server.close();
  }
}

const idOf = (target: string): string => `target-${target}`;

/** What is in the queue already is not added again. */
const add = (queue: TargetQueue, names: Iterable<string>) =>
  queue.addBulk([...names].map((target) => ({ name: 'judge', data: { target }, opts: { jobId: idOf(target) } })));

async function collected(
  queue: TargetQueue,
  waiting: Set<string>,
  { quiet, worker: _, ...args }: FleetArguments,
  io: Io,
  keep: (judged: OverviewTarget) => void,
  stop: AbortSignal,
): Promise<void> {
  let toldAt = Date.now() - IDLE_MS + 5_000;
  while (waiting.size > 0 && !stop.aborted) {
    const ended = (await queue.getJobs(['completed', 'failed'], 0, BATCH - 1, true)).filter((job) => job !== undefined);
    for (const job of ended) {
      const { target } = job.data;
      // Kept on disk first: if this command is killed now, the job is found again.
      if (waiting.delete(target)) keep(resultOf(job));
      await job.remove();
    }
    // A server without persistence that was started again has lost the targets.
    if ((await jobsIn(queue, ...pending, 'completed', 'failed')) === 0) await add(queue, waiting);
    if (!quiet && Date.now() - toldAt > IDLE_MS && (await queue.getWorkersCount()) === 0) {
      toldAt = Date.now();
      io.err(`No worker is connected. Start one or more: assay fleet ${args.targets} --queue ${args.queue} --worker --out ${args.out}`);
    }
    if (waiting.size > 0) await Promise.race([sleep(POLL_MS), untilAborted(stop)]);
  }
}

function resultOf({ data: { target }, returnvalue, failedReason }: Job<QueuedTarget, unknown, string>): OverviewTarget {
  if (failedReason === undefined) return returnvalue as OverviewTarget;
  const isLost = failedReason.startsWith('job stalled');
  return unusable(target, isLost ? 'every worker that judged it was lost' : 'a worker failed while it judged it; its output says why', 3);
}

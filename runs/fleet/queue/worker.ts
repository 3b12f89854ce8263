import { setTimeout as sleep } from 'node:timers/promises';
import type { Job } from 'bullmq';
import { unusable } from '../../../engine/judging/overview.ts';
import { standingOf } from '../../../engine/judging/standing.ts';
import type { OverviewTarget } from '../../../specs/generated/schemas.ts';
import { cleaningSeconds } from '../../plays/run-plays.ts';
import { type Io, printable, signalStatus, UsageError } from '../../run.ts';
import { judgeAll, preparedEntry } from '../judge.ts';
import { type FleetArguments, preparedTarget, readTargets } from '../targets.ts';
import { takeHostSlot } from './host-slot.ts';
import { type QueuedRun, readRun, recentRun, refuseOther } from './run-file.ts';
import { connectServer, jobsIn, pending, type QueuedTarget, type QueueServer, queueName, type TargetQueue } from './server.ts';

const POLL_MS = 500;
/** A worker may be started before the run. */
const WAIT_MS = 10 * 60_000;
/** How long an empty queue is watched when the command that filled it is gone. */
const IDLE_MS = 30_000;
/** A target that ends every worker is given up. */
const MAX_LOST = 3;
/** When a busy host, or a target whose last worker still cleans up, is tried again. */
const AGAIN_MS = 1_000;

/** Judges targets of a queue, one at a time, until the run is over. */
export async function workOnQueue(file: string, args: FleetArguments, io: Io): Promise<number> {
  const stop = io.interruption();
  const server = await connectServer(args.queue ?? '', io);
  try {
    // A run that died is replaced by a new one, which this worker goes on with.
    for (let run = await awaitedRun(args, io, stop); run; run = recentRun(args, io)) {
      refuseOther(run, args, io);
      await work(run, file, args, server, io, stop);
      if (stop.aborted || recentRun(args, io)?.run === run.run) break;
    }
    return stop.aborted ? signalStatus(stop.reason) : 0;
  } catch (error) {
    throw server.asLost(error);
  } finally {
    server.close();
  }
}

async function awaitedRun(args: FleetArguments, io: Io, stop: AbortSignal): Promise<QueuedRun | undefined> {
  const { out, quiet } = args;
  const endsAt = Date.now() + WAIT_MS;
  for (let isTold = quiet; Date.now() < endsAt && !stop.aborted; isTold = true) {
    const run = recentRun(args, io);
    if (run) return run;
    if (!isTold) io.err(printable(`Waiting for a run in ${out}.`));
    await sleep(POLL_MS);
  }
  if (stop.aborted) return undefined;
  throw new UsageError(
    `${out}: no run began in this folder within ${WAIT_MS / 60_000} minutes; start assay fleet --queue with the same --out, in a folder that all workers share`,
  );
}

async function work(run: QueuedRun, file: string, args: FleetArguments, server: QueueServer, io: Io, stop: AbortSignal): Promise<void> {
  const { Worker, WaitingError, DelayedError } = server.bullmq;
  const listed = new Map(readTargets(file, io).map((target) => [target.name, target]));
  const lockMs = args['stalled-after'] * 1000;
  const queue = server.queue(run.run);

  async function judge(job: Job<QueuedTarget, OverviewTarget>, token: string, lost: AbortSignal): Promise<OverviewTarget> {
    const later = async (): Promise<never> => {
      await job.moveToDelayed(Date.now() + AGAIN_MS, token);
      throw new DelayedError();
    };
    const name = job.data.target;
    const target = listed.get(name);
    const seconds = run.endsAt === undefined ? undefined : (run.endsAt - Date.now()) / 1000;
    if (seconds !== undefined && seconds <= cleaningSeconds) return unusable(name, 'the run was stopped before its turn', 3);
    if (!target) return unusable(name, 'it is not in the list of targets of the worker that took it', 2);
    const settings = { ...args, workers: 1, deadline: seconds };
    const ends = AbortSignal.any([stop, lost]);
    const itsIo: Io = { ...io, interruption: () => ends };
    const entry = await preparedEntry(name, () => preparedTarget(target, settings, itsIo));
    if ('problem' in entry) return unusable(name, entry.problem, 2);
    if (entry.isBusy()) return later();
    const host = 'run' in entry.prepared ? entry.prepared.run.host : undefined;
    const release =
      host === undefined ? async () => {} : await takeHostSlot(server, run.run, host, { perHost: args['per-host'], ms: lockMs });
    if (!release) return later();
    try {
      await entry.reapLost();
      const kept: OverviewTarget[] = [];
      await judgeAll(
        [entry],
        settings,
        itsIo,
        (judged) => kept.push(judged),
        async () => (await job.extendLock(token, lockMs)) === 1,
      );
      const [judged] = kept;
      if (judged && !args.quiet) io.err(printable(`${name}: ${standingOf(judged)}`));
      if (judged) return judged;
    } catch (error) {
      if (error instanceof UsageError) return unusable(name, error.message, 2);
      throw error;
    } finally {
      await release();
    }
    // Interrupted, or another worker has it: whoever takes it next begins again.
    if (!lost.aborted) await job.moveToWait(token);
    throw new WaitingError();
  }

  const worker = new Worker<QueuedTarget, OverviewTarget>(
    queueName(run.run),
    // BullMQ makes a signal only for a function of three parameters.
    async (job, token, lost) => {
      try {
        return await judge(job, token ?? '', lost as AbortSignal);
      } catch (error) {
        if (error instanceof WaitingError || error instanceof DelayedError) throw error;
        // The message may quote anything, and goes to the server.
        io.err(printable(`${job.data.target}: ${(error as Error).stack}`, { keep: 'lines' }));
        throw new Error('a worker failed');
      }
    },
    { connection: server.client, lockDuration: lockMs, stalledInterval: lockMs / 2, maxStalledCount: MAX_LOST - 1, drainDelay: 1 },
  );
  worker.on('lockRenewalFailed', (ids) => {
    for (const id of ids) worker.cancelJob(id, 'lost');
  });
  // A lost connection is told by the client, a lost target by the line below.
  worker.on('error', () => {});
  worker.on('stalled', (id) => {
    if (!args.quiet) io.err(printable(`${id.replace(/^target-/, '')}: its worker was lost; it is taken over.`));
  });
  await untilOver(run, queue, args, server, io, stop);
  await worker.close();
  // A look for lost targets, after the collector had deleted the queue, has written its settings again, for ever.
  const isOver = server.client.status !== 'end' && readRun(args.out, io)?.run !== run.run;
  if (isOver && (await jobsIn(queue, ...pending, 'completed', 'failed')) === 0) await server.client.del(queue.toKey('meta'));
}

/** Until the run has left the folder, or nothing has been in the queue for a while, or the connection is gone for good. */
async function untilOver(
  { run }: QueuedRun,
  queue: TargetQueue,
  { out }: FleetArguments,
  { client }: QueueServer,
  io: Io,
  stop: AbortSignal,
): Promise<void> {
  let emptySince: number | undefined;
  while (!stop.aborted && client.status !== 'end' && readRun(out, io)?.run === run) {
    emptySince = (await jobsIn(queue, ...pending)) === 0 ? (emptySince ?? Date.now()) : undefined;
    if (emptySince !== undefined && Date.now() - emptySince > IDLE_MS) return;
    await sleep(POLL_MS);
  }
}

import { existsSync, unlinkSync } from 'node:fs';
import { UsageError } from '../../engine/documents/usage-error.ts';
import { type OpenLedger, openLedger } from '../../engine/ledger/open.ts';
import type { RunSettings } from '../../engine/recording/run.ts';
import type { Collected } from '../../reporters/collector.ts';
import type { Io } from '../io.ts';
import type { Candidate, Performance } from './candidate.ts';
import { cleanUp } from './clean-up.ts';
import { play } from './play.ts';

/** Seconds kept back from a deadline for cleaning up. */
export const cleaningSeconds = 10;

interface Settings {
  /** Seconds for everything. */
  deadline?: number | undefined;
  isQuiet: boolean;
  /** A person looks at the plays and starts them, until they interrupt. */
  isShown?: boolean;
  /** Targets at the same time. */
  workers: number;
  /** Of one host, so many of them. */
  perHost?: number;
}

/** Has the plays acted with each target, then takes back what they made, whatever happened to them. */
export async function perform(
  candidates: readonly Candidate[],
  { deadline, ...settings }: Settings,
  io: Io,
  interrupted: AbortSignal,
): Promise<Performance[]> {
  const ledgers = candidates.map(({ run, file }) => openLedger(run.ledger, { run: run.run, target: file }));
  const late = new AbortController();
  const timer =
    deadline === undefined ? undefined : setTimeout(() => late.abort('deadline'), Math.max(1, deadline - cleaningSeconds) * 1000);
  const stop = AbortSignal.any([interrupted, late.signal]);
  const [outcome] = await Promise.allSettled([play({ ...settings, runs: candidates.map(({ run }) => run) }, io, stop)]);
  // A timer that is left keeps the command alive until the deadline.
  clearTimeout(timer);
  if (stop.aborted && !settings.isQuiet) io.err('Stopped; cleaning up …');
  const collected = outcome.status === 'fulfilled' ? outcome.value : [];
  const nothing: Collected = { recordings: [], errors: [] };
  const performances = await Promise.all(
    candidates.map(async ({ run, file, undoer }, index) => {
      const ledger = ledgers[index] as (typeof ledgers)[number];
      const path = { folder: run.ledger, run: run.run, file: ledger.path, target: file };
      const { resources, entries } = await cleanUp(path, undoer, timeToCleanUp(run));
      const isClean = resources.left.length === 0 && resources.unknown.length === 0;
      close(ledger, isClean);
      const isComplete = settings.isShown === true || !stop.aborted;
      return { collected: collected[index] ?? nothing, resources, ledger: entries, isComplete };
    }),
  );
  if (outcome.status === 'rejected') throw outcome.reason;
  return performances;
}

/** A ledger with nothing open in it is needed no more. */
function close(ledger: OpenLedger, isClean: boolean): void {
  try {
    if (!isClean) ledger.end();
  } catch (error) {
    // On a full disk it stays as that of a run that broke off, which is read all the same.
    if (!(error instanceof UsageError)) throw error;
  }
  ledger.close();
  if (isClean && existsSync(ledger.path)) unlinkSync(ledger.path);
}

/** Milliseconds: a driver is as slow in the end as it may be before. */
const timeToCleanUp = (run: RunSettings): number => Math.max(20_000, run.timeout * 2, run.kind === 'platform' ? run.driverTimeout : 0);

import { existsSync, rmSync } from 'node:fs';
import { openLedger } from '../../engine/ledger/open.ts';
import type { RunSettings } from '../../engine/run.ts';
import type { Collected } from '../../reporters/collector.ts';
import type { Io } from '../command.ts';
import type { Candidate, Performance } from './candidate.ts';
import { cleanUp } from './clean-up.ts';
import { play } from './play.ts';

/** Seconds kept back from a deadline for cleaning up. */
const cleaning = 10;

interface Settings {
  /** Seconds for everything. */
  deadline?: number | undefined;
  isQuiet: boolean;
  /** A person looks at the plays and starts them, until they interrupt. */
  isShown?: boolean;
  /** Targets at the same time. */
  workers: number;
}

/** Has the plays acted with each target, then takes back what they made, whatever happened to them. */
export async function perform(
  candidates: readonly Candidate[],
  { deadline, isQuiet, isShown = false, workers }: Settings,
  io: Io,
  interrupted: AbortSignal,
): Promise<Performance[]> {
  const ledgers = candidates.map(({ run, file }) => openLedger(run.ledger, { run: run.run, target: file }));
  const late = new AbortController();
  const timer = deadline === undefined ? undefined : setTimeout(() => late.abort('deadline'), Math.max(1, deadline - cleaning) * 1000);
  const stop = AbortSignal.any([interrupted, late.signal]);
  const collected = await play({ isQuiet, isShown, workers, runs: candidates.map(({ run }) => run) }, io, stop);
  clearTimeout(timer);
  if (stop.aborted && !isQuiet) io.err('Stopped; cleaning up …');
  const nothing: Collected = { recordings: [], errors: [] };
  return Promise.all(
    candidates.map(async ({ run, file, undoer }, index) => {
      const ledger = ledgers[index] as (typeof ledgers)[number];
      const path = { folder: run.ledger, run: run.run, file: ledger.path, target: file };
      const resources = await cleanUp(path, undoer, timeToCleanUp(run));
      ledger.end();
      ledger.close();
      if (resources.left.length === 0 && resources.unknown.length === 0 && existsSync(ledger.path)) rmSync(ledger.path);
      return { collected: collected[index] ?? nothing, resources, isComplete: isShown || !stop.aborted };
    }),
  );
}

/** Milliseconds: a driver is as slow in the end as it may be before. */
const timeToCleanUp = (run: RunSettings): number => Math.max(20_000, run.timeout * 2, run.kind === 'platform' ? run.driverTimeout : 0);

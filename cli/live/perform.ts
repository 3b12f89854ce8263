import { existsSync, rmSync } from 'node:fs';

import type { Counts } from '../../engine/ledger/counts.ts';
import { openLedger } from '../../engine/ledger/open.ts';
import type { Manifest } from '../../engine/rule.ts';
import { clientOptions, type RunSettings } from '../../engine/run.ts';
import type { Collected } from '../../reporters/collector.ts';
import type { Io } from '../command.ts';
import { cleanUp } from './clean-up.ts';
import { type Choice, play } from './play.ts';

/** Seconds kept back from a deadline for cleaning up. */
const cleaning = 10;

interface Performance {
  collected: Collected;
  resources: Counts;
  /** Neither interrupted nor out of time. */
  isComplete: boolean;
}

/** Has the plays acted, then takes back what they made, whatever happened to them. */
export async function perform(
  run: RunSettings,
  manifest: Manifest,
  choice: Choice,
  deadline: number | undefined,
  io: Io,
  interrupted: AbortSignal,
): Promise<Performance> {
  const ledger = openLedger(run.ledger, { run: run.run, target: run.manifest });
  const late = new AbortController();
  const timer = deadline === undefined ? undefined : setTimeout(() => late.abort('deadline'), Math.max(1, deadline - cleaning) * 1000);
  const stop = AbortSignal.any([interrupted, late.signal]);
  const collected = await play(run, choice, io, stop);
  clearTimeout(timer);
  if (stop.aborted && !run.isQuiet) io.err('Stopped; cleaning up …');
  const resources = await cleanUp(
    { folder: run.ledger, run: run.run, file: ledger.path, target: run.manifest },
    { id: manifest.id, password: manifest.api.password },
    clientOptions(run, io.env),
    Math.max(20_000, run.timeout * 2),
  );
  ledger.end();
  ledger.close();
  if (resources.left.length === 0 && resources.unknown.length === 0 && existsSync(ledger.path)) rmSync(ledger.path);
  return { collected, resources, isComplete: !stop.aborted };
}

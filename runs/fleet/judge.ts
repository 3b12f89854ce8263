import { join } from 'node:path';
import { UsageError } from '../../engine/documents/usage-error.ts';
import { type Baseline, concluded, exitStatusOf } from '../../engine/judging/baseline.ts';
import { type OverviewTarget, overviewLine, unusable } from '../../engine/judging/overview.ts';
import type { Report } from '../../engine/judging/report.ts';
import type { NamedSecret } from '../../engine/redaction/scan.ts';
import { json } from '../../reporters/json.ts';
import type { JudgingArguments, LiveArguments } from '../arguments.ts';
import { createPublisher } from '../delivery/publish.ts';
import { fileReporters, reporterNames } from '../delivery/reporters.ts';
import type { Io } from '../io.ts';
import type { Candidate, Performance } from '../live/candidate.ts';
import { agree } from '../live/conduct.ts';
import { tellErrors } from '../live/errors.ts';
import { cleaningSeconds, perform } from '../live/run-plays.ts';
import { waves } from './shard.ts';

export interface FleetArguments extends LiveArguments, Omit<JudgingArguments, 'baseline'> {
  workers: number;
  'per-host': number;
  shard?: string | undefined;
  resume?: boolean | undefined;
  'only-targets'?: string[] | undefined;
  recordings?: string | undefined;
  before?: string | undefined;
  'driver-timeout': number;
}

interface Unplayable {
  secrets: NamedSecret[];
  report(): Promise<Report>;
}

/** A target of the file: what can be played with it, or why nothing can. */
export type FleetEntry = ({ name: string } & Prepared) | { name: string; problem: string };

interface Prepared {
  prepared: Candidate | Unplayable;
  baseline: Baseline | undefined;
}

/** Judges every target, each with a report of its own; one that is broken stands in nobody's way. */
export async function judgeAll(
  entries: readonly FleetEntry[],
  args: FleetArguments,
  io: Io,
  stop: AbortSignal,
  keep: (judged: OverviewTarget) => void,
): Promise<void> {
  const playable = entries.flatMap((entry) =>
    'prepared' in entry && 'run' in entry.prepared ? [{ ...entry, candidate: { ...entry.prepared, name: entry.name } }] : [],
  );
  const production = playable.find(({ candidate }) => candidate.isProduction)?.candidate;
  await agree(production !== undefined && !args.yes, io, production?.address.url ?? '');
  const started = performance.now();
  const settings = { isQuiet: args.quiet, workers: args.workers, perHost: args['per-host'] };
  let isFirst = true;
  for (const wave of waves(playable, ({ candidate }) => candidate.run.host)) {
    const deadline = args.deadline === undefined ? undefined : args.deadline - (performance.now() - started) / 1000;
    const isOver = !isFirst && deadline !== undefined && deadline <= cleaningSeconds;
    if (stop.aborted || isOver) break;
    isFirst = false;
    const candidates = wave.map(({ candidate }) => candidate);
    await perform(candidates, { ...settings, deadline }, io, stop, async (performance, index) => {
      const { name, ...own } = wave[index] as (typeof wave)[number];
      if (performance.isComplete || !stop.aborted) keep(await judged(name, own, performance, args, io));
    });
  }
  for (const entry of entries) {
    if ('problem' in entry) keep(unusable(entry.name, entry.problem, 2));
    else if (!('run' in entry.prepared))
      keep(await published(entry.name, concluded(await entry.prepared.report(), entry.baseline), entry.prepared.secrets, args, io));
  }
}

/** A mistake of the user that only showed while playing is told of this target alone. */
async function judged(
  name: string,
  { candidate, baseline }: { candidate: Candidate; baseline: Baseline | undefined },
  performance: Performance,
  args: FleetArguments,
  io: Io,
): Promise<OverviewTarget> {
  try {
    tellErrors(performance.collected, io);
  } catch (error) {
    if (error instanceof UsageError) return unusable(name, error.message, 2);
    throw error;
  }
  return published(name, concluded(await candidate.report(performance), baseline), candidate.secrets, args, io);
}

async function published(name: string, report: Report, secrets: readonly NamedSecret[], { out, reporter, strict }: FleetArguments, io: Io) {
  const publisher = createPublisher(report, secrets, join(out, name), io);
  publisher.write('report.json', json);
  const names = reporterNames(reporter);
  for (const one of names) {
    const maker = fileReporters[one];
    if (maker) publisher.write(maker.file, await maker.load());
  }
  return overviewLine(name, publisher.hasWithheld() ? 3 : exitStatusOf(report, { strict }), names.includes('html'), report);
}

/** A target that cannot be used is told, and is no reason to leave the others alone. */
export async function tried(name: string, prepare: () => Promise<Prepared>): Promise<FleetEntry> {
  try {
    return { name, ...(await prepare()) };
  } catch (error) {
    if (error instanceof UsageError) return { name, problem: error.message };
    throw error;
  }
}

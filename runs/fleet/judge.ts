import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { UsageError } from '../../engine/documents/usage-error.ts';
import { type Baseline, concluded, exitStatusOf } from '../../engine/judging/baseline.ts';
import type { Expiry } from '../../engine/judging/expiry.ts';
import { type OverviewTarget, overviewLine, unusable } from '../../engine/judging/overview.ts';
import type { Report } from '../../engine/judging/report.ts';
import { json } from '../../reporters/json.ts';
import type { Arguments, JudgingArguments, LiveArguments } from '../arguments.ts';
import { driving, expiresWithin, flag, judging, live, option, usually } from '../arguments.ts';
import { createPublisher, fileReporters, reporterNames } from '../delivery/publish.ts';
import type { Io } from '../io.ts';
import type { Candidate, Performance } from '../live/candidate.ts';
import { agree } from '../live/conduct.ts';
import { tellErrors } from '../live/errors.ts';
import { cleaningSeconds, perform } from '../live/run-plays.ts';
import type { Unusable } from '../provider/prepare.ts';
import { waves } from './shard.ts';

const { baseline: _baseline, before: _before, ...judgingMany } = judging;

const ofFleet = {
  workers: usually(Math.max(2, availableParallelism()), option.number('targets at the same time')),
  'per-host': usually(1, option.number('targets of one host at the same time')),
  shard: option.text('a part of the targets: 1/4 is the first of four; assay merge joins them'),
  resume: flag('go on after a run that was killed: what is finished is not run again'),
  'only-targets': option.texts('only targets with this tag or name (repeatable)'),
  recordings: option.text('judge the reports below this folder again, by --edition; contacts nobody'),
  before: option.text('the overview.json to compare with (that of the run before, in --out)'),
  'expires-within': expiresWithin,
  'driver-timeout': driving['driver-timeout'],
};

export const fleetOptions = { ...ofFleet, ...live, ...judgingMany };

export interface FleetArguments extends LiveArguments, Omit<JudgingArguments, 'baseline'>, Arguments<typeof ofFleet> {}

/** A target that can be judged; its certificate is one of an earlier run. */
interface Prepared {
  prepared: Candidate | Unusable;
  baseline: Baseline | undefined;
  certificate: Expiry | undefined;
}

type Judgeable = { name: string } & Prepared;

export type FleetEntry = Judgeable | { name: string; problem: string };

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
    await perform(candidates, { ...settings, deadline }, io, stop, async (performance, played) => {
      const entry = wave.find(({ candidate }) => candidate === played);
      if (entry && (performance.isComplete || !stop.aborted)) keep(await judged(entry, played, performance, args, io));
    });
  }
  for (const entry of entries) {
    if ('problem' in entry) keep(unusable(entry.name, entry.problem, 2));
    else if (!('run' in entry.prepared)) keep(await published(entry, await entry.prepared.report(), args, io));
  }
}

/** A mistake of the user that only showed while playing is told of this target alone. */
async function judged(entry: Judgeable, candidate: Candidate, performance: Performance, args: FleetArguments, io: Io) {
  const { name } = entry;
  try {
    tellErrors(performance.collected, { ...io, err: (line) => io.err(`${name}: ${line}`) });
  } catch (error) {
    if (error instanceof UsageError) return unusable(name, error.message, 2);
    throw error;
  }
  return published(entry, await candidate.report(performance), args, io);
}

async function published(entry: Judgeable, bare: Report, { out, reporter, strict }: FleetArguments, io: Io): Promise<OverviewTarget> {
  const { name, prepared, baseline, certificate } = entry;
  const report = concluded(bare, baseline);
  const publisher = createPublisher(report, prepared.secrets, join(out, name), io);
  publisher.write('report.json', json);
  const names = reporterNames(reporter);
  for (const one of names) {
    const maker = fileReporters[one];
    if (maker) publisher.write(maker.file, await maker.load());
  }
  const status = publisher.hasWithheld() ? 3 : exitStatusOf(report, { strict });
  return overviewLine(name, status, names.includes('html'), report, certificate);
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

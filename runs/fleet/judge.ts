import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { concluded, exitStatusOf } from '../../engine/judging/baseline.ts';
import { overviewLine, unusable } from '../../engine/judging/overview.ts';
import { json } from '../../reporters/json.ts';
import type { OverviewTarget, Report } from '../../specs/generated/schemas.ts';
import { copyPages } from '../delivery/pages.ts';
import { createPublisher, fileReporters, reporterNames, writeReports } from '../delivery/publish.ts';
import { printErrors } from '../plays/errors.ts';
import type { PlayResult, PreparedTarget } from '../plays/prepared-target.ts';
import { runPlays } from '../plays/run-plays.ts';
import { agree } from '../plays/run-target.ts';
import { asUsageError, type Io } from '../run.ts';
import type { FleetArguments, preparedTarget } from './targets.ts';

type Prepared = Awaited<ReturnType<typeof preparedTarget>>;
type Judgeable = { name: string } & Prepared;

type FleetEntry = Judgeable | { name: string; problem: string };

/** Judges every target, each with its own report; a broken target does not stop the others. What is no longer ours is not published. */
export async function judgeAll(
  entries: readonly FleetEntry[],
  args: FleetArguments,
  io: Io,
  keep: (judged: OverviewTarget) => void,
  isOurs: () => Promise<boolean> = async () => true,
) {
  const stop = io.interruption();
  const playable = entries.flatMap((entry) =>
    'prepared' in entry && 'run' in entry.prepared ? [{ ...entry.prepared, name: entry.name, entry }] : [],
  );
  const production = playable.find(({ isProduction }) => isProduction);
  await agree(production !== undefined && !args.yes, io, production?.address.url ?? '');
  const workers = args.workers ?? Math.max(2, availableParallelism());
  const settings = { isQuiet: args.quiet, workers, perHost: args['per-host'], deadline: args.deadline };
  await runPlays(playable, settings, io, async (result, prepared) => {
    if ((result.isComplete || !stop.aborted) && (await isOurs())) keep(await judged(prepared.entry, prepared, result, args, io));
  });
  for (const entry of entries) {
    if ('problem' in entry) keep(unusable(entry.name, entry.problem, 2));
    else if (!('run' in entry.prepared)) keep(await published(entry, await entry.prepared.report(), args, io));
  }
}

/** A UsageError that shows only while playing makes this target unusable, and no other. */
async function judged(entry: Judgeable, prepared: PreparedTarget, result: PlayResult, args: FleetArguments, io: Io) {
  const { name } = entry;
  try {
    printErrors(result.collected, { ...io, err: (line) => io.err(`${name}: ${line}`) });
  } catch (error) {
    return unusable(name, asUsageError(error).message, 2);
  }
  return published(entry, await prepared.report(result), args, io);
}

/** A report that cannot be written, on a full volume, makes this target unusable, and no other. */
async function published(entry: Judgeable, bare: Report, args: FleetArguments, io: Io): Promise<OverviewTarget> {
  try {
    return await written(entry, bare, args, io);
  } catch (error) {
    return unusable(entry.name, asUsageError(error).message, 3);
  }
}

async function written(entry: Judgeable, bare: Report, { out, reporter, strict }: FleetArguments, io: Io): Promise<OverviewTarget> {
  const { name, prepared, baseline, certificate } = entry;
  const report = concluded(bare, baseline);
  const publisher = createPublisher(report, prepared.secrets, join(out, name), io);
  publisher.write('report.json', json);
  const names = reporterNames(reporter);
  for (const one of names) await writeReports(one, report, publisher, io);
  if (names.some((one) => fileReporters[one]?.hasPages)) copyPages(report, join(out, name), io);
  const status = publisher.hasWithheld() ? 3 : exitStatusOf(report, { strict });
  return overviewLine(name, status, names.includes('html'), report, certificate);
}

/** Turns a UsageError into a problem of this target, so that the others are still judged. */
export async function preparedEntry(name: string, prepare: () => Promise<Prepared>): Promise<FleetEntry> {
  try {
    return { name, ...(await prepare()) };
  } catch (error) {
    return { name, problem: asUsageError(error).message };
  }
}

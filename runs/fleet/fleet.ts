import { resolve } from 'node:path';
import { makeNamedFolder } from '../../engine/documents/folder.ts';
import { defined } from '../../engine/documents/values.ts';
import { overviewOf } from '../../engine/judging/overview.ts';
import { standingOf } from '../../engine/judging/standing.ts';
import { fold } from '../../reporters/fold.ts';
import type { OverviewTarget } from '../../specs/generated/schemas.ts';
import { reporterNames, usableReporters } from '../delivery/publish.ts';
import { type Io, printable, signalStatus, UsageError } from '../run.ts';
import { chosenEdition } from '../selection/edition.ts';
import { leftOutBy } from '../selection/requirements.ts';
import { blastRadius } from './blast-radius.ts';
import { judgeAll, preparedEntry } from './judge.ts';
import { isLeft, ledgersIn } from './left.ts';
import { deliverOverview, earlierOverview } from './overview.ts';
import { partOf, shardOf, slowestFirst } from './shard.ts';
import { chosenTargets, type FleetArguments, type ListedTarget, preparedTarget, readTargets } from './targets.ts';
import { openUnfinished, ownersOf, unjudgedTarget } from './unfinished.ts';

export async function fleet(args: FleetArguments, io: Io): Promise<number> {
  const { targets, recordings } = args;
  if ((targets === undefined) === (recordings === undefined))
    throw new UsageError('assay: fleet needs <targets>, or --recordings. See assay fleet --help');
  if (targets === undefined) return blastRadius(recordings ?? '', args, io);
  await refuseUnfit(args, io);
  return args.worker ? (await import('./queue/worker.ts')).workOnQueue(targets, args, io) : judgeTargets(targets, args, io);
}

async function refuseUnfit({ queue, worker, shard, workers, reporter, only, skip, ...args }: FleetArguments, io: Io): Promise<void> {
  await usableReporters(reporterNames(reporter), io);
  if (args['allow-env'])
    throw new UsageError('assay: --allow-env would allow a variable to every target; write env: [NAME] below the target that may use it');
  // Refuses a wrong pattern before any target is prepared.
  leftOutBy(only, skip);
  if (worker && queue === undefined) throw new UsageError('assay: --worker needs --queue, the server that hands out the targets');
  if (queue !== undefined && shard !== undefined)
    throw new UsageError('assay: --queue hands out the targets one by one; leave --shard out');
  if (queue !== undefined && workers !== undefined)
    throw new UsageError('assay: with --queue, each worker judges one target at a time; start more workers instead of --workers');
}

async function judgeTargets(file: string, args: FleetArguments, io: Io): Promise<number> {
  const shard = shardOf(args.shard);
  const { name: edition } = chosenEdition(args.edition);
  const listed = readTargets(file, io);
  const targets = chosenTargets(listed, args['only-targets']);
  const before = earlierOverview(args.before, args.out, io);
  const seconds = (timed: readonly OverviewTarget[]) =>
    new Map(timed.flatMap(({ name, seconds: took }) => (took === undefined ? [] : [[name, took] as const])));
  // Only a named file is the same for every shard.
  const own = partOf(targets, shard, seconds(args.before === undefined ? [] : (before?.targets ?? [])));
  const head = { assay: io.version, edition, at: new Date().toISOString(), ...defined({ shard }) };
  const unfinished = openUnfinished(head, own, args, io);
  const remaining = own.filter(({ name }) => !unfinished.judged.has(name));
  const stop = io.interruption();
  const byName = new Map(own.map((target) => [target.name, target]));
  let finished = own.length - remaining.length;
  const keep = (judged: OverviewTarget) => {
    const target = { ...ownersOf(byName.get(judged.name)), ...judged };
    unfinished.keep(target);
    finished++;
    if (!args.quiet)
      io.err(
        printable(
          `${target.name}: ${standingOf(target)}${target.down ? `, ${target.down.why}` : ''} (target ${finished} of ${own.length})`,
        ),
      );
  };
  if (!args['dry-run']) {
    makeNamedFolder(args.out, resolve(io.cwd, args.out));
    if (!args.quiet && finished > 0) io.err(`${finished} of ${own.length} targets were judged before; they are not run again.`);
    unfinished.begin();
  }
  if (args.queue === undefined || args['dry-run']) {
    const planned = await judgeHere(remaining, args, io, keep);
    if (planned !== undefined) return planned;
  } else {
    const { judgeByWorkers } = await import('./queue/fill.ts');
    const names = slowestFirst(remaining, seconds(before?.targets ?? [])).map(({ target }) => target.name);
    await judgeByWorkers(names, args, io, keep);
  }
  const judged = own.map((target) => unfinished.judged.get(target.name) ?? unjudgedTarget(target, 'the run was stopped before its turn'));
  const left = ledgersIn(args.out, io).filter(isLeft);
  const whole = { ...unfinished.head, ...(left.length > 0 && { left }) };
  const status = deliverOverview(overviewOf(whole, judged, before, args['expires-within'], listed), args, io);
  if (!stop.aborted) unfinished.finish();
  return stop.aborted ? signalStatus(stop.reason) : status;
}

/** Judges targets on this machine; with --dry-run, returns the status instead. */
async function judgeHere(
  targets: readonly ListedTarget[],
  args: FleetArguments,
  io: Io,
  keep: (judged: OverviewTarget) => void,
): Promise<number | undefined> {
  const entries = await Promise.all(targets.map((target) => preparedEntry(target.name, () => preparedTarget(target, args, io))));
  const plans = entries.map((entry) => ('problem' in entry ? `${entry.name} cannot be judged: ${entry.problem}\n` : planOf(entry)));
  if (args['dry-run']) {
    io.out(fold(printable(plans.join('\n').trimEnd(), { keep: 'lines' }), io.columns));
    const lacksCalls = entries.some((entry) => 'prepared' in entry && !('run' in entry.prepared));
    return entries.some((entry) => 'problem' in entry) ? 2 : lacksCalls ? 4 : 0;
  }
  if (!args.quiet) for (const plan of plans) io.err(fold(printable(plan, { keep: 'lines' }), io.columns));
  for (const entry of entries) if ('reapLost' in entry) await entry.reapLost();
  await judgeAll(entries, args, io, keep);
  return undefined;
}

const planOf = ({ name, prepared }: { name: string; prepared: object }): string =>
  'plan' in prepared
    ? `${prepared.plan}\n`
    : `${name}: only its manifest can be judged: it lacks what every call needs; assay check MANIFEST says what.\n`;

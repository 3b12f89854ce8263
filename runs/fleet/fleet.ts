import { resolve } from 'node:path';
import { makeNamedFolder } from '../../engine/documents/folder.ts';
import { defined } from '../../engine/documents/values.ts';
import { overviewOf, unusable } from '../../engine/judging/overview.ts';
import type { OverviewTarget } from '../../specs/generated/schemas.ts';
import { reporterNames } from '../delivery/publish.ts';
import { asUsageError, type Io, printable, signalStatus, UsageError } from '../run.ts';
import { chosenEdition } from '../selection/edition.ts';
import { leftOutBy } from '../selection/requirements.ts';
import { blastRadius } from './blast-radius.ts';
import { judgeAll, preparedEntry } from './judge.ts';
import { deliverOverview, earlierOverview, openUnfinished } from './overview.ts';
import { partOf, shardOf } from './shard.ts';
import { chosenTargets, type FleetArguments, preparedTarget, readTargets } from './targets.ts';

export function fleet(args: FleetArguments, io: Io): Promise<number> {
  const { targets, recordings } = args;
  if ((targets === undefined) === (recordings === undefined))
    throw new UsageError('assay: fleet needs <targets>, or --recordings. See assay fleet --help');
  return targets === undefined ? blastRadius(recordings ?? '', args, io) : judgeTargets(targets, args, io);
}

async function judgeTargets(file: string, args: FleetArguments, io: Io): Promise<number> {
  const shard = shardOf(args.shard);
  reporterNames(args.reporter);
  if (args['allow-env'])
    throw new UsageError('assay: --allow-env would allow a variable to every target; write env: [NAME] below the target that may use it');
  const { name: edition } = chosenEdition(args.edition);
  const listed = readTargets(file, io);
  const targets = chosenTargets(listed, args['only-targets']);
  // Refuses a wrong pattern before any target is prepared.
  leftOutBy(args.only, args.skip);
  const before = earlierOverview(args.before, args.out, io);
  // Only a named file is the same for every shard.
  const timed = args.before === undefined ? [] : (before?.targets ?? []);
  const own = partOf(targets, shard, new Map(timed.flatMap(({ name, seconds }) => (seconds === undefined ? [] : [[name, seconds]]))));
  const head = { assay: io.version, edition, at: new Date().toISOString(), ...defined({ shard }) };
  const unfinished = openUnfinished(head, args, io);
  const remaining = own.filter(({ name }) => !unfinished.judged.has(name));
  const entries = await Promise.all(remaining.map((target) => preparedEntry(target.name, () => preparedTarget(target, args, io))));
  const stop = io.interruption();
  const plans = entries.map((entry) =>
    'problem' in entry ? `${entry.name} cannot be judged: ${entry.problem}\n` : planOf(entry.prepared),
  );
  if (args['dry-run']) {
    io.out(printable(plans.join('\n').trimEnd(), { keep: 'lines' }));
    return entries.some((entry) => 'problem' in entry) ? 2 : 0;
  }
  makeNamedFolder(args.out, resolve(io.cwd, args.out));
  if (!args.quiet) {
    if (remaining.length < own.length)
      io.err(`${own.length - remaining.length} of ${own.length} targets were judged before; they are not run again.`);
    for (const plan of plans) io.err(printable(plan, { keep: 'lines' }));
  }
  if (args.resume) for (const entry of entries) if ('reap' in entry) await reaped(entry, io);
  const owners = new Map(
    own.map(({ name, owner, contact, tags }) => [name, { ...(owner && { owner }), ...(contact && { contact }), ...defined({ tags }) }]),
  );
  let finished = own.length - remaining.length;
  const keep = (target: OverviewTarget) => {
    unfinished.keep({ ...target, ...owners.get(target.name) });
    finished++;
    if (!args.quiet)
      io.err(
        printable(`${target.name}: ${target.verdict}${target.down ? `, ${target.down.why}` : ''} (target ${finished} of ${own.length})`),
      );
  };
  await judgeAll(entries, args, io, keep);
  const judged = own.map(
    ({ name }) => unfinished.judged.get(name) ?? { ...unusable(name, 'the run was stopped before its turn', 3), ...owners.get(name) },
  );
  const status = deliverOverview(overviewOf(unfinished.head, judged, before, args['expires-within'], listed), args, io);
  if (!stop.aborted) unfinished.finish();
  return stop.aborted ? signalStatus(stop.reason) : status;
}

/** What cannot be deleted stays in the ledger; the target is judged all the same. */
async function reaped({ name, reap }: { name: string; reap(): Promise<unknown> }, io: Io): Promise<void> {
  await reap().catch((error: unknown) => io.err(`${name}: ${asUsageError(error).message}`));
}

const planOf = (prepared: object): string => ('plan' in prepared ? `${prepared.plan}\n` : 'Only the manifest can be judged.\n');

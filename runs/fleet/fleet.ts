import { dirname, isAbsolute, join, resolve } from 'node:path';
import { parseConfiguration } from '../../engine/documents/configuration.ts';
import { readDocument } from '../../engine/documents/read.ts';
import { UsageError } from '../../engine/documents/usage-error.ts';
import { overviewOf } from '../../engine/judging/overview.ts';
import type { components } from '../../specs/generated/schemas.ts';
import { reporterNames } from '../delivery/reporters.ts';
import { statusOf } from '../interruption.ts';
import type { Io } from '../io.ts';
import { prepareGate } from '../platform/prepare.ts';
import { prepare } from '../provider/prepare.ts';
import { chosenEdition } from '../selection/edition.ts';
import { leftOutBy } from '../selection/requirements.ts';
import { blastRadius } from './blast-radius.ts';
import { type FleetArguments, judgeAll, tried } from './judge.ts';
import { deliverOverview, earlierOverview } from './overview.ts';
import { partOf, shardOf } from './shard.ts';

type Fleet = components['schemas']['Fleet'];
type FleetTarget = components['schemas']['FleetTarget'];

/** Judges many targets in one run, or what was recorded of them. */
export function fleet(targets: string | undefined, args: FleetArguments, io: Io): Promise<number> {
  const { recordings } = args;
  if ((targets === undefined) === (recordings === undefined))
    throw new UsageError('assay: fleet needs <targets>, or --recordings. See assay fleet --help');
  return targets === undefined ? blastRadius(recordings ?? '', args, io) : judgeTargets(targets, args, io);
}

/** A report for each target, and an overview of all. */
async function judgeTargets(file: string, args: FleetArguments, io: Io): Promise<number> {
  const shard = shardOf(args.shard);
  for (const [option, number] of [
    ['--workers', args.workers],
    ['--per-host', args['per-host']],
  ] as const)
    if (!(Number.isInteger(number) && number > 0)) throw new UsageError(`assay: ${option} takes a whole number from 1 on`);
  reporterNames(args.reporter);
  const { name: edition } = await chosenEdition(args.edition, io);
  const { targets } = parseConfiguration<Fleet>(file, readDocument(file, resolve(io.cwd, file)), io.env, 'fleet');
  const twice = targets.find(({ name }, index) => targets.findIndex((other) => other.name === name) < index);
  if (twice) throw new UsageError(`${file}: two targets are named "${twice.name}"; each needs a name of its own`);
  leftOutBy(args.only, args.skip);
  const before = earlierOverview(args.before, args.out, io);
  const entries = partOf(targets, shard).map((target) =>
    tried(target.name, () => preparedFor(target, file, argumentsFor(target, args), io)),
  );
  const stop = io.interruption();
  if (!args.quiet || args['dry-run'])
    for (const entry of entries) io.err('problem' in entry ? `${entry.name} cannot be judged: ${entry.problem}\n` : planOf(entry.prepared));
  if (args['dry-run']) return 0;
  const judged = await judgeAll(entries, args, io, stop);
  const head = { assay: io.version, edition, at: new Date().toISOString(), ...(shard && { shard }) };
  const status = deliverOverview(overviewOf(head, judged, before), args, io);
  return stop.aborted ? statusOf(stop.reason) : status;
}

const planOf = (prepared: object): string => ('plan' in prepared ? `${prepared.plan}\n` : 'Nothing but the manifest can be judged.\n');

/** Paths are relative to the file that names them. */
function preparedFor({ manifest, platform = '', plans }: FleetTarget, file: string, args: FleetArguments, io: Io) {
  const within = (path: string) => (isAbsolute(path) ? path : join(dirname(file), path));
  if (manifest !== undefined) return prepare(within(manifest), { ...args, ...(plans && { plan: plans }) }, io);
  return prepareGate(within(platform), { ...args, baseline: undefined, plan: plans?.[0] ?? args.plan?.[0] ?? 'test' }, io);
}

const argumentsFor = ({ name, environment }: FleetTarget, args: FleetArguments): FleetArguments => ({
  ...args,
  out: join(args.out, name),
  ...(environment && { environment }),
});

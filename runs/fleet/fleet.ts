import { dirname, isAbsolute, join, resolve } from 'node:path';
import { parseConfiguration } from '../../engine/documents/configuration.ts';
import { readDocument } from '../../engine/documents/read.ts';
import { UsageError } from '../../engine/documents/usage-error.ts';
import { overviewOf } from '../../engine/judging/overview.ts';
import type { components } from '../../specs/generated/schemas.ts';
import { reporterNames } from '../delivery/reporters.ts';
import { signalStatus } from '../interruption.ts';
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

/** What stands beside the folders of the targets. */
const ownFiles = ['overview.json', 'overview.html'];

/** A report for each target, and an overview of all. */
async function judgeTargets(file: string, args: FleetArguments, io: Io): Promise<number> {
  const shard = shardOf(args.shard);
  for (const [option, number] of [
    ['--workers', args.workers],
    ['--per-host', args['per-host']],
  ] as const)
    if (!(Number.isInteger(number) && number > 0)) throw new UsageError(`assay: ${option} takes a whole number from 1 on`);
  reporterNames(args.reporter);
  if (args.env)
    throw new UsageError('assay: --env would allow a variable to every target; write env: [NAME] below the target that may use it');
  const { name: edition } = await chosenEdition(args.edition, io);
  const { targets } = parseConfiguration<Fleet>(file, readDocument(file, resolve(io.cwd, file)), io.env, 'fleet');
  const taken = targets.find(({ name }) => ownFiles.includes(name.toLowerCase()));
  if (taken) throw new UsageError(`${file}: no target can be named "${taken.name}", since a file of the overview is; choose another name`);
  // A file system may take letters of either case for the same.
  const folderOf = ({ name }: FleetTarget) => name.toLowerCase();
  const twice = targets.find((target, index) => targets.findIndex((other) => folderOf(other) === folderOf(target)) < index);
  if (twice) throw new UsageError(`${file}: two targets are named "${twice.name}"; each needs a name of its own`);
  leftOutBy(args.only, args.skip);
  const before = earlierOverview(args.before, args.out, io);
  const entries = partOf(targets, shard).map((target) =>
    tried(target.name, () => preparedFor(target, file, argumentsFor(target, args), io)),
  );
  const stop = io.interruption();
  const plans = entries.map((entry) =>
    'problem' in entry ? `${entry.name} cannot be judged: ${entry.problem}\n` : planOf(entry.prepared),
  );
  if (args['dry-run']) {
    io.out(plans.join('\n').trimEnd());
    return entries.some((entry) => 'problem' in entry) ? 2 : 0;
  }
  if (!args.quiet) for (const plan of plans) io.err(plan);
  const judged = await judgeAll(entries, args, io, stop);
  const head = { assay: io.version, edition, at: new Date().toISOString(), ...(shard && { shard }) };
  const status = deliverOverview(overviewOf(head, judged, before), args, io);
  return stop.aborted ? signalStatus(stop.reason) : status;
}

const planOf = (prepared: object): string => ('plan' in prepared ? `${prepared.plan}\n` : 'Nothing but the manifest can be judged.\n');

/** Paths are relative to the file that names them. */
function preparedFor({ manifest, platform = '', plans }: FleetTarget, file: string, args: FleetArguments, io: Io) {
  const within = (path: string) => (isAbsolute(path) ? path : join(dirname(file), path));
  if (manifest !== undefined) return prepare(within(manifest), { ...args, ...(plans && { plan: plans }) }, io);
  return prepareGate(within(platform), { ...args, baseline: undefined, plan: plans?.[0] ?? args.plan?.[0] ?? 'test' }, io);
}

/** What one target may use of the environment is not for another one, so what a project allows does not count here. */
const argumentsFor = ({ name, environment, env }: FleetTarget, args: FleetArguments): FleetArguments => ({
  ...args,
  env,
  project: undefined,
  out: join(args.out, name),
  ...(environment && { environment }),
});

import { basename, dirname, isAbsolute, join, resolve } from 'node:path';
import { parseConfiguration } from '../../engine/documents/configuration.ts';
import { defined } from '../../engine/documents/values.ts';
import { findLedgers, readLedger } from '../../engine/ledger/ledger.ts';
import { isRunning } from '../../engine/ledger/liveness.ts';
import type { Expiry, Fleet, FleetTarget } from '../../specs/generated/schemas.ts';
import { lastDay, readBundle } from '../certificate/open.ts';
import { readBaseline } from '../delivery/output.ts';
import { readBytes, readText, unfinishedFile } from '../files.ts';
import { certifyPlan } from '../plan/certify.ts';
import { gatePlan } from '../plan/gate.ts';
import { withHeaderValues } from '../plan/headers.ts';
import { prepareGate } from '../platform/prepare.ts';
import { loadManifest } from '../provider/manifest.ts';
import { prepare } from '../provider/prepare.ts';
import { reap } from '../reap/reap.ts';
import { type AllowedVariables, type Arguments, asUsageError, type Io, UsageError } from '../run.ts';
import { wrongPace } from '../selection/pins.ts';
import { comparedFile, queueFile } from './overview.ts';

export type FleetArguments = Omit<Arguments['fleet'], 'color'> & AllowedVariables;

/** A target; `within` turns a path in its file into a path from the working directory. */
export interface ListedTarget extends FleetTarget {
  within(path: string): string;
}

const ownFiles = ['overview.json', 'overview.html', 'metrics.txt', 'planned.html', 'posts.json', comparedFile, queueFile, unfinishedFile];

export function readTargets(file: string, io: Io): ListedTarget[] {
  const read = (path: string) => {
    const within = (own: string) => (isAbsolute(own) ? own : join(dirname(path), own));
    const { include = [], targets = [] } = parseConfiguration<Fleet>(path, readBytes(path, io), io.env, 'fleet', wrongPace);
    return { include: include.map(within), targets: targets.map((target) => ({ ...target, within })) };
  };
  const first = read(file);
  const included = first.include.flatMap((path) => {
    const { include, targets } = read(path);
    if (include.length > 0) throw new UsageError(`${path}: a file that is included cannot include others; write them into ${file}`);
    return targets;
  });
  const all = [...first.targets, ...included];
  refuseNames(file, all);
  return all;
}

/** Compares names without case, because some file systems do. */
function refuseNames(file: string, targets: readonly FleetTarget[]): void {
  const seen = new Set<string>();
  for (const { name } of targets) {
    const folder = name.toLowerCase();
    if (ownFiles.includes(folder))
      throw new UsageError(
        `${file}: a target cannot be named "${name}", because a file of the overview has that name; choose another name`,
      );
    if (seen.has(folder)) throw new UsageError(`${file}: two targets are named "${name}"; each needs its own name`);
    seen.add(folder);
  }
}

export function chosenTargets(all: ListedTarget[], wanted: readonly string[] | undefined): ListedTarget[] {
  if (!wanted) return all;
  const chosen = all.filter(({ name, tags = [] }) => [name, ...tags].some((one) => wanted.includes(one)));
  const unknown = wanted.find((one) => !all.some(({ name, tags = [] }) => [name, ...tags].includes(one)));
  if (unknown !== undefined) throw new UsageError(`assay: --only-targets ${unknown}: no target has this tag or name`);
  return chosen;
}

type OwnSettings = Pick<FleetArguments, 'out' | 'header' | 'environment' | 'ca' | 'max-rps'> & AllowedVariables;

/** The options for one target of a list. It may use only the variables that it names itself; what assay.yaml allows does not count. */
export function ownSettings<A extends OwnSettings>(target: ListedTarget, args: A, io: Io) {
  const { within, env = [], env_files = {}, headers = {} } = target;
  const mounted = Object.fromEntries(Object.entries(env_files).map(([variable, path]) => [variable, readText(within(path), io).trimEnd()]));
  // The variables in the list of targets are filled in already.
  const sent = ([header, value]: [string, string]) =>
    value.startsWith('@') ? withHeaderValues([`${header}=@${within(value.slice(1))}`], io) : [`${header}: ${value}`];
  const settings: A = {
    ...args,
    'allow-env': [...env, ...Object.keys(mounted)],
    project: undefined,
    out: join(args.out, target.name),
    header: [...(args.header ?? []), ...Object.entries(headers).flatMap(sent)],
    ...defined({ environment: target.environment, ca: target.ca?.map(within), 'max-rps': target.max_rps }),
  };
  return { settings, mounted, itsIo: { ...io, env: { ...io.env, ...mounted } } };
}

/** Prepares a target. */
export async function preparedTarget(target: ListedTarget, args: FleetArguments, io: Io) {
  const { within, manifest, plans } = target;
  const { settings, mounted, itsIo } = ownSettings(target, { ...args, before: undefined }, io);
  const prepared =
    manifest === undefined
      ? prepareGate(gatePlan(within(target.platform ?? ''), { ...settings, plan: plans?.[0] ?? args.plan?.[0] ?? 'test' }, itsIo), itsIo)
      : prepare(certifyPlan(within(manifest), { ...settings, ...defined({ plan: plans }) }, itsIo), itsIo);
  const itsId = manifest === undefined ? undefined : loadManifest(within(manifest), settings, itsIo).object.id;
  const ledger = join(settings.out, 'ledger');
  const ledgers = resolve(io.cwd, ledger);
  const document = manifest === undefined ? { platform: within(target.platform ?? '') } : { manifest: within(manifest) };
  return {
    /** Deletes what a run that was killed has left at this target, with the variables of this target. */
    reapLost: async (): Promise<void> => {
      if (findLedgers(ledgers).length === 0) return;
      // What cannot be deleted stays in the ledger; the target is judged all the same.
      const reaping = reap({ ...settings, ...document, ledger, 'stand-in': undefined }, { ...itsIo, out: io.err });
      await reaping.catch((error: unknown) => io.err(`${target.name}: ${asUsageError(error).message}`));
    },
    /** Whether a process of this machine still works on this target, or cleans up after its command was killed. */
    isBusy: (): boolean => findLedgers(ledgers).some((one) => isRunning(readLedger(one))),
    prepared: 'run' in prepared ? { ...prepared, run: { ...prepared.run, values: mounted } } : prepared,
    baseline: target.baseline === undefined ? undefined : await readBaseline(within(target.baseline), io),
    certificate: target.certificate === undefined ? undefined : expiryOf(within(target.certificate), itsId, io),
  };
}

/** When a bundle expires; `assay verify` tells whether it is valid. */
function expiryOf(file: string, id: unknown, io: Io): Expiry {
  const bundle = readBundle(file, io);
  if ('refused' in bundle) throw new UsageError(`${file}: not a certificate that can be read: ${bundle.refused}`);
  const { target } = bundle.report;
  if (target.name !== id)
    throw new UsageError(`${file}: the certificate of "${target.name}", which is not the id of this target's manifest`);
  return { what: 'certificate', name: basename(file), on: lastDay(bundle.report) };
}

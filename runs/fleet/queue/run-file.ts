import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { jsonObject } from '../../../engine/documents/values.ts';
import { isSealed, sealedLine } from '../../../engine/ledger/seal.ts';
import { writeWhole } from '../../delivery/publish.ts';
import { type Io, optionsOf, UsageError } from '../../run.ts';
import { chosenEdition } from '../../selection/edition.ts';
import { queueFile } from '../overview.ts';
import type { FleetArguments } from '../targets.ts';
import { isRecent } from '../unfinished.ts';

/** A run that workers judge, as the folder of --out describes it. */
export interface QueuedRun {
  run: string;
  /** When it began. */
  at?: string;
  assay: string;
  /** The hash of the edition. */
  edition: string;
  /** When --deadline is over, in milliseconds since 1970. */
  endsAt?: number;
  options: Record<string, unknown>;
}

const pathOf = (out: string, io: Io): string => resolve(io.cwd, out, queueFile);

/** What each command of a run may have of its own: places, secrets, and what only one of them uses. */
const ownOptions = [
  'out',
  'queue',
  'worker',
  'workers',
  'resume',
  'resume-within',
  'quiet',
  'color',
  'before',
  'expires-within',
  'only-targets',
  'deadline',
];
const ownFiles = ['header', 'ca', 'cert', 'key', 'recordings', 'dry-run'];

function sharedOptions(args: FleetArguments): Record<string, unknown> {
  const names = Object.keys(optionsOf('fleet')).filter((name) => ![...ownOptions, ...ownFiles].includes(name));
  return JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, args[name as keyof FleetArguments]]))));
}

export const newRun = (args: FleetArguments, io: Io): QueuedRun => ({
  run: randomUUID(),
  at: new Date().toISOString(),
  assay: io.version,
  edition: chosenEdition(args.edition).hash,
  ...(args.deadline !== undefined && { endsAt: Date.now() + args.deadline * 1000 }),
  options: sharedOptions(args),
});

/** Sealed, so that a worker notices at once if it could not delete what another worker has installed. */
export const writeRun = (run: QueuedRun, out: string, io: Io): void => writeWhole(join(out, queueFile), sealedLine(run.run, run), io);

export const removeRun = (out: string, io: Io): void => rmSync(pathOf(out, io), { force: true });

/** The run that is in the folder, if it began within --resume-within: an older one died, and its results are not of this run. */
export function recentRun({ out, 'resume-within': hours }: FleetArguments, io: Io): QueuedRun | undefined {
  const run = readRun(out, io);
  return run?.at !== undefined && isRecent(run.at, hours) ? run : undefined;
}

/** The run that is in the folder; undefined if there is none. */
export function readRun(out: string, io: Io): QueuedRun | undefined {
  const file = pathOf(out, io);
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  const found = jsonObject(text) as unknown as QueuedRun | undefined;
  if (!found?.run) throw new UsageError(`${join(out, queueFile)}: damaged; remove it, and begin the run again`);
  if (isSealed(found.run, text)) return found;
  throw new UsageError(
    `${join(out, queueFile)}: sealed with another key; workers delete what a lost one has installed only if all of them use the same key: set XDG_STATE_HOME to one folder that they share`,
  );
}

/** Refuses a worker, or a --resume, that would judge otherwise than the run does. */
export function refuseOther({ assay, edition, options }: QueuedRun, args: FleetArguments, io: Io): void {
  if (assay !== io.version) throw new UsageError(`assay: the run in the queue is of Assay ${assay}, and this is ${io.version}`);
  const own = sharedOptions(args);
  const other = Object.keys({ ...own, ...options }).find((name) => JSON.stringify(own[name]) !== JSON.stringify(options[name]));
  if (other !== undefined) throw new UsageError(`assay: --${other} is not as in the run in the queue; give every worker the same options`);
  if (edition !== chosenEdition(args.edition).hash) throw new UsageError('assay: the run in the queue has another edition of the contract');
}

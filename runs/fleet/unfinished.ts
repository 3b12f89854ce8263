import { appendFileSync, existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { schemaProblem } from '../../engine/documents/schema.ts';
import { momentText } from '../../engine/documents/show.ts';
import { jsonIn } from '../../engine/documents/values.ts';
import { type OverviewHead, unusable } from '../../engine/judging/overview.ts';
import type { FleetTarget, Overview, OverviewTarget } from '../../specs/generated/schemas.ts';
import { writeWhole } from '../delivery/publish.ts';
import { readText, unfinishedFile } from '../files.ts';
import { type Io, printable, UsageError } from '../run.ts';

const MAX_UNFINISHED_BYTES = 256 * 1024 * 1024;
const HOUR_MS = 60 * 60 * 1000;

/** A target of a run that may not have been judged yet, and whom to call. */
type Listed = Pick<FleetTarget, 'name' | 'owner' | 'contact' | 'tags'>;
type Progress = Overview & { own: Listed[] };

export const ownersOf = ({ owner, contact, tags }: Partial<Listed> = {}): Omit<Listed, 'name'> => ({
  ...(owner && { owner }),
  ...(contact && { contact }),
  ...(tags && { tags }),
});

/** The line of a target that was not judged. */
export const unjudgedTarget = (target: Listed, because: string): OverviewTarget => ({
  ...unusable(target.name, because, 3),
  ...ownersOf(target),
});

type Settings = { out: string; resume?: boolean | undefined; 'resume-within': number };

/** Whether a run that began then may be continued; what is older is judged again. */
export const isRecent = (at: string, hours: number): boolean => Date.now() - Date.parse(at) <= hours * HOUR_MS;

/**
 * What a run has judged so far, kept in a file until all is judged: `--resume` continues a run that was killed, and a merge takes from it
 * what was judged. The first line is the head of the overview with the targets of the run; each finished target adds a line.
 */
export function openUnfinished(given: OverviewHead, own: readonly Listed[], { out, resume, 'resume-within': hours }: Settings, io: Io) {
  const path = join(out, unfinishedFile);
  const file = resolve(io.cwd, path);
  const last = resume && existsSync(file) ? readProgress(path, io) : undefined;
  const before = last && isRecent(last.at, hours) ? last : undefined;
  if (last && !before)
    io.err(printable(`${path}: begun on ${momentText(last.at)}, more than ${hours} hours ago (--resume-within); all is judged again.`));
  if (before && (before.edition !== given.edition || before.shard?.index !== given.shard?.index || before.shard?.of !== given.shard?.of))
    throw new UsageError(`${path}: begun with another edition or shard; run without --resume to begin again`);
  const judged = new Map(before?.targets.map((target) => [target.name, target]));
  const head = { ...given, ...(before && { at: before.at }) };
  return {
    head,
    judged: judged as ReadonlyMap<string, OverviewTarget>,
    begin: (): void =>
      writeWhole(
        path,
        [{ ...head, own: own.map((one) => ({ name: one.name, ...ownersOf(one) })) }, ...judged.values()].map(line).join(''),
        io,
      ),
    keep(target: OverviewTarget): void {
      judged.set(target.name, target);
      try {
        appendFileSync(file, line(target));
      } catch (error) {
        // On a full volume the others are still judged, and printed.
        io.err(printable(`${path}: ${(error as Error).message}; --resume will judge ${target.name} again`));
      }
    },
    finish: (): void => rmSync(file, { force: true }),
  };
}

const line = (value: object): string => `${JSON.stringify(value)}\n`;

/** Ignores a last line without a line break: the process was killed while it wrote it. */
function readProgress(path: string, io: Io): Progress {
  const lines = readText(path, io, MAX_UNFINISHED_BYTES).split('\n').slice(0, -1);
  const [head, ...targets] = lines.map(jsonIn);
  const progress = { own: [] as Listed[], ...(head as Omit<Progress, 'own'>), targets, history: [] };
  const problem = schemaProblem('overview', progress);
  if (problem)
    throw new UsageError(`${path}: not the progress of a run that was killed (${problem.text}); run without --resume to begin again`);
  return progress as Progress;
}

/** The overview of a run that ended before it was finished: what it had judged, and what it had not. Undefined if it was finished. */
export function unfinishedIn(folder: string, io: Io): Overview | undefined {
  const path = join(folder, unfinishedFile);
  if (!existsSync(resolve(io.cwd, path))) return undefined;
  const { own, ...progress } = readProgress(path, io);
  const judged = new Set(progress.targets.map(({ name }) => name));
  const others = own
    .filter(({ name }) => !judged.has(name))
    .map((one) => unjudgedTarget(one, `its run ended before it was judged (${folder})`));
  return { ...progress, targets: [...progress.targets, ...others] };
}

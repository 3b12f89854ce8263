import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { momentText } from '../../engine/documents/show.ts';
import { isStaleAmong, missingShards, overviewOf } from '../../engine/judging/overview.ts';
import { jsonText } from '../../reporters/json.ts';
import type { Overview, OverviewTarget, Report } from '../../specs/generated/schemas.ts';
import { copyPages } from '../delivery/pages.ts';
import { fileReporters, writeWhole } from '../delivery/publish.ts';
import { readWritten } from '../delivery/read-report.ts';
import { namesFolder, refuseLinks, unfinishedFile } from '../files.ts';
import { type Arguments, asUsageError, type Io, printable, UsageError } from '../run.ts';
import { isLeft, ledgersIn } from './left.ts';
import { artefacts, deliverOverview, earlierOverview, overviewBefore, readOverview } from './overview.ts';
import { unfinishedIn, unjudgedTarget } from './unfinished.ts';

interface Part {
  folder: string;
  overview: Overview;
  isUnfinished: boolean;
}

/** Whatever is missing, the page, the history, the metrics and the post are written with what there is. */
export async function merge(args: Arguments['merge'], io: Io): Promise<number> {
  const { folders, out, before: earlier, history, notify: url } = args;
  const notifying = url === undefined ? undefined : await import('./notify.ts');
  if (url !== undefined) notifying?.notifySecret(url, io);
  const { parts, stale } = ofLastRun(partsIn(folders, io));
  const targets = [...(await writtenAgain(parts, out, io)), ...ofEarlierRun(parts, stale)];
  const [first] = parts as [Part, ...Part[]];
  const { assay, edition } = first.overview;
  const at =
    parts
      .map(({ overview }) => overview.at)
      .sort()
      .at(-1) ?? '';
  const before = earlier === undefined ? overviewBefore(out, at, io) : earlierOverview(earlier, out, io);
  const shards = [...parts, ...stale].map(({ overview }) => overview.shard);
  const missing = missingShards(shards);
  const present = new Set(targets.map(({ name }) => name));
  const gone = missing.length === 0 ? [] : (before?.targets.filter(({ name }) => !present.has(name)) ?? []);
  const lists = {
    missing,
    stale: stale.flatMap(({ overview: { shard, at: began } }) => (shard ? [{ index: shard.index, at: began }] : [])),
    unfinished: parts.filter(({ isUnfinished }) => isUnfinished).map(({ folder }) => folder),
    left: leftBy([...parts, ...stale], before, io),
  };
  const head = { assay, edition, at, ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)) };
  const all = [...targets, ...gone.map((target) => unjudgedTarget(target, 'its shard is missing'))];
  const joined = overviewOf(head, all, before, args['expires-within']);
  const { overview, problem } = history === undefined ? { overview: joined } : await remembered(history, joined, out, io);
  const status = deliverOverview(overview, args, io);
  if (url !== undefined) await notifying?.notify({ ...args, notify: url }, overview, io);
  if (problem) throw problem;
  return status;
}

/** A history that cannot be written is told after the rest was written. */
async function remembered(history: string, overview: Overview, out: string, io: Io): Promise<{ overview: Overview; problem?: UsageError }> {
  const { remember } = await import('../history/history.ts');
  try {
    return { overview: remember(history, overview, out, io) };
  } catch (error) {
    return { overview, problem: asUsageError(error) };
  }
}

/** A folder that cannot be read is told, and its shard is missing; only if no folder can be read, there is nothing to merge. */
function partsIn(folders: readonly string[], io: Io): Part[] {
  const problems: UsageError[] = [];
  const parts = folders.flatMap((folder) => {
    try {
      return partIn(folder, io);
    } catch (error) {
      problems.push(asUsageError(error));
      return [];
    }
  });
  const [problem] = problems;
  if (parts.length === 0) throw problem ?? new UsageError('assay: merge needs a folder');
  for (const { message } of problems) io.err(printable(message));
  return parts;
}

/** What the last run wrote into a folder: its overview or, if it ended before that, what it had judged. */
function partIn(folder: string, io: Io): Part {
  const [file, progressFile] = ['overview.json', unfinishedFile].map((name) => join(folder, name)) as [string, string];
  if (namesFolder(folder, io)) for (const name of ['overview.json', unfinishedFile]) refuseLinks(folder, name, io);
  const progress = existsSync(resolve(io.cwd, progressFile)) ? unfinishedIn(folder, io) : undefined;
  const overview = progress && !existsSync(resolve(io.cwd, file)) ? undefined : readOverview(file, io);
  const isUnfinished = progress !== undefined && (overview === undefined || overview.at < progress.at);
  return { folder, overview: (isUnfinished ? progress : overview) as Overview, isUnfinished };
}

/** The parts of the last run, and those of an earlier one that this run should have replaced. */
function ofLastRun(all: readonly Part[]): { parts: Part[]; stale: Part[] } {
  const isStale = isStaleAmong(all.map(({ overview }) => overview));
  const parts = all.filter(({ overview }) => !isStale(overview));
  const [first] = parts as [Part, ...Part[]];
  const differs = ({ overview: { edition, shard } }: Part) => edition !== first.overview.edition || shard?.of !== first.overview.shard?.of;
  const other = parts.find(differs);
  if (other)
    throw new UsageError(`${other.folder}: not a shard of the same run as ${first.folder}: the edition or the number of shards differs`);
  const indices = new Set(parts.map(({ overview }) => overview.shard?.index));
  // A fleet that has fewer shards now leaves the folders of the others.
  return { parts, stale: all.filter((part) => isStale(part.overview) && !differs(part) && !indices.has(part.overview.shard?.index)) };
}

/** The targets of all parts, each once, with their reports written again. */
async function writtenAgain(parts: readonly Part[], out: string, io: Io): Promise<OverviewTarget[]> {
  const all = parts.flatMap(({ folder, overview }) => overview.targets.map((target) => ({ folder, target })));
  const names = all.map(({ target }) => target.name);
  const twice = all.find(({ target }, index) => names.indexOf(target.name) < index);
  if (twice) throw new UsageError(`${twice.folder}: "${twice.target.name}" is in another folder too; merge the shards of one run`);
  let characters = 0;
  const targets: OverviewTarget[] = [];
  for (const { folder, target } of all) {
    const written = await writeAgain(target, folder, out, io);
    targets.push(written.target);
    characters += written.characters;
    if (characters > MAX_TOTAL) throw new UsageError(`${folder}: the reports of all folders have more than ${MAX_TOTAL / 1024 ** 3} GB`);
  }
  return targets;
}

/** What an earlier run found about a target is not of this run. */
function ofEarlierRun(parts: readonly Part[], stale: readonly Part[]): OverviewTarget[] {
  const names = new Set(parts.flatMap(({ overview }) => overview.targets.map(({ name }) => name)));
  return stale.flatMap(({ overview: { at, targets } }) =>
    targets
      .filter(({ name }) => !names.has(name))
      .map((one) => unjudgedTarget(one, `its shard did not run; the last time was ${momentText(at)}`)),
  );
}

/**
 * What was left behind: as the ledgers say now, or, where they were not copied, as the shard said. A folder that only the run before
 * names (it had more shards, or another --out) is looked at again.
 */
function leftBy(parts: readonly Part[], before: Overview | undefined, io: Io): NonNullable<Overview['left']> {
  const folders = new Set(parts.map(({ folder }) => folder));
  const earlier = new Set((before?.left ?? []).map(({ folder }) => folder).filter((folder) => !folders.has(folder)));
  const now = parts.flatMap(({ folder, overview }) => {
    const seen = ledgersIn(folder, io);
    const targets = new Set(seen.map(({ target }) => target));
    return [...seen, ...(overview.left ?? []).filter(({ target }) => !targets.has(target))];
  });
  return [...now, ...[...earlier].flatMap((folder) => ledgersIn(folder, io))].filter(isLeft);
}

const MAX_TOTAL = 8 * 1024 ** 3;

/** The report, or why it cannot be read: a report that a full volume or a stranger damaged does not stop the others. */
function reportOf(file: string, io: Io): Report | string {
  try {
    return readWritten<Report>(file, 'report', 'a report of Assay', io);
  } catch (error) {
    return asUsageError(error).message;
  }
}

/**
 * Writes the reports of a target again, each from its report.json: what somebody else put into another file is never published.
 * The schema makes sure that a name cannot lead out of the folder.
 */
async function writeAgain(
  target: OverviewTarget,
  from: string,
  to: string,
  io: Io,
): Promise<{ target: OverviewTarget; characters: number }> {
  const { name } = target;
  if (resolve(io.cwd, from) === resolve(io.cwd, to)) return { target, characters: 0 };
  const given = artefacts.filter((file) => existsSync(resolve(io.cwd, from, name, file)));
  for (const file of given) refuseLinks(from, join(name, file), io);
  const { report: _link, ...bare } = target;
  if (!given.includes('report.json')) return { target: bare, characters: 0 };
  const report = reportOf(join(from, name, 'report.json'), io);
  if (typeof report === 'string') return { target: unjudgedTarget(target, report), characters: 0 };
  let characters = 0;
  const write = (file: string, text: string) => {
    writeWhole(join(to, name, file), text, io);
    characters += text.length;
  };
  write('report.json', jsonText(report));
  const again = Object.values(fileReporters).filter(({ file }) => given.includes(file));
  for (const { file, load } of again) write(file, (await load())(report));
  if (again.some(({ hasPages }) => hasPages)) copyPages(report, join(to, name), io);
  return { target: { ...bare, report: given.includes('report.html') ? 'report.html' : 'report.json' }, characters };
}

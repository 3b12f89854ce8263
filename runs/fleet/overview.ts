import { appendFileSync, existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { schemaProblem } from '../../engine/documents/schema.ts';
import { jsonIn } from '../../engine/documents/values.ts';
import { statusOfAll } from '../../engine/judging/overview.ts';
import { jsonText } from '../../reporters/json.ts';
import { htmlOverview } from '../../reporters/overview/html.ts';
import { openMetrics } from '../../reporters/overview/metrics.ts';
import { overviewLines } from '../../reporters/overview/terminal.ts';
import type { Overview, OverviewTarget } from '../../specs/generated/schemas.ts';
import { fileReporters, writeWhole } from '../delivery/publish.ts';
import { readWritten } from '../delivery/read-report.ts';
import { readText } from '../files.ts';
import { type Io, printable, UsageError } from '../run.ts';

export const readOverview = (file: string, io: Io): Overview => readWritten<Overview>(file, 'overview', 'an overview of a fleet', io);

/** What to compare with: the named file, or the overview that the run before left in the folder. */
export function earlierOverview(named: string | undefined, out: string, io: Io): Overview | undefined {
  const file = named ?? join(out, 'overview.json');
  return named === undefined && !existsSync(resolve(io.cwd, file)) ? undefined : readOverview(file, io);
}

/** What a merge compared with: where the same run is merged once more, this is the run before. */
export const comparedFile = 'overview-before.json';

/** The overview that the run before left in the folder; a run is never compared with itself. */
export function overviewBefore(out: string, at: string, io: Io): Overview | undefined {
  const last = earlierOverview(undefined, out, io);
  const file = join(out, comparedFile);
  if (last && last.at !== at) {
    writeWhole(file, jsonText(last), io);
    return last;
  }
  return last && existsSync(resolve(io.cwd, file)) ? readOverview(file, io) : undefined;
}

export const artefacts = ['report.json', ...Object.values(fileReporters).map(({ file }) => file)];

/** Removes the reports of targets that are no longer listed; a ledger stays, and so does its folder. */
function removeDropped({ dropped = [] }: Overview, out: string, io: Io): void {
  for (const name of dropped) {
    const folder = resolve(io.cwd, out, name);
    if (!existsSync(folder)) continue;
    for (const file of artefacts) rmSync(join(folder, file), { force: true });
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  }
}

export function deliverOverview(overview: Overview, { out, quiet }: { out: string; quiet: boolean }, io: Io): number {
  const path = join(out, 'overview.html');
  removeDropped(overview, out, io);
  writeWhole(join(out, 'overview.json'), jsonText(overview), io);
  writeWhole(path, htmlOverview(overview), io);
  writeWhole(join(out, 'metrics.txt'), openMetrics(overview), io);
  for (const line of overviewLines(overview, { quiet, out })) io.out(printable(line));
  if (!quiet) io.out(`Overview: ${printable(path)}`);
  return statusOfAll(overview);
}

type Head = Omit<Overview, 'targets' | 'history'>;

export const unfinishedFile = 'unfinished.jsonl';
/** Describes a run of --queue to its workers. */
export const queueFile = 'queue.json';
const MAX_UNFINISHED_BYTES = 256 * 1024 * 1024;

/**
 * What a run has judged so far, kept in a file until all is judged, so that `--resume` continues a run that was killed.
 * The first line is the head of the overview; each finished target adds a line.
 */
export function openUnfinished(head: Head, { out, resume }: { out: string; resume?: boolean | undefined }, io: Io) {
  const path = join(out, unfinishedFile);
  const file = resolve(io.cwd, path);
  const before = resume && existsSync(file) ? readUnfinished(path, io) : undefined;
  if (before && (before.edition !== head.edition || before.shard?.index !== head.shard?.index || before.shard?.of !== head.shard?.of))
    throw new UsageError(`${path}: begun with another edition or shard; run without --resume to begin again`);
  const judged = new Map(before?.targets.map((target) => [target.name, target]));
  const current = { ...head, ...(before && { at: before.at }) };
  let isBegun = false;
  return {
    head: current,
    judged: judged as ReadonlyMap<string, OverviewTarget>,
    keep(target: OverviewTarget): void {
      judged.set(target.name, target);
      if (isBegun) appendFileSync(file, line(target));
      else writeWhole(path, [current, ...judged.values()].map(line).join(''), io);
      isBegun = true;
    },
    finish: (): void => rmSync(file, { force: true }),
  };
}

const line = (value: object): string => `${JSON.stringify(value)}\n`;

/** Ignores a last line without a line break: the process was killed while it wrote it. */
function readUnfinished(path: string, io: Io): Overview {
  const lines = readText(path, io, MAX_UNFINISHED_BYTES).split('\n').slice(0, -1);
  const [head, ...targets] = lines.map(jsonIn);
  const overview = { ...(head as Overview), targets, history: [] };
  const problem = schemaProblem('overview', overview);
  if (problem)
    throw new UsageError(`${path}: not the progress of a run that was killed (${problem.text}); run without --resume to begin again`);
  return overview as Overview;
}

import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { statusOfAll } from '../../engine/judging/overview.ts';
import { fold } from '../../reporters/fold.ts';
import { jsonText } from '../../reporters/json.ts';
import { htmlOverview } from '../../reporters/overview/html.ts';
import { openMetrics } from '../../reporters/overview/metrics.ts';
import { overviewLines } from '../../reporters/overview/terminal.ts';
import type { Overview } from '../../specs/generated/schemas.ts';
import { fileReporters, writeWhole } from '../delivery/publish.ts';
import { readWritten } from '../delivery/read-report.ts';
import { type Io, printable } from '../run.ts';

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
  // What is printed does not need a volume with space.
  for (const line of overviewLines(overview, { quiet, out })) io.out(fold(printable(line), io.columns));
  writeWhole(join(out, 'overview.json'), jsonText(overview), io);
  writeWhole(path, htmlOverview(overview), io);
  writeWhole(join(out, 'metrics.txt'), openMetrics(overview), io);
  if (!quiet) io.out(`Overview: ${printable(path)}`);
  return statusOfAll(overview);
}

/** Describes a run of --queue to its workers. */
export const queueFile = 'queue.json';

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { schemaProblem } from '../../engine/documents/schema.ts';
import { UsageError } from '../../engine/documents/usage-error.ts';
import { type Overview, statusOfAll } from '../../engine/judging/overview.ts';
import { printable } from '../../engine/redaction/printable.ts';
import { jsonText } from '../../reporters/json.ts';
import { htmlOverview } from '../../reporters/overview/html.ts';
import { openMetrics } from '../../reporters/overview/metrics.ts';
import { overviewLines } from '../../reporters/overview/terminal.ts';
import { writeWhole } from '../delivery/publish.ts';
import { readText } from '../files.ts';
import type { Io } from '../io.ts';

export const largestOverview = 256 * 1024 * 1024;

export function readOverview(file: string, io: Io): Overview {
  let value: unknown;
  try {
    value = JSON.parse(readText(file, io, largestOverview));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${file}: expected an overview of a fleet in JSON`);
  }
  return checkedOverview(file, value);
}

export function checkedOverview(file: string, value: unknown): Overview {
  const problem = schemaProblem('overview', value);
  if (problem) throw new UsageError(`${file}: not an overview of a fleet: ${problem.pointer}: ${problem.text}`);
  return value as Overview;
}

/** What to compare with: the file that was named, or the overview that the folder has from the run before. */
export function earlierOverview(named: string | undefined, out: string, io: Io): Overview | undefined {
  const file = named ?? join(out, 'overview.json');
  return named === undefined && !existsSync(resolve(io.cwd, file)) ? undefined : readOverview(file, io);
}

export function deliverOverview(overview: Overview, { out, quiet }: { out: string; quiet: boolean }, io: Io): number {
  const path = join(out, 'overview.html');
  writeWhole(join(out, 'overview.json'), jsonText(overview), io);
  writeWhole(path, htmlOverview(overview), io);
  writeWhole(join(out, 'metrics.txt'), openMetrics(overview), io);
  for (const line of overviewLines(overview, { quiet, out })) io.out(printable(line));
  if (!quiet) io.out(`Overview: ${printable(path)}`);
  return statusOfAll(overview);
}

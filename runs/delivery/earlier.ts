import { existsSync, lstatSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Report } from '../../specs/generated/schemas.ts';
import { type Io, UsageError } from '../run.ts';
import { fileReporters } from './publish.ts';
import { readReport } from './read-report.ts';

/** The folder inside that of the reports for those of the run before. */
const folder = 'earlier-report';

/** A baseline may have been filled in since. */
const reports = ['report.json', ...Object.values(fileReporters).map(({ file }) => file)].filter((file) => file !== 'baseline.yaml');

/**
 * Moves the reports of an earlier run away before a run begins, so that a run that ends early leaves none that looks like its own.
 * Returns the output with the place where the report of --before is then.
 */
export function withoutEarlier<O extends { out: string; before?: { file: string; report: Report } }>(
  output: O,
  { cwd }: Pick<Io, 'cwd'>,
): O {
  const { out, before } = output;
  const place = (...names: string[]) => resolve(cwd, out, ...names);
  const found = reports.filter((file) => existsSync(place(file)));
  if (found.length === 0) return output;
  try {
    // A link would lead the files out of the folder.
    if (lstatSync(place(folder), { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(place(folder));
    mkdirSync(place(folder), { recursive: true });
    for (const file of reports) rmSync(place(folder, file), { force: true });
    for (const file of found) renameSync(place(file), place(folder, file));
  } catch {
    // What cannot be moved cannot be replaced either: the end of the run says so.
    return output;
  }
  if (!before || resolve(cwd, before.file) !== place('report.json')) return output;
  return { ...output, before: { ...before, file: join(out, folder, 'report.json') } };
}

/** The report of the run before in the same folder, to say what changed since; none if it is of another target, or cannot be read. */
export function earlierReport(out: string, { target, started }: Report, io: Io): Report | undefined {
  const file = join(out, folder, 'report.json');
  if (!existsSync(resolve(io.cwd, file))) return undefined;
  try {
    const before = readReport(file, io);
    return before.target.kind === target.kind && before.target.name === target.name && before.started < started ? before : undefined;
  } catch (error) {
    // The page only leaves out what changed.
    if (error instanceof UsageError) return undefined;
    throw error;
  }
}

import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { requirements, unmatched } from '../../engine/catalogue/catalogue.ts';
import { defined } from '../../engine/documents/values.ts';
import { type Baseline, concluded, exitStatusOf, isOverdue, unfilled } from '../../engine/judging/baseline.ts';
import type { NamedSecret } from '../../engine/redaction/redactor.ts';
import { entryText } from '../../reporters/baseline.ts';
import { fold } from '../../reporters/fold.ts';
import { json } from '../../reporters/json.ts';
import { terminal } from '../../reporters/terminal.ts';
import type { KnownFailure, Report } from '../../specs/generated/schemas.ts';
import { asUsageError, type Io, type JudgingArguments, printable, type UsageError } from '../run.ts';
import { chosenEdition } from '../selection/edition.ts';
import { leftOutBy } from '../selection/requirements.ts';
import { noRequirement } from '../selection/suggest.ts';
import { readYamlFile } from '../selection/yaml-file.ts';
import { createPublisher, fileReporters, type Publisher, reporterNames, usableReporters, writeReports } from './publish.ts';

/** What the options say of the report. */
export interface OutputPlan {
  out: string;
  reporters: readonly string[];
  isStrict: boolean;
  isQuiet: boolean;
  hasNotes: boolean;
  /** The file of known failures, and the report of an earlier run to compare with. */
  baseline?: string;
  before?: string;
}

/** What becomes of a report; the files that the options name are read. */
export interface Output extends Omit<OutputPlan, 'baseline' | 'before'> {
  known?: Baseline;
  /** The report of an earlier run to compare with, which this run may overwrite. */
  before?: { file: string; report: Report };
}

/** What every report is built with. */
export const judgingOf = ({ only, skip, strict, edition }: JudgingArguments, { version }: Io) => ({
  ...{ version, started: new Date(), leftOut: leftOutBy(only, skip), strict, edition: chosenEdition(edition) },
});

export const outputPlan = ({ reporter, baseline, before, strict, out, quiet, notes }: JudgingArguments): OutputPlan => ({
  ...{ out, reporters: reporterNames(reporter), isStrict: strict, isQuiet: quiet, hasNotes: notes === true },
  ...defined({ baseline, before }),
});

/** Refuses, before the run, what would make the delivery fail; returns what becomes of the report. */
export async function readyToDeliver({ baseline, before, ...plan }: OutputPlan, io: Io): Promise<Output> {
  await usableReporters(plan.reporters, io);
  const earlier = before === undefined ? undefined : (await import('./read-report.ts')).readReport(before, io);
  const known = baseline === undefined ? undefined : await readBaseline(baseline, io);
  return { ...plan, ...(known && { known }), ...(before !== undefined && earlier && { before: { file: before, report: earlier } }) };
}

/** Writes report.json and the other reports, prints, and returns the exit status; a text that contains a secret is withheld. */
export const deliver = async (...given: Parameters<typeof delivered>): Promise<number> => (await delivered(...given)).status;

/** Does the same, and also returns the report as it was written; none if it was withheld. */
export async function delivered(
  report: Report,
  output: Output,
  io: Io,
  secrets: readonly NamedSecret[] = [],
): Promise<{ status: number; written?: Report }> {
  const { out, reporters, isStrict, isQuiet, known, before } = output;
  const concludedReport = concluded(report, known);
  const publisher = createPublisher(concludedReport, secrets, out, io);
  let path: string | undefined;
  let unwritten: UsageError | undefined;
  try {
    path = publisher.write('report.json', json);
  } catch (error) {
    // A report that cannot be written is still printed.
    unwritten = asUsageError(error);
  }
  await emit(concludedReport, output, unwritten ? undefined : join(out, 'report.json'), publisher, io);
  if (unwritten) throw unwritten;
  if (before && reporters.includes('terminal')) await printSince(before, isQuiet, publisher, io);
  if (isQuiet) for (const entry of (concludedReport.baseline?.entries ?? []).filter(isOverdue)) io.err(printable(entryText(entry)));
  const status = publisher.hasWithheld() ? 3 : exitStatusOf(concludedReport, { strict: isStrict });
  if (path !== undefined) io.onEvent?.({ kind: 'reported', report: concludedReport, status });
  return { status, ...(path !== undefined && { written: concludedReport }) };
}

async function printSince({ file, report: earlier }: NonNullable<Output['before']>, quiet: boolean, publisher: Publisher, io: Io) {
  const { terminalComparison } = await import('../../reporters/comparison/terminal.ts');
  const text = publisher.cleared('The comparison on the terminal', (report) =>
    earlier.target.kind === report.target.kind
      ? terminalComparison(earlier, report, { color: io.color, quiet })
      : `it is of kind ${earlier.target.kind}, and this run of kind ${report.target.kind}: they cannot be compared`,
  );
  if (text !== undefined) io.out(fold(`\nSince ${printable(file)}:\n${text}`, io.columns));
}

export async function readBaseline(file: string, io: Io): Promise<Baseline> {
  const { value: known, refuse } = await readYamlFile<KnownFailure[]>(file, 'baseline', io);
  const ids = requirements().map(({ id }) => id);
  known.forEach(({ requirement, reason, owner }, index) => {
    if (unmatched([requirement], ids) !== undefined) throw refuse(`/${index}/requirement`, noRequirement(requirement, ids));
    // A known failure needs a reason and somebody who answers for it.
    if (reason === unfilled.reason) throw refuse(`/${index}/reason`, `expected why ${requirement} may fail, got "${reason}"`);
    if (owner === unfilled.owner) throw refuse(`/${index}/owner`, `expected who answers for ${requirement}, got "${owner}"`);
  });
  return { file, known };
}

type Emitted = Pick<Output, 'out' | 'reporters' | 'isQuiet' | 'hasNotes' | 'before'>;

/** Writes the files of the reporters, and prints; `path` is that of report.json, if it could be written. */
export async function emit(report: Report, output: Emitted, path: string | undefined, publisher: Publisher, io: Io): Promise<void> {
  const { reporters, isQuiet, hasNotes } = output;
  const { also, unwritten } = await writeFiles(report, output, publisher, io);
  const isPrinted = reporters.includes('terminal');
  const isJson = reporters.includes('json') && !isPrinted;
  const settings = { color: io.color, quiet: isQuiet || !isPrinted, path, also: isQuiet ? [] : also, hasNotes };
  const log = isJson || settings.quiet ? undefined : await logOf(io);
  const text = publisher.cleared(isJson ? 'The JSON on the terminal' : 'The text on the terminal', (given) => {
    if (isJson) return json(given).trimEnd();
    const shown = terminal(given, settings);
    return log ? log(given, shown, terminal(given, { ...settings, quiet: true, also: [] })) : shown;
  });
  if (text !== undefined) io.out(isJson ? text : fold(text, io.columns));
  if (unwritten) throw unwritten;
  await summarise(publisher, io);
}

/** Writes what the reporters make; `unwritten` is why one of them could not, as on a full disk, which must not cost the verdict. */
async function writeFiles(report: Report, { reporters: names, out, before: chosen }: Emitted, publisher: Publisher, io: Io) {
  const also: string[] = [];
  try {
    for (const name of names) {
      const before = name === 'html' ? (chosen?.report ?? (await import('./earlier.ts')).earlierReport(out, report, io)) : undefined;
      also.push(...(await writeReports(name, report, publisher, io, before)));
      if (name === 'allure') also.push(...(await (await import('./allure.ts')).writeAllure(report, out, publisher, io)));
    }
    if (also.length > 0 && names.some((name) => fileReporters[name]?.hasPages)) (await import('./pages.ts')).copyPages(report, out, io);
    return { also };
  } catch (error) {
    return { also, unwritten: asUsageError(error) };
  }
}

/** Marks up the text for the log of GitHub or GitLab, which can fold parts of it; undefined elsewhere. */
async function logOf({ env }: Io): Promise<((report: Report, text: string, verdict: string) => string) | undefined> {
  if (env.GITHUB_ACTIONS !== 'true' && env.GITLAB_CI !== 'true') return undefined;
  const { githubLog, gitlabLog } = await import('../../reporters/ci-log.ts');
  const token = randomUUID();
  return env.GITHUB_ACTIONS === 'true' ? (report, text) => githubLog(report, text, token) : gitlabLog;
}

async function summarise(publisher: Publisher, io: Io): Promise<void> {
  const file = io.env.GITHUB_STEP_SUMMARY;
  if (!file) return;
  const { markdown } = await import('../../reporters/markdown/index.ts');
  // The summary has no pages beside it to link to.
  const text = publisher.cleared('The summary of the step', (report) => markdown(report, false));
  try {
    if (text !== undefined) appendFileSync(resolve(io.cwd, file), `${text}\n`);
  } catch (error) {
    io.err(`The summary of the step could not be written (${(error as NodeJS.ErrnoException).code}).`);
  }
}

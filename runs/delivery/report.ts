import { basename, dirname, join } from 'node:path';
import { exitStatusOf } from '../../engine/judging/baseline.ts';
import { compareReports } from '../../reporters/compare.ts';
import { terminalComparison } from '../../reporters/comparison/terminal.ts';
import { fold } from '../../reporters/fold.ts';
import { json } from '../../reporters/json.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import { namesFolder, refuseLinks } from '../files.ts';
import { type Arguments, type Io, UsageError } from '../run.ts';
import { chosenEdition } from '../selection/edition.ts';
import { judgedAgain } from '../selection/judged-again.ts';
import { emit } from './output.ts';
import { createPublisher, reporterNames } from './publish.ts';
import { readReport } from './read-report.ts';

type Settings = Arguments['report'];

export function showReport(args: Settings, io: Io): Promise<number> {
  for (const file of [args.report, args.after])
    if (file !== undefined && namesFolder(dirname(file), io)) refuseLinks(dirname(file), basename(file), io);
  if (args.edition === undefined && args.contract === undefined)
    return args.after === undefined ? otherFormats(args.report, args, io) : comparison(args.report, args.after, args, io);
  if (args.after !== undefined) throw new UsageError('assay: --edition and --contract judge one report again; leave out the second report');
  return otherEdition(args.report, args.edition, args, io);
}

const emitted = ({ reporter, out, quiet, notes }: Settings, otherwise: string) => ({
  out: out ?? otherwise,
  reporters: reporterNames(reporter),
  isQuiet: quiet,
  hasNotes: notes === true,
});

/** Writes an earlier run in other formats; it judges nothing, so the exit status is 0 whatever the verdict. */
async function otherFormats(file: string, args: Settings, io: Io): Promise<number> {
  const output = emitted(args, dirname(file));
  const report = readReport(file, io);
  await emit(report, output, file, createPublisher(report, [], output.out, io), io);
  return 0;
}

/** Judges the recordings of a run by another edition, and says what differs; files go into a folder named after the edition. */
async function otherEdition(file: string, given: string | undefined, args: Settings, io: Io): Promise<number> {
  reporterNames(args.reporter);
  const edition = chosenEdition(given);
  const before = readReport(file, io);
  const command = `assay report ${file}${given === undefined ? '' : ` --edition ${given}`}`;
  const after = await judgedAgain(before, { edition, command, keepsChoices: true }, io);
  const output = emitted(args, join(dirname(file), edition.name));
  const publisher = createPublisher(after, [], output.out, io);
  if (args.out !== undefined) publisher.write('report.json', json);
  await emit(after, output, args.out === undefined ? file : join(output.out, 'report.json'), publisher, io);
  if (output.reporters.includes('terminal') && !output.isQuiet)
    io.out(
      fold(
        `\nEdition ${before.edition} → ${edition.name}:\n${terminalComparison(before, after, { color: io.color, quiet: false })}`,
        io.columns,
      ),
    );
  return exitStatusOf(after);
}

async function comparison(
  first: string,
  second: string,
  { reporter, out = dirname(second), quiet, strict }: Settings,
  io: Io,
): Promise<number> {
  const names = reporterNames(reporter);
  const wrong = names.find((name) => !['terminal', ...Object.keys(comparing)].includes(name));
  if (wrong !== undefined)
    throw new UsageError(`assay: two reports are compared by the reporters terminal, markdown and html, not by ${wrong}`);
  const [before, after] = [readReport(first, io), readReport(second, io)];
  if (before.target.kind !== after.target.kind)
    throw new UsageError(
      `assay: ${first} is of kind ${before.target.kind}, ${second} of kind ${after.target.kind}; they cannot be compared`,
    );
  const publisher = createPublisher(after, [], out, io);
  const written: string[] = [];
  for (const [name, { file, load }] of Object.entries(comparing)) {
    const compared = names.includes(name) ? await load() : undefined;
    const path = compared && publisher.write(file, (now) => compared(before, now));
    if (path !== undefined) written.push(path);
  }
  io.out(fold(terminalComparison(before, after, { color: io.color, quiet: quiet || !names.includes('terminal') }), io.columns));
  if (written.length > 0 && !quiet) io.out(`Also: ${written.join(', ')}`);
  const worse = strict ? ['broken', 'untested'] : ['broken'];
  return compareReports(before, after).changes.some(({ kind }) => worse.includes(kind)) ? 1 : 0;
}

const comparing: Record<string, { file: string; load(): Promise<(before: Report, after: Report) => string> }> = {
  markdown: { file: 'comparison.md', load: async () => (await import('../../reporters/comparison/markdown.ts')).markdownComparison },
  html: { file: 'comparison.html', load: async () => (await import('../../reporters/html/comparison.ts')).htmlComparison },
};

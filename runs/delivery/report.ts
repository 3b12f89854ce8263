import { dirname, join } from 'node:path';
import { UsageError } from '../../engine/documents/usage-error.ts';
import { exitStatusOf } from '../../engine/judging/baseline.ts';
import { judgeAgain } from '../../engine/judging/judge-again.ts';
import type { Report } from '../../engine/judging/report.ts';
import { json } from '../../reporters/json.ts';
import type { Io } from '../io.ts';
import { chosenEdition } from '../selection/edition.ts';
import { rulesFor } from '../selection/rules-for.ts';
import { emit } from './output.ts';
import { createPublisher, type Publisher } from './publish.ts';
import { readReport } from './read-report.ts';
import { reporterNames } from './reporters.ts';

interface Settings {
  reporter: string;
  out?: string | undefined;
  quiet: boolean;
}

interface Wishes extends Settings {
  report: string;
  after?: string | undefined;
  edition?: string | undefined;
  contract?: string | undefined;
}

/** Shows a run once more, by another edition, or beside a later one. */
export function report(args: Wishes, io: Io): Promise<number> {
  if (args.edition === undefined && args.contract === undefined)
    return args.after === undefined ? again(args.report, args, io) : changes(args.report, args.after, args, io);
  if (args.after !== undefined) throw new UsageError('assay: --edition and --contract judge one report again; they go with one');
  return judgedAgain(args.report, args.edition, args, io);
}

/** Makes other formats of a run that is over; it judges nothing, so the verdict is not its status. */
async function again(file: string, { reporter, out = dirname(file), quiet }: Settings, io: Io): Promise<number> {
  const names = reporterNames(reporter);
  const report = readReport(file, io);
  await emit(report, names, { out, quiet, path: file }, createPublisher(report, [], out, io), io);
  return 0;
}

/** Judges the recordings of a run by another edition, and says what differs; files go into a folder named like it. */
async function judgedAgain(file: string, given: string | undefined, { reporter, quiet, ...args }: Settings, io: Io): Promise<number> {
  const names = reporterNames(reporter);
  const edition = await chosenEdition(given, io);
  const before = readReport(file, io);
  const command = `assay report ${file}${given === undefined ? '' : ` --edition ${given}`}`;
  const rules = await rulesFor(before.target.kind);
  const after = judgeAgain(before, { rules, edition, version: io.version, command, keepsChoices: true });
  const out = args.out ?? join(dirname(file), edition.name);
  const publisher = createPublisher(after, [], out, io);
  if (args.out !== undefined) publisher.write('report.json', json);
  await emit(after, names, { out, quiet, path: args.out === undefined ? file : join(out, 'report.json') }, publisher, io);
  if (names.includes('terminal') && !quiet) {
    const { terminalComparison } = await import('../../reporters/comparison/terminal.ts');
    io.out(`\nEdition ${before.edition} → ${edition.name}:\n${terminalComparison(before, after, { color: io.color, quiet: false })}`);
  }
  return exitStatusOf(after);
}

/** Shows what changed between two runs; the status is 1 when something broke. */
async function changes(first: string, second: string, { reporter, out = dirname(second), quiet }: Settings, io: Io): Promise<number> {
  const names = reporterNames(reporter);
  const wrong = names.find((name) => !['terminal', 'markdown', 'html'].includes(name));
  if (wrong !== undefined) throw new UsageError(`assay: two reports are compared in terminal, markdown and html, not in ${wrong}`);
  const [before, after] = [readReport(first, io), readReport(second, io)];
  if (before.target.kind !== after.target.kind)
    throw new UsageError(`assay: ${first} is of a ${before.target.kind}, ${second} of a ${after.target.kind}; they have nothing in common`);
  const publisher = createPublisher(after, [], out, io);
  const written = await comparisons(before, names, publisher);
  const [{ terminalComparison }, { compareReports: compare }] = await Promise.all([
    import('../../reporters/comparison/terminal.ts'),
    import('../../reporters/compare.ts'),
  ]);
  io.out(terminalComparison(before, after, { color: io.color, quiet: quiet || !names.includes('terminal') }));
  if (written.length > 0 && !quiet) io.out(`Also: ${written.join(', ')}`);
  return compare(before, after).changes.some(({ kind }) => kind === 'broken') ? 1 : 0;
}

async function comparisons(before: Report, names: string[], publisher: Publisher): Promise<string[]> {
  const written: (string | undefined)[] = [];
  if (names.includes('markdown')) {
    const { markdownComparison } = await import('../../reporters/comparison/markdown.ts');
    written.push(publisher.write('comparison.md', (after) => markdownComparison(before, after)));
  }
  if (names.includes('html')) {
    const { htmlComparison } = await import('../../reporters/html/comparison.ts');
    written.push(publisher.write('comparison.html', (after) => htmlComparison(before, after)));
  }
  return written.filter((path) => path !== undefined);
}

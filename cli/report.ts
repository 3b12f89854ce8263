import { dirname, resolve } from 'node:path';
import { parseJson } from '../engine/document/json.ts';
import { readDocument } from '../engine/document/read.ts';
import { schemaProblem } from '../engine/document/schema.ts';
import type { Report } from '../engine/report.ts';
import { UsageError } from '../engine/usage-error.ts';
import { defineCommand, type Io } from './command.ts';
import { emit } from './output.ts';
import { createPublisher, type Publisher } from './publish.ts';
import { reporterNames } from './reporters.ts';

export default defineCommand({
  usage: 'report <report> [after]',
  positionals: {
    report: { type: 'string', demandOption: true, describe: 'a report.json' },
    after: { type: 'string', describe: 'the report.json of a later run: shows what changed' },
  },
  options: {
    reporter: {
      type: 'string',
      default: 'terminal',
      requiresArg: true,
      describe: 'what to make, as a list: terminal, json, html, junit, markdown, sarif, allure',
    },
    out: { type: 'string', requiresArg: true, describe: 'the folder for it (that of the report, the later one of two)' },
    quiet: { type: 'boolean', default: false, describe: 'print the verdict alone' },
    color: { type: 'boolean', default: true, describe: 'colours, where the terminal has them' },
  },
  examples: [
    ['assay report report.json', 'show a run once more'],
    ['assay report report.json --reporter html', 'make a page of it'],
    ['assay report before.json after.json', 'what changed; 1 when something broke'],
  ],
  run: (args, io) => (args.after === undefined ? again(args.report, args, io) : changes(args.report, args.after, args, io)),
});

interface Settings {
  reporter: string;
  out?: string | undefined;
  quiet: boolean;
}

/** Makes other formats of a run that is over; it judges nothing, so the verdict is not its status. */
async function again(file: string, { reporter, out = dirname(file), quiet }: Settings, io: Io): Promise<number> {
  const names = reporterNames(reporter);
  const report = readReport(file, io);
  await emit(report, names, { out, quiet, path: file }, createPublisher(report, [], out, io), io);
  return 0;
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
  const [{ terminalComparison }, { compare }] = await Promise.all([
    import('../reporters/comparison/terminal.ts'),
    import('../reporters/compare.ts'),
  ]);
  io.out(terminalComparison(before, after, { color: io.color, quiet: quiet || !names.includes('terminal') }));
  if (written.length > 0 && !quiet) io.out(`Also: ${written.join(', ')}`);
  return compare(before, after).changes.some(({ kind }) => kind === 'broken') ? 1 : 0;
}

async function comparisons(before: Report, names: string[], publisher: Publisher): Promise<string[]> {
  const written: (string | undefined)[] = [];
  if (names.includes('markdown')) {
    const { markdownComparison } = await import('../reporters/comparison/markdown.ts');
    written.push(publisher.write('comparison.md', (after) => markdownComparison(before, after)));
  }
  if (names.includes('html')) {
    const { htmlComparison } = await import('../reporters/html/comparison.ts');
    written.push(publisher.write('comparison.html', (after) => htmlComparison(before, after)));
  }
  return written.filter((path) => path !== undefined);
}

/** Reports are read up to this size; the place of a mistake is looked for in smaller ones. */
const largest = 512 * 1024 * 1024;
const searched = 8 * 1024 * 1024;

/** A report that some Assay wrote; anything else is the user's mistake, shown with its place. */
export function readReport(file: string, io: Io): Report {
  const bytes = readDocument(file, resolve(io.cwd, file), largest);
  const place = (pointer: string): string => {
    if (bytes.length > searched) return file;
    const { line, column } = parseJson(file, bytes).locate(pointer);
    return `${file}:${line}:${column}`;
  };
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new UsageError(`${place('')}: expected a report of Assay in JSON${bytes.length > searched ? '' : `, got ${gotIn(file, bytes)}`}`);
  }
  const problem = schemaProblem('report', value);
  if (problem) throw new UsageError(`${place(problem.pointer)}: no report of Assay: ${problem.text}`);
  return value as Report;
}

const gotIn = (file: string, bytes: Uint8Array): string => parseJson(file, bytes).problem?.got ?? 'something else';

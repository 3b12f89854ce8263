import { randomUUID } from 'node:crypto';
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { makeNamedFolder } from '../../engine/documents/folder.ts';
import { defined } from '../../engine/documents/values.ts';
import { SEPARATOR } from '../../engine/redaction/find.ts';
import type { NamedSecret } from '../../engine/redaction/redactor.ts';
import { secretSearch } from '../../engine/redaction/scan.ts';
import { unclearedTextsIn } from '../../engine/redaction/value.ts';
import { json } from '../../reporters/json.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import { type Io, UsageError, unwritable } from '../run.ts';
import { isOwnReporter, reporterList } from '../selection/reporters.ts';
import { loadReporter, ownFiles } from './own-reporter.ts';

export type Make = (report: Report) => string;

/** Publishes texts without a secret; a text with a secret is withheld, and a line says so. */
export function createPublisher(report: Report, secrets: readonly NamedSecret[], out: string, io: Io) {
  const search = secretSearch(secrets);
  let withheld = 0;

  function cleared(name: string, make: Make): string | undefined {
    const text = make(report);
    const found = make === json ? foundInJson(text) : search(text);
    const leaks = found.length === 0 ? [] : without(found, search(make(ownWords(report))));
    if (leaks.length === 0) return text;
    withhold(name, leaks);
    return undefined;
  }

  /** Searches every text of the report once, apart from the messages that were cleared when they were recorded. */
  function foundInJson(text: string): string[] {
    const texts = unclearedTextsIn(report);
    return search(texts ? [...texts].join(SEPARATOR) : text);
  }

  function withhold(name: string, leaks: readonly string[]): void {
    withheld++;
    io.err(`${name}: withheld, because it contains a secret (${leaks.join(', ')})`);
  }

  return {
    cleared,
    withhold,
    search,
    write(name: string, make: Make): string | undefined {
      const path = join(out, name);
      const text = cleared(path, make);
      if (text === undefined) rmSync(resolve(io.cwd, path), { force: true });
      else writeWhole(path, text, io);
      return text === undefined ? undefined : path;
    },
    hasWithheld: () => withheld > 0,
  };
}

export type Publisher = ReturnType<typeof createPublisher>;

const without = (names: string[], ours: string[]): string[] => names.filter((name) => !ours.includes(name));

/** The report without anything from the target: a secret that is found here too is a word that Assay itself uses. */
const ownWords = ({ manifest: _theirs, ...report }: Report): Report => ({
  ...report,
  target: { kind: report.target.kind, name: '' },
  command: '',
  requirements: report.requirements.map(({ id, surface, level, verdict, text, hint, source, readings }) => ({
    id,
    surface,
    level,
    verdict,
    text,
    hint,
    source,
    ...defined({ readings }),
  })),
  notes: [],
  facts: {},
  gaps: report.gaps.map(({ observed, value, ...ours }) => ours),
  assumptions: report.assumptions.map(({ observed, value, ...ours }) => ours),
  recordings: [],
  exchanges: [],
  resources: { made: 0, undone: 0, unknown: [], left: [] },
});

/** Writes a draft and renames it, so that two runs in one folder never mix. */
export function writeWhole(path: string, content: string | Uint8Array, io: Io, option?: string): void {
  const place = resolve(io.cwd, path);
  const draft = join(dirname(place), `.draft-${randomUUID()}`);
  makeNamedFolder(dirname(path), dirname(place), { fix: option });
  try {
    writeFileSync(draft, content);
    renameSync(draft, place);
  } catch (error) {
    if (existsSync(draft)) rmSync(draft);
    throw unwritable(path, error, option);
  }
}

/** Reporters that write a file; each is loaded only when it is asked for. Those with `hasPages` link to the pages of requirements. */
export const fileReporters: Record<string, { file: string; hasPages?: true; load(before?: Report): Promise<Make> }> = {
  html: {
    file: 'report.html',
    hasPages: true,
    load: async (before) => {
      const { html } = await import('../../reporters/html/index.ts');
      return (report) => html(report, before);
    },
  },
  junit: { file: 'junit.xml', load: async () => (await import('../../reporters/junit.ts')).junit },
  markdown: { file: 'report.md', hasPages: true, load: async () => (await import('../../reporters/markdown/index.ts')).markdown },
  sarif: { file: 'report.sarif', load: async () => (await import('../../reporters/sarif.ts')).sarif },
  baseline: { file: 'baseline.yaml', load: async () => (await import('../../reporters/baseline.ts')).baselineText },
};

export const knownReporters = ['terminal', 'json', ...Object.keys(fileReporters), 'allure'];

export function reporterNames(list: string): string[] {
  const names = reporterList(list);
  const wrong = names.find((name) => !knownReporters.includes(name) && !isOwnReporter(name));
  if (wrong === undefined) return names;
  throw new UsageError(`assay: unknown reporter "${wrong}"; known reporters: ${knownReporters.join(', ')}, or a module (./mine.mjs)`);
}

/** Refuses unknown reporters, and modules that are none, before a run begins. */
export async function usableReporters(names: readonly string[], io: Io): Promise<void> {
  for (const name of names) if (isOwnReporter(name)) await loadReporter(name, io);
}

/** Writes what a reporter makes; returns the paths of the files. */
export async function writeReports(name: string, report: Report, publisher: Publisher, io: Io, before?: Report): Promise<string[]> {
  const own = fileReporters[name];
  const files = own ? [{ file: own.file, make: await own.load(before) }] : isOwnReporter(name) ? await ownFiles(name, report, io) : [];
  return files.flatMap(({ file, make }) => publisher.write(file, make) ?? []);
}

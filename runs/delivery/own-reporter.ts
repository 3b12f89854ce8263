import { basename, extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Report } from '../../specs/generated/schemas.ts';
import { type Io, printable, UsageError } from '../run.ts';

interface ReportFile {
  file: string;
  text: string;
}

/** As library/assay.d.ts declares it. */
export type Reporter = (report: Report) => string | ReportFile[];

/** Loads a reporter of the user's: a module whose default export takes the report and returns text, or a list of files. */
export async function loadReporter(module: string, { cwd }: Pick<Io, 'cwd'>): Promise<Reporter> {
  const loaded: { default?: unknown } = await import(pathToFileURL(resolve(cwd, module)).href).catch((error: unknown) => {
    throw new UsageError(`${module}: cannot be loaded as a reporter: ${messageOf(error)}`);
  });
  if (typeof loaded.default === 'function') return loaded.default as Reporter;
  throw new UsageError(`${module}: expected a function as default export, which takes the report and returns text or a list of files`);
}

/** The files that a reporter of the user's makes, each with the function that makes it; text gets the name of the module. */
export async function ownFiles(
  module: string,
  report: Report,
  io: Pick<Io, 'cwd'>,
): Promise<{ file: string; make(given: Report): string }[]> {
  const reporter = await loadReporter(module, io);
  const filesOf = (given: Report): ReportFile[] => {
    const made: unknown = called(module, () => reporter(structuredClone(given)));
    const files = typeof made === 'string' ? [{ file: `${basename(module, extname(module))}.txt`, text: made }] : made;
    if (Array.isArray(files) && files.every(isFile)) return files;
    throw new UsageError(
      `${module}: expected text, or a list of { file, text } where file is a name without a folder and not report.json, got ${made instanceof Promise ? 'a promise' : printable(String(JSON.stringify(made))).slice(0, 200)}`,
    );
  };
  return filesOf(report).map(({ file }) => ({ file, make: (given) => filesOf(given).find((one) => one.file === file)?.text ?? '' }));
}

const isFile = (given: unknown): given is ReportFile => {
  const { file, text } = (given ?? {}) as Partial<ReportFile>;
  return typeof text === 'string' && typeof file === 'string' && /^[\w-][\w. -]*$/.test(file) && file !== 'report.json';
};

function called<Made>(module: string, make: () => Made): Made {
  try {
    return make();
  } catch (error) {
    throw new UsageError(`${module}: the reporter failed: ${messageOf(error)}`);
  }
}

const messageOf = (error: unknown): string => printable(error instanceof Error ? error.message : String(error));

import { parseJson } from '../../engine/documents/json.ts';
import { schemaProblem } from '../../engine/documents/schema.ts';
import { positionIn } from '../../engine/documents/text.ts';
import { jsonIn } from '../../engine/documents/values.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import { readBytes } from '../files.ts';
import { type Io, printable, UsageError } from '../run.ts';

/** Files up to the first size are read; in those up to the second, a mistake is shown with its line. */
const MAX_BYTES = 500 * 1024 * 1024;
const MAX_LOCATED_BYTES = 8 * 1024 * 1024;

export function readReport(file: string, io: Io): Report {
  const report = readWritten<Report>(file, 'report', 'a report of Assay', io);
  if (Number.parseInt(report.assay, 10) > Number.parseInt(io.version, 10))
    io.err(printable(`${file}: made by Assay ${report.assay}, a newer version; some of it may not be shown`));
  return report;
}

/** Reads JSON that Assay wrote; anything else is a UsageError with its place. */
export function readWritten<T>(file: string, schema: 'report' | 'overview', name: string, io: Io): T {
  const bytes = readBytes(file, io, MAX_BYTES);
  const located = () => (bytes.length > MAX_LOCATED_BYTES ? undefined : parseJson(file, bytes));
  const refuse = (pointer: string, text: string) => {
    const document = located();
    return new UsageError(`${document ? positionIn(file, document.locate(pointer)) : file}: ${text}`);
  };
  const value = jsonIn(new TextDecoder().decode(bytes));
  if (value === undefined) {
    const document = located();
    throw refuse('', `expected ${name} in JSON${document ? `, got ${document.problem?.got ?? 'text that is not JSON'}` : ''}`);
  }
  const problem = schemaProblem(schema, value);
  if (problem) throw refuse(problem.pointer, `not ${name}: ${problem.text}`);
  return value as T;
}

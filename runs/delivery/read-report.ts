import { parseJson } from '../../engine/documents/json.ts';
import { schemaProblem } from '../../engine/documents/schema.ts';
import { UsageError } from '../../engine/documents/usage-error.ts';
import type { Report } from '../../engine/judging/report.ts';
import { readBytes } from '../files.ts';
import type { Io } from '../io.ts';

/** Reports up to the first size are read; in those up to the second, a mistake is shown with its line. */
const MAX_BYTES = 512 * 1024 * 1024;
const MAX_LOCATED_BYTES = 8 * 1024 * 1024;

/** Reads a report that Assay wrote; anything else is a UsageError with its place. */
export function readReport(file: string, io: Io): Report {
  const bytes = readBytes(file, io, MAX_BYTES);
  const place = (pointer: string): string => {
    if (bytes.length > MAX_LOCATED_BYTES) return file;
    const { line, column } = parseJson(file, bytes).locate(pointer);
    return `${file}:${line}:${column}`;
  };
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new UsageError(
      `${place('')}: expected a report of Assay in JSON${bytes.length > MAX_LOCATED_BYTES ? '' : `, got ${gotIn(file, bytes)}`}`,
    );
  }
  const problem = schemaProblem('report', value);
  if (problem) throw new UsageError(`${place(problem.pointer)}: not a report of Assay: ${problem.text}`);
  return value as Report;
}

const gotIn = (file: string, bytes: Uint8Array): string => parseJson(file, bytes).problem?.got ?? 'text that is not JSON';

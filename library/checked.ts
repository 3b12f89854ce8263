import { kind } from '../engine/documents/show.ts';
import { UsageError } from '../engine/documents/usage-error.ts';
import type { Report } from '../specs/generated/schemas.ts';

/** Refuses what lacks a part of a report that is about to be read. */
export function checkedReport(called: string, report: Report, ...parts: (keyof Report)[]): Report {
  const given: object = checkedObject(called, 'a report of Assay', report);
  const missing = parts.find((name) => !(name in given));
  if (missing !== undefined) throw new UsageError(`${called}: expected a report of Assay, got an object without ${missing}`);
  return report;
}

const isTexts = (given: unknown): boolean => Array.isArray(given) && given.every((one) => typeof one === 'string');

/** What a call of the library has and no command line does. */
const callOptions: [name: string, what: string, isRight: (given: unknown) => boolean][] = [
  ['signal', 'an AbortSignal', (given) => typeof given === 'object' && given !== null && 'aborted' in given],
  ['cwd', 'a text', (given) => typeof given === 'string'],
  ['env', 'an object', (given) => typeof given === 'object' && given !== null && !Array.isArray(given)],
  ['allowEnv', 'a list of texts', isTexts],
];

export function checkedCallOptions(called: string, options: object): void {
  const given = new Map<string, unknown>(Object.entries(options));
  for (const [name, what, isRight] of callOptions)
    if (given.get(name) !== undefined && !isRight(given.get(name)))
      throw new UsageError(`${called}: ${name} takes ${what}, got ${kind(given.get(name))}`);
}

/** Refuses an argument that is not an object with these texts: programs in JavaScript have no types. */
export function checkedObject<T extends object>(called: string, what: string, given: T, texts: readonly (keyof T & string)[] = []): T {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new UsageError(`${called}: expected ${what}, got ${kind(given)}`);
  for (const name of texts)
    if (typeof given[name] !== 'string') throw new UsageError(`${called}: expected ${name} as a string, got ${kind(given[name])}`);
  return given;
}

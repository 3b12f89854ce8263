import { supplies } from './needs.ts';

/** A test that was skipped, and why. */
export interface Skipped {
  file: string;
  titles: readonly string[];
  reason: string;
  /** It needs the tests before it in its file. */
  isSerial: boolean;
}

const supplyOf = ({ reason }: Skipped) => Object.values(supplies).find((supply) => supply.reason === reason);

/** Whether CI has to run the test: only what nobody can install excuses it. */
export const hasToRun = (test: Skipped): boolean => supplyOf(test)?.isOptional !== true;

/** The last lines of a run: how many tests were skipped, why, and how to get them. */
export function skippedLines(all: readonly Skipped[], list: string): string[] {
  if (all.length === 0) return [];
  const groups = new Map<string, number>();
  for (const test of all) {
    const how = supplyOf(test)?.get ?? placeOf(test);
    const why = `${test.reason} (${how})`;
    groups.set(why, (groups.get(why) ?? 0) + 1);
  }
  const count = all.length === 1 ? '1 test was skipped' : `${all.length} tests were skipped`;
  const reasons = [...groups].sort(([, a], [, b]) => b - a).map(([why, number]) => `    ${number}: ${why}`);
  return [`  ${count}:`, ...reasons, `  Then run only what was skipped: npx playwright test --test-list ${list}`];
}

const placeOf = ({ file, titles }: Skipped): string => [file, ...titles].join(' › ');

/** A list for `playwright test --test-list`; the whole file where a test needs others, or its title cannot be written there. */
export const testList = (all: readonly Skipped[]): string =>
  [...new Set(all.map((test) => (test.isSerial || !test.titles.every(isListable) ? test.file : placeOf(test))))]
    .map((line) => `${line}\n`)
    .join('');

const isListable = (title: string): boolean => title === title.trim() && !/[›\n]/.test(title);

import { readdirSync, readFileSync } from 'node:fs';

/** The variable whose value marks the processes of one test. */
export const markVariable = 'ASSAY_TEST_MARK';

/** Every living process whose environment holds the mark. */
export const marked = (mark: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && environment(name).includes(mark))
    .map(Number);

function environment(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1');
  } catch {
    return ''; // the process has ended, or belongs to another user
  }
}

import type { Report } from '../../engine/judging/report.ts';
import { printable } from '../../engine/redaction/printable.ts';
import { terminalComparison } from '../../reporters/comparison/terminal.ts';
import type { Io } from '../io.ts';
import type { Publisher } from './publish.ts';

interface Settings {
  before?: string | undefined;
  color: boolean;
  quiet: boolean;
}

/** Prints what is new and what is fixed since an earlier run (`--before`). */
export function printSince(earlier: Report, { before = '', ...settings }: Settings, publisher: Publisher, io: Io): void {
  const text = publisher.cleared('The comparison on the terminal', (report) =>
    earlier.target.kind === report.target.kind
      ? terminalComparison(earlier, report, settings)
      : `it is of a ${earlier.target.kind}, and this run of a ${report.target.kind}: they have nothing in common`,
  );
  if (text !== undefined) io.out(`\nSince ${printable(before)}:\n${text}`);
}

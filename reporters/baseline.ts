import { fingerprintOf } from '../engine/judging/fingerprint.ts';
import { matcher } from '../engine/judging/selection.ts';
import type { BaselineEntry, Outcome, Report } from '../specs/generated/schemas.ts';

export const baselineEntries = ({ baseline }: Report): BaselineEntry[] => baseline?.entries ?? [];

/** Whether an entry fails the run itself. */
export const isOverdue = ({ state }: BaselineEntry): boolean => state === 'stale' || state === 'expired';

/** The entry that excuses a requirement, so that it does not count. */
export const baselineEntryFor = (report: Report, id: string): BaselineEntry | undefined =>
  baselineEntries(report).find(({ known }) => known.includes(id));

/** Fingerprints of problems that no entry of the baseline covers. */
export function unknownProblems(report: Report, { id, problems = [] }: Outcome): string[] {
  if (!report.baseline) return [];
  const own = baselineEntries(report).filter(({ state, requirement }) => state === 'holds' && matcher([requirement])(id));
  const prints = problems.map((problem) => fingerprintOf(id, problem));
  return [...new Set(prints)].filter((print) => !own.some(({ fingerprint = print }) => fingerprint === print));
}

export function entryText(entry: BaselineEntry): string {
  const { requirement, reason, owner, expires, kind, says } = entry;
  const what = kind === 'flaky' ? 'known to be flaky' : 'known to fail';
  const why = `${what}, ${reason} (${owner}, until ${expires})`;
  if (isOverdue(entry)) return `${requirement}: ${says}; it was ${why}`;
  return `${requirement}: ${why}${says ? `; ${says}` : ''}`;
}

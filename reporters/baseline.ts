import type { BaselineEntry } from '../engine/judging/baseline.ts';
import type { Report } from '../engine/judging/report.ts';

export const baselineEntries = ({ baseline }: Report): BaselineEntry[] => baseline?.entries ?? [];

/** The entry because of which a requirement does not count, where there is one. */
export const baselineEntryFor = (report: Report, id: string): BaselineEntry | undefined =>
  baselineEntries(report).find(({ known }) => known.includes(id));

/** An entry in one sentence. */
export function entryText({ requirement, reason, owner, expires, kind, state, says }: BaselineEntry): string {
  const what = kind === 'flaky' ? 'known to be flaky' : 'known to fail';
  const why = `${what}, ${reason} (${owner}, until ${expires})`;
  return `${requirement}: ${state === 'stale' || state === 'expired' ? `${says}; it was ${why}` : says ? `${why}; ${says}` : why}`;
}

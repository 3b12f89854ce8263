import type { BlindOddityRow, BugRow, PairRow } from './data.ts';

/** What is hard to see from outside. */
export interface Hidden {
  bugs: Record<string, BugRow>;
  pairs: Record<string, PairRow>;
  oddities: Record<string, BlindOddityRow>;
}

/** Without a browser one must is untested: a run in which everything passes is partial. */
const isCertified = ({ verdict }: { verdict: string }) => ['conforming', 'partial'].includes(verdict);

export const certifiedPairs = ({ pairs }: Hidden): string[] =>
  Object.entries(pairs).flatMap(([name, row]) => (isCertified(row) ? [name] : []));

const meetable = ({ bugs }: Hidden) => Object.entries(bugs).filter(([, { unmeetable }]) => !unmeetable);

/** How many of the bugs that can be met were met. */
export function metShare(hidden: Hidden): [met: number, all: number] {
  const bugs = meetable(hidden);
  return [bugs.filter(([, { missed }]) => missed === undefined).length, bugs.length];
}

/** What the pairs and the legal ones came to, each in a few words. */
export function hiddenFigures(hidden: Hidden): { pairs: string; oddities: string } {
  const pairs = Object.values(hidden.pairs);
  const oddities = Object.values(hidden.oddities);
  const isInconclusive = ({ verdict }: { verdict: string }) => verdict === 'inconclusive';
  return {
    pairs: `${pairs.length} pairs, ${certifiedPairs(hidden).length} certified, ${pairs.filter(isInconclusive).length} inconclusive`,
    oddities: `${oddities.length} services, ${oddities.flatMap(({ alarms }) => alarms).length} false alarms, ${oddities.filter(isInconclusive).length} inconclusive`,
  };
}

/** The bugs that no run meets, as a section of the page. */
export function missedSection(hidden: Hidden): string {
  const missed = meetable(hidden).filter(([, row]) => row.missed !== undefined);
  const out = Object.entries(hidden.bugs).filter(([, { unmeetable }]) => unmeetable);
  if (missed.length + out.length === 0) return '';
  return `
## Bugs that no run meets

Missed although the condition can be met from outside:

${reasons(missed)}
Not to be met from outside within one run:

${reasons(out)}`;
}

const reasons = (rows: [string, BugRow][]) =>
  rows.map(([name, { missed }]) => `- \`${name}\`: ${typeof missed === 'string' ? missed : 'no reason yet'}\n`).join('') || 'None.\n';

import type { BlindOddityRow, BugRow, OtherRow, PairRow } from './data.ts';

/** What is hard to see from outside. */
export interface Hidden {
  bugs: Record<string, BugRow>;
  pairs: Record<string, PairRow>;
  oddities: Record<string, BlindOddityRow>;
  others: Record<string, OtherRow>;
}

/** Without a browser one must is untested: a run in which everything passes is partial. */
const isCertified = ({ verdict }: { verdict: string }) => ['conforming', 'partial'].includes(verdict);

export const certifiedPairs = ({ pairs }: Hidden): string[] =>
  Object.entries(pairs).flatMap(([name, row]) => (isCertified(row) ? [name] : []));

const meetable = ({ bugs }: Hidden) => Object.entries(bugs).filter(([, { unmeetable }]) => !unmeetable);

/** The figures of the page, by the marks of the guide; none before anything was proved. */
export function hiddenFigures(hidden: Hidden): Record<'bugs' | 'pairs' | 'blind' | 'by others', string> {
  const bugs = meetable(hidden);
  const pairs = Object.values(hidden.pairs);
  const oddities = Object.values(hidden.oddities);
  const met = bugs.filter(([, { missed }]) => missed === undefined).length;
  const inconclusive = (rows: { verdict: string }[]) => `${rows.filter(({ verdict }) => verdict === 'inconclusive').length} inconclusive`;
  const others = Object.values(hidden.others);
  const seen = others.filter(({ missed }) => missed === undefined);
  const named = seen.filter(({ unnamed }) => unnamed === undefined);
  const byOthers = others.length === 0 ? '' : `${seen.length} of ${others.length} noticed, ${named.length} with the condition`;
  if (bugs.length + pairs.length + oddities.length === 0) return { bugs: '', pairs: '', blind: '', 'by others': byOthers };
  return {
    'by others': byOthers,
    bugs: `${met} of ${bugs.length} bugs met that can be met from outside`,
    pairs: `${pairs.length} pairs, ${certifiedPairs(hidden).length} certified, ${inconclusive(pairs)}`,
    blind: `${oddities.length} services, ${oddities.flatMap(({ alarms }) => alarms).length} false alarms, ${inconclusive(oddities)}`,
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

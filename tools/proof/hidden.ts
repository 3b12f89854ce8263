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

/** The rows of the page's table; none before anything was proved. */
export function hiddenRows(hidden: Hidden, link: (table: string) => string): { 'what is shown': string; figure: string; data: string }[] {
  const bugs = meetable(hidden);
  const pairs = Object.values(hidden.pairs);
  const oddities = Object.values(hidden.oddities);
  if (bugs.length + pairs.length + oddities.length === 0) return [];
  const met = bugs.filter(([, { missed }]) => missed === undefined).length;
  const inconclusive = (rows: { verdict: string }[]) => `${rows.filter(({ verdict }) => verdict === 'inconclusive').length} inconclusive`;
  return [
    {
      'what is shown': '**Conditional bugs**: a check is skipped under one condition. No such service is certified.',
      figure: `${met} of ${bugs.length} bugs met that can be met from outside`,
      data: link('conditional'),
    },
    {
      'what is shown': '**Blind pairs**: a broken must beside a weakness that may hide it. No such service is certified.',
      figure: `${pairs.length} pairs, ${certifiedPairs(hidden).length} certified, ${inconclusive(pairs)}`,
      data: link('blind-pairs'),
    },
    {
      'what is shown': 'What is legal and hard to look into, alone and in twos, raises no alarm.',
      figure: `${oddities.length} services, ${oddities.flatMap(({ alarms }) => alarms).length} false alarms, ${inconclusive(oddities)}`,
      data: link('blind-oddities'),
    },
  ];
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

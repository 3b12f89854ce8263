import { AssertionError } from 'node:assert';
import { exitStatusOf } from '../engine/judging/baseline.ts';
import { missingOutcomes } from '../engine/judging/verdict.ts';
import type { Outcome, Report } from '../specs/generated/schemas.ts';
import type * as declared from './assay.d.ts';
import { checkedReport } from './checked.ts';

const MAX_REASONS = 5;

/** Why a report does not conform, as a text for people; undefined if it conforms. */
export function whyNotConforming(report: Report): string | undefined {
  const { target, verdict, because, complete, counts } = checkedReport(
    'assertConforming',
    report,
    'target',
    'verdict',
    'counts',
    'requirements',
  );
  const first = `expected ${target.name} to conform, got ${verdict}: ${because}`;
  if (exitStatusOf(report, { strict: false }) !== 0) return [first, ...reasonsIn(report)].join('\n');
  if (!complete) return `${first}\n  the run was cut short`;
  return counts.pass === 0 ? `${first}\n  no requirement passed: nothing was judged` : undefined;
}

export const assertConforming: typeof declared.assertConforming = (report) => {
  const message = whyNotConforming(report);
  if (message !== undefined)
    throw new AssertionError({ message, actual: report.verdict, expected: 'conforming', operator: 'assertConforming' });
};

/** The first failures; without any, the first requirements that are undecided or missing. */
function reasonsIn({ requirements, verdict }: Report): string[] {
  const musts = requirements.filter(({ level }) => level === 'must');
  const failed = requirements.filter((one) => one.verdict === 'fail');
  const warned = requirements.filter((one) => one.verdict === 'warn');
  const open = musts.filter((one) => one.verdict === 'undecided' || one.verdict === 'blocked');
  const lists = [failed, verdict === 'not-conforming' ? [...open, ...warned] : open, missingOutcomes(requirements)];
  const listed = lists.find((list) => list.length > 0) ?? [];
  const lines = listed.slice(0, MAX_REASONS).map((one) => `  ${one.verdict} ${one.id}: ${whyOf(one)}`);
  return listed.length > MAX_REASONS ? [...lines, `  and ${listed.length - MAX_REASONS} more`] : lines;
}

const whyOf = ({ problems = [], reason }: Outcome): string => {
  const [first] = problems;
  return first ? `expected ${first.expected}, got ${first.got}` : (reason ?? 'no reason');
};

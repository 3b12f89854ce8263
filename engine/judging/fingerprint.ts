import { hash } from 'node:crypto';
import type { Outcome, Problem, Report } from '../../specs/generated/schemas.ts';
import { formerlyWorded } from './judgement.ts';
import type { StatedFacts } from './problem.ts';

/** Parts of a text that differ from run to run, each with its replacement, in the order in which they are replaced. */
const variableParts: [RegExp, string][] = [
  [/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, '<id>'],
  [/\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?/g, '<time>'],
  [/(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT/g, '<time>'],
  [/\d+(?:\.\d+)? ?(?:ms|s|seconds?|minutes?|hours?|days?)\b/g, '<duration>'],
  [/(?<=:\/\/[^/\s:]+):\d+/g, ''],
  [/(?<=\/)\d+(?=[/?#\s"']|$)/g, '<id>'],
  // A word of letters and digits that is long, or ends in a dash or an underscore and a number.
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])(?:[\w-]{8,}|[A-Za-z]+[_-]\d+)(?![\w-])/g, '<id>'],
  [/\d{5,}/g, '<number>'],
  [/ \(and \d+ more\)$/, ''],
];

/** A longer text is cut: the target decides how long an address is, and the time of the patterns grows with its square. */
const MAX_READ = 2_000;

const withoutVariableParts = (text: string): string =>
  variableParts.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text.slice(0, MAX_READ));

/** A document without its folder, line and column. */
const placeOf = ({ at = '', pointer = '' }: Pick<Problem, 'at' | 'pointer'>): string =>
  `${at.slice(0, MAX_READ).replace(/^.*?([^/\s]+):\d+:\d+$/, '$1')} ${pointer}`;

type Printed = Pick<Problem, 'expected' | 'got' | 'at' | 'pointer' | 'fingerprint' | 'code' | 'facts'>;

/** The fingerprint that version 2 gave a problem, by its words without ids, times, durations, ports and lines. */
function fingerprintByWords(requirement: string, problem: Printed): string {
  const parts = [requirement, placeOf(problem), problem.expected, problem.got].map(withoutVariableParts);
  return hash('sha256', parts.join('\n')).slice(0, 12);
}

/** The fingerprint of a problem: the same in every run, whatever its words are. */
export const fingerprintOf = (requirement: string, problem: Printed): string =>
  problem.fingerprint ?? fingerprintByWords(requirement, problem);

/** The fingerprints by which a baseline or an earlier report may know a problem; version 2 made them of words. */
export function fingerprintsOf(requirement: string, problem: Printed): string[] {
  const { code = '', facts = {} } = problem;
  const former = formerlyWorded(requirement, { code, facts: facts as StatedFacts });
  return [
    fingerprintOf(requirement, problem),
    fingerprintByWords(requirement, problem),
    ...(former ? [fingerprintByWords(requirement, { ...problem, ...former })] : []),
  ];
}

const marked = (outcome: Outcome): Outcome =>
  outcome.problems
    ? { ...outcome, problems: outcome.problems.map((problem) => ({ ...problem, fingerprint: fingerprintOf(outcome.id, problem) })) }
    : outcome;

export const fingerprinted = (report: Report): Report => ({
  ...report,
  requirements: report.requirements.map(marked),
  ...(report.unscored && { unscored: report.unscored.map(marked) }),
});

/** Adds what is known only at the end: the fingerprint of each problem, and how long the run took. */
export const finished = (report: Report, now: Date): Report => ({
  ...fingerprinted(report),
  ended: now.toISOString(),
  ms: now.getTime() - Date.parse(report.started),
});

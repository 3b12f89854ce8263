import type { Counts, Outcome, RunVerdict } from '../../specs/generated/schemas.ts';

export const isWrong = (verdict: string): boolean => verdict === 'fail' || verdict === 'warn';

export function countVerdicts(outcomes: readonly Outcome[]): Counts {
  const counts: Counts = { pass: 0, fail: 0, warn: 0, blocked: 0, undecided: 0, untested: 0, 'not-applicable': 0 };
  for (const { verdict } of outcomes) counts[verdict]++;
  return counts;
}

/** The verdict of a run: the first of the four that applies, and the reason in one sentence. */
export function runVerdict(outcomes: readonly Outcome[], { strict = false } = {}): { verdict: RunVerdict; because: string } {
  const required = outcomes.filter(({ level }) => level === 'must');
  const of = (...verdicts: Outcome['verdict'][]) => required.filter(({ verdict }) => verdicts.includes(verdict));
  const failed = of('fail');
  const warned = strict ? outcomes.filter(({ verdict }) => verdict === 'warn') : [];
  const blocked = of('blocked').filter(({ blockedBy }) => !outcomes.some(({ id, level }) => id === blockedBy && level === 'should'));
  const checks = ({ length }: readonly Outcome[], what: string) => `${length} of ${required.length} required checks ${what}`;
  if (failed.length > 0) return { verdict: 'not-conforming', because: checks(failed, 'failed') };
  if (warned.length > 0) {
    const because = `${warned.length} ${warned.length === 1 ? 'check' : 'checks'} warned, and --strict allows no warnings`;
    return { verdict: 'not-conforming', because };
  }
  if (blocked.length > 0) return { verdict: 'not-conforming', because: checks(blocked, 'blocked by a failure') };
  const undecided = of('undecided', 'blocked');
  if (undecided.length > 0) return { verdict: 'inconclusive', because: checks(undecided, 'undecided') };
  const untested = of('untested');
  if (untested.length > 0) return { verdict: 'partial', because: checks(untested, 'not tested') };
  const passed = of('pass', 'not-applicable');
  const what = 'passed or do not apply';
  if (passed.length < required.length) return { verdict: 'conforming', because: `${checks(passed, what)}, the others warned` };
  return { verdict: 'conforming', because: `all ${required.length} required checks ${what}` };
}

/** A partial run exits with 0 if the user asked for a part. */
export function exitStatus(verdict: RunVerdict, outcomes: readonly Outcome[]): 0 | 1 | 3 | 4 {
  if (verdict === 'not-conforming') return 1;
  if (verdict === 'inconclusive') return 3;
  if (verdict === 'partial') return missingOutcomes(outcomes).length > 0 ? 4 : 0;
  return 0;
}

/** Required checks that are untested although the user did not leave them out: something was missing. */
export const missingOutcomes = (outcomes: readonly Outcome[]): Outcome[] =>
  outcomes.filter(({ level, verdict, byChoice }) => level === 'must' && verdict === 'untested' && !byChoice);

/** The exit status of many runs: a failure counts most, then wrong usage, then inconclusive, then incomplete. */
export const worstStatus = (statuses: readonly number[]): number => [1, 2, 3, 4].find((status) => statuses.includes(status)) ?? 0;

import type { components } from '../../specs/generated/schemas.ts';

export type Outcome = components['schemas']['Outcome'];
export type RunVerdict = components['schemas']['RunVerdict'];
export type Counts = components['schemas']['Counts'];

export function count(outcomes: readonly Outcome[]): Counts {
  const counts: Counts = { pass: 0, fail: 0, warn: 0, blocked: 0, undecided: 0, untested: 0, 'not-applicable': 0 };
  for (const { verdict } of outcomes) counts[verdict]++;
  return counts;
}

/** The verdict of a run: the first of the four that holds, and the sentence behind it. */
export function runVerdict(outcomes: readonly Outcome[], { strict = false } = {}): { verdict: RunVerdict; because: string } {
  const musts = outcomes.filter(({ level }) => level === 'must');
  const of = (...verdicts: Outcome['verdict'][]) => musts.filter(({ verdict }) => verdicts.includes(verdict));
  const failed = of('fail');
  const warned = strict ? outcomes.filter(({ verdict }) => verdict === 'warn') : [];
  const blocked = of('blocked').filter(({ blockedBy }) => !outcomes.some(({ id, level }) => id === blockedBy && level === 'should'));
  if (failed.length > 0) return { verdict: 'not-conforming', because: `${failed.length} of ${musts.length} musts failed` };
  if (warned.length > 0) return { verdict: 'not-conforming', because: `${warned.length} warned, which --strict does not allow` };
  if (blocked.length > 0) return { verdict: 'not-conforming', because: `${blocked.length} of ${musts.length} musts blocked by a failure` };
  const undecided = of('undecided', 'blocked');
  if (undecided.length > 0) return { verdict: 'inconclusive', because: `${undecided.length} of ${musts.length} musts undecided` };
  const untested = of('untested');
  if (untested.length > 0) return { verdict: 'partial', because: `${untested.length} of ${musts.length} musts not tested` };
  return { verdict: 'conforming', because: `all ${musts.length} musts hold or do not apply` };
}

/** Exit status of a run; partial is fine where the user asked for a part. */
export function exitStatus(verdict: RunVerdict, outcomes: readonly Outcome[]): 0 | 1 | 3 | 4 {
  if (verdict === 'not-conforming') return 1;
  if (verdict === 'inconclusive') return 3;
  if (verdict === 'partial') return wanting(outcomes).length > 0 ? 4 : 0;
  return 0;
}

/** Musts that are untested although the user left nothing out: something is missing. */
export const wanting = (outcomes: readonly Outcome[]): Outcome[] =>
  outcomes.filter(({ level, verdict, byChoice }) => level === 'must' && verdict === 'untested' && !byChoice);

/** Of many: what is certain comes before what is not: a failure, a configuration that is broken, an open question, a part that is missing. */
export const worstStatus = (statuses: readonly number[]): number => [1, 2, 3, 4].find((status) => statuses.includes(status)) ?? 0;

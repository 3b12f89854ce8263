import { missingOutcomes } from '../../../engine/judging/verdict.ts';
import type { Report } from '../../../specs/generated/schemas.ts';

/** What a run made of a broken target. */
export interface Notice {
  verdict: Report['verdict'];
  /** The broken requirements that failed or warned with a problem of their own. */
  by: string[];
  /** The broken requirements that the run could not decide. */
  undecided: string[];
  /** Whether the target got away with it. */
  isMissed: boolean;
}

/** Whether a run noticed: a broken must fails or is left undecided, and a broken should warns; a run that is inconclusive for another reason noticed nothing. */
export function noticed(breaks: readonly string[], { requirements, verdict, complete }: Report): Notice {
  const broken = requirements.filter(({ id }) => breaks.includes(id));
  const by = broken.filter((row) => ['fail', 'warn'].includes(row.verdict) && row.problems?.length).map(({ id }) => id as string);
  // A problem that is only a warning by the words of its row is told, and does not keep the target from its certificate.
  const isMust = broken.some(({ level, verdict }) => level === 'must' && verdict !== 'warn');
  const undecided = broken.filter((row) => ['undecided', 'blocked'].includes(row.verdict)).map(({ id }) => id as string);
  const isSeen = by.length + (isMust ? undecided.length : 0) > 0 || verdict === 'not-conforming';
  // A must that something kept from being tested is no part of a certificate.
  const isOpen = missingOutcomes(broken).length > 0;
  return { verdict, by, undecided, isMissed: !complete || !(isSeen || isOpen) || (isMust && !isOpen && isCertified(verdict)) };
}

/** Without a browser one must is untested, so that a run in which everything passes is partial. */
const isCertified = (verdict: Report['verdict']): boolean => ['conforming', 'partial'].includes(verdict);

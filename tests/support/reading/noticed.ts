import { missingOutcomes } from '../../../engine/judging/verdict.ts';
import type { Report } from '../../../specs/generated/schemas.ts';

/** What a run made of a broken target. */
export interface Notice {
  verdict: Report['verdict'];
  /** The broken requirements that failed or warned with a problem of their own. */
  by: string[];
  /** The broken requirements that the run could not decide; or did not test, if no broken must passed. */
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
  const isPassed = broken.some(({ level, verdict }) => level === 'must' && verdict === 'pass');
  const open = isPassed ? ['undecided', 'blocked'] : ['undecided', 'blocked', 'untested'];
  const undecided = broken.filter((row) => open.includes(row.verdict)).map(({ id }) => id as string);
  const isSeen = by.length + (isMust ? undecided.length : 0) > 0 || verdict === 'not-conforming';
  // Without a browser one must is left out, so that a run in which all else passes is partial; where something is missing, or no broken must passed, nothing is certified.
  const isIncomplete = verdict === 'partial' && missingOutcomes(requirements).length > 0;
  const isCertified = verdict === 'conforming' || (verdict === 'partial' && !isIncomplete && isPassed);
  const isMissed = isMust ? isCertified || !(isSeen || isIncomplete) : !isSeen;
  return { verdict, by, undecided, isMissed: isMissed || !complete };
}

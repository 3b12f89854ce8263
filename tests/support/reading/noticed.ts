import type { Report } from '../../../specs/generated/schemas.ts';

/** What a run made of a broken target. */
export interface Notice {
  verdict: Report['verdict'];
  /** The broken requirements that failed or warned with a problem of their own. */
  by: string[];
  /** Whether the target got away with it. */
  isMissed: boolean;
}

/** Whether a run noticed: a broken must leaves no target conforming, and a broken should warns. */
export function noticed(breaks: readonly string[], { requirements, verdict, complete }: Report): Notice {
  const broken = requirements.filter(({ id }) => breaks.includes(id));
  const by = broken.filter((row) => ['fail', 'warn'].includes(row.verdict) && row.problems?.length).map(({ id }) => id as string);
  const isMust = broken.some(({ level }) => level === 'must');
  const isMissed = isMust ? isCertified(verdict) : by.length === 0;
  return { verdict, by, isMissed: isMissed || !complete };
}

/** Without a browser one must is untested, so that a run in which everything passes is partial. */
export const isCertified = (verdict: Report['verdict']): boolean => ['conforming', 'partial'].includes(verdict);

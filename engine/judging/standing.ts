import type { OverviewTarget } from '../../specs/generated/schemas.ts';

export type Standing = NonNullable<OverviewTarget['standing']>;

/** How a target can stand; what is most urgent comes first. */
export const standings: readonly Standing[] = ['down', 'failing', 'unsure', 'incomplete', 'known', 'fine'];

const byStatus: Record<number, Standing> = { 1: 'failing', 4: 'incomplete' };

/** The one standing of a target. `known`: all that fails is in its baseline; `fine`: all that was tried passed. */
export function standingOf({ down, status = 3, verdict }: Pick<OverviewTarget, 'down' | 'status' | 'verdict'>): Standing {
  if (down) return 'down';
  if (status !== 0) return byStatus[status] ?? 'unsure';
  return verdict === 'conforming' || verdict === 'partial' ? 'fine' : 'known';
}

/** How many targets stand how; each is counted once. */
export const countsOf = (targets: readonly OverviewTarget[]): Partial<Record<Standing, number>> =>
  Object.fromEntries(
    standings.flatMap((standing) => {
      const number = targets.filter((target) => standingOf(target) === standing).length;
      return number > 0 ? [[standing, number]] : [];
    }),
  );

export const isStanding = (word: string): word is Standing => standings.some((standing) => standing === word);

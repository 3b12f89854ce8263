import { countText, momentText } from '../../engine/documents/show.ts';
import { countsOf } from '../../engine/judging/overview.ts';
import type { Overview, OverviewTarget } from '../../specs/generated/schemas.ts';

/** Whom to call about a target, in brackets; empty if the list of targets does not say. */
export function ownerText({ owner, contact }: Pick<OverviewTarget, 'owner' | 'contact'>): string {
  const known = [owner, contact].filter(Boolean).join(', ');
  return known === '' ? '' : ` (${known})`;
}

export const sinceText = (moment: string | undefined): string => (moment === undefined ? '' : ` since ${momentText(moment)}`);

export const downIn = (targets: readonly OverviewTarget[]): OverviewTarget[] => targets.filter(({ down }) => down);

/** How many targets have which verdict, and how many are down. */
export function totalsText({ targets }: Pick<Overview, 'targets'>): string {
  const counts = Object.entries(countsOf(targets)).map(([verdict, number]) => `${number} ${verdict}`);
  const down = downIn(targets).length;
  return `${countText(targets.length, 'target')}: ${counts.join(', ')}${down > 0 ? `; ${down} down` : ''}`;
}

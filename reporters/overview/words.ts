import { countText, momentText } from '../../engine/documents/show.ts';
import type { TargetChange } from '../../engine/judging/changes.ts';
import { countsOf, standingOf } from '../../engine/judging/standing.ts';
import { shellQuoted } from '../../engine/wire/http/curl.ts';
import type { Overview, OverviewTarget } from '../../specs/generated/schemas.ts';
import { groups } from '../groups.ts';

/** Whom to call about a target, in brackets; empty if the list of targets does not say. */
export function ownerText({ owner, contact }: Pick<OverviewTarget, 'owner' | 'contact'>): string {
  const known = [owner, contact].filter(Boolean).join(', ');
  return known === '' ? '' : ` (${known})`;
}

export const sinceText = (moment: string | undefined): string => (moment === undefined ? '' : ` since ${momentText(moment)}`);

export const downIn = (targets: readonly OverviewTarget[]): OverviewTarget[] => targets.filter(({ down }) => down);

/** Who chose a part with an option has targets that are fine in that part only. */
const isPart = (targets: readonly OverviewTarget[]): boolean =>
  targets.some((target) => target.verdict === 'partial' && standingOf(target) === 'fine');

/** How many targets stand how, the most urgent first: `1 down, 2 failing, 27 fine`; and what is missing or was left behind. */
export function standingsText({ targets, missing = [], stale = [], unfinished = [], left = [] }: Overview): string {
  const fine = isPart(targets) ? 'fine in what was tried' : 'fine';
  const counts = Object.entries(countsOf(targets));
  const isAll = counts.length === 1 && counts[0]?.[0] === 'fine';
  const shards = missing.length + stale.length + unfinished.length;
  const litter = left.reduce((sum, one) => sum + one.left + one.unknown, 0);
  const words = counts.map(([standing, number]) => `${isAll ? 'all' : number} ${standing === 'fine' ? fine : standing}`);
  const also = [...(shards > 0 ? [`${countText(shards, 'shard')} missing`] : []), ...(litter > 0 ? [`${litter} left behind`] : [])];
  return [words.join(', '), ...also].join('; ');
}

/** Which shards are not whole, one line each. */
export const shardTexts = ({ missing = [], stale = [], unfinished = [] }: Overview): string[] => [
  ...missing.map((index) => `shard ${index} is missing: its targets were not judged`),
  ...stale.map(({ index, at }) => `shard ${index} is of another run: it began at ${momentText(at)}; run it again`),
  ...unfinished.map((folder) => `${folder} ended in the middle: what it had judged is here, the rest is unsure`),
];

/** What was left behind at targets, a line for each folder that assay reap takes. */
export const leftTexts = ({ left = [] }: Pick<Overview, 'left'>): string[] =>
  groups(left, ({ folder }) => folder).map(([folder, own]) => {
    const sum = (of: 'left' | 'unknown') => own.reduce((number, one) => number + one[of], 0);
    const names = own.map(({ target }) => target).join(', ');
    return `Left behind ${sum('left')}, unknown ${sum('unknown')} (${names}): assay reap ${shellQuoted(folder)}`;
  });

export const totalsText = (overview: Overview): string => `${countText(overview.targets.length, 'target')}: ${standingsText(overview)}`;

/** What changed at one target, in words; `most` is how many requirements are named. */
export function changeText({ change, requirements, was, standing, why, down }: TargetChange, most = requirements.length): string {
  const more = requirements.length - most;
  const ids = requirements.slice(0, most).join(', ') + (more > 0 ? ` and ${more} more` : '');
  const because = ids || (standing === 'fine' ? '' : why);
  const words: Record<TargetChange['change'], string> = {
    new: `is new, and ${standing}${because ? `: ${because}` : ''}`,
    down: `down: ${down?.why}`,
    back: `is back, it was down${sinceText(down?.since)}`,
    'newly failing': `newly failing: ${ids}`,
    'new warning': `new warning: ${ids}`,
    fixed: `fixed: ${ids}`,
    standing: `was ${was}, is ${standing}${because ? `: ${because}` : ''}`,
    dropped: 'is not in this run',
  };
  return words[change];
}

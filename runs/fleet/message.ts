import { defined } from '../../engine/documents/values.ts';
import { changesOf, type TargetChange } from '../../engine/judging/changes.ts';
import { expiryText } from '../../engine/judging/expiry.ts';
import { countsOf } from '../../engine/judging/standing.ts';
import { groups } from '../../reporters/groups.ts';
import { changeText, downIn, leftTexts, ownerText, shardTexts, sinceText, totalsText } from '../../reporters/overview/words.ts';
import type { Expiring, Overview, OverviewTarget } from '../../specs/generated/schemas.ts';
import { printable } from '../run.ts';

/** Chat tools cut long texts; `changes` has all. */
const MAX_LINES = 50;

/** A change, or what expires, with whom to call and the address of the report. */
type Item = (TargetChange | { target: string; change: 'expired' | 'expires soon'; requirements: string[]; expiry: Expiring }) &
  Pick<OverviewTarget, 'owner' | 'contact'> & { report?: string };

/** What changed since the run before; an expiry is reported only when it is new. */
function itemsOf(overview: Overview, link: string | undefined): Item[] {
  const byName = new Map(overview.targets.map((target) => [target.name, target]));
  const expiring = (overview.expiring ?? []).filter(({ isNew }) => isNew);
  const all = [
    ...changesOf(overview),
    ...expiring.map((expiry) => {
      const change = expiry.days < 0 ? ('expired' as const) : ('expires soon' as const);
      return { target: expiry.target, change, requirements: [], expiry };
    }),
  ];
  return all.map((one) => {
    const { owner, contact, report } = byName.get(one.target) ?? {};
    const address = link && report && new URL(`${encodeURIComponent(one.target)}/${report}`, link).href;
    return { ...one, ...(owner && { owner }), ...(contact && { contact }), ...(address && { report: address }) };
  });
}

const wordsOf = (item: Item): string => ('expiry' in item ? expiryText(item.expiry) : changeText(item));

/** The body of the post: `text` is what chat tools show, the rest is for programs. Undefined if nothing changed. */
export function notification(overview: Overview, link?: string) {
  const { targets, edition, at } = overview;
  const changes = itemsOf(overview, link);
  const problems = [...shardTexts(overview), ...leftTexts(overview)];
  if (changes.length + problems.length === 0) return undefined;
  // One line for each target, as the page has.
  const lines = groups(changes, ({ target }) => target).map(
    ([name, own]) => `${name}: ${own.map(wordsOf).join('; ')}${own[0] ? ownerText(own[0]) : ''}`,
  );
  const changed = new Set(changes.filter((one) => !('expiry' in one)).map(({ target }) => target)).size;
  const stillDown = downIn(targets).filter(({ down, was }) => was !== undefined && !down?.isNew);
  const text = [
    `${totalsText(overview)}. ${overview.history.length === 0 ? 'First run.' : `${changed} changed.`}`,
    ...problems,
    ...lines.slice(0, MAX_LINES),
    ...(lines.length > MAX_LINES ? [`and ${lines.length - MAX_LINES} more`] : []),
    ...stillDown.slice(0, MAX_LINES).map((target) => `${target.name}: still down${sinceText(target.down?.since)}${ownerText(target)}`),
    ...(link === undefined ? [] : [link]),
  ];
  return {
    text: text.map((one) => printable(one)).join('\n'),
    edition,
    at,
    counts: countsOf(targets),
    ...defined({ link, left: overview.left }),
    changes,
  };
}

export type Message = NonNullable<ReturnType<typeof notification>>;

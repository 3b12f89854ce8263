import { countText } from '../../engine/documents/show.ts';
import { defined } from '../../engine/documents/values.ts';
import { expiryText } from '../../engine/judging/expiry.ts';
import { countsOf } from '../../engine/judging/overview.ts';
import { isWrong } from '../../engine/judging/verdict.ts';
import { downIn, ownerText, sinceText, totalsText } from '../../reporters/overview/words.ts';
import type { Expiring, Overview, OverviewTarget } from '../../specs/generated/schemas.ts';
import { printable } from '../run.ts';

/** Chat tools cut long texts; `changes` has all. */
const MAX_LINES = 50;

type Kind = 'down' | 'back' | 'newly failing' | 'fixed' | 'unusable' | 'usable again' | 'expired' | 'expires soon' | 'dropped';

interface Change {
  target: string;
  change: Kind;
  requirements: string[];
  expiry?: Expiring;
  /** Since which run it is down, or was down, and why. */
  down?: { since?: string | undefined; why?: string };
  owner?: string;
  contact?: string;
  /** The address of its report. */
  report?: string;
}

/** The targets that changed since the run before, and how; an expiry is reported only when it is new. */
function changesOf({ targets, dropped = [], expiring = [] }: Overview, link: string | undefined): Change[] {
  const byName = new Map(targets.map((target) => [target.name, target]));
  const item = (name: string, change: Kind, more: Partial<Change> = {}): Change => {
    const { owner, contact, report } = byName.get(name) ?? {};
    const address = link && report && new URL(`${encodeURIComponent(name)}/${report}`, link).href;
    return {
      ...{ target: name, change, requirements: [] },
      ...more,
      ...(owner && { owner }),
      ...(contact && { contact }),
      ...(address && { report: address }),
    };
  };
  return [
    ...targets.flatMap((target) => kindsOf(target).map(([change, more]) => item(target.name, change, more))),
    ...expiring.filter(({ isNew }) => isNew).map((expiry) => item(expiry.target, expiry.days < 0 ? 'expired' : 'expires soon', { expiry })),
    ...dropped.map((name) => item(name, 'dropped')),
  ];
}

function kindsOf({ verdict, was, down, wasDownSince, changes = [] }: OverviewTarget): [Kind, Partial<Change>?][] {
  const failing = changes.flatMap(({ id, after }) => (isWrong(after) ? [id] : []));
  const fixed = changes.flatMap(({ id, after }) => (isWrong(after) ? [] : [id]));
  const isUnusable = verdict === 'unusable';
  const kinds: [boolean, Kind, Partial<Change>?][] = [
    [down?.isNew === true, 'down', defined({ down })],
    [wasDownSince !== undefined, 'back', { down: { since: wasDownSince } }],
    [failing.length > 0, 'newly failing', { requirements: failing }],
    [fixed.length > 0, 'fixed', { requirements: fixed }],
    [isUnusable && was !== undefined && was !== 'unusable', 'unusable'],
    [!isUnusable && was === 'unusable', 'usable again'],
  ];
  return kinds.flatMap(([holds, ...kind]) => (holds ? [kind] : []));
}

function wordsOf({ change, requirements, expiry, down }: Change): string {
  if (expiry) return expiryText(expiry);
  if (change === 'down') return `down: ${down?.why}`;
  if (change === 'back') return `is back, it was down${sinceText(down?.since)}`;
  return [change, requirements.join(', ')].filter(Boolean).join(': ');
}

/** The body of the post: `text` is what chat tools show, the rest is for programs. Undefined if nothing changed. */
export function notification(overview: Overview, link?: string) {
  const { targets, edition, at } = overview;
  const changes = changesOf(overview, link);
  if (changes.length === 0) return undefined;
  const lines = changes.map((one) => `${one.target}: ${wordsOf(one)}${ownerText(one)}`);
  const stillDown = downIn(targets).filter(({ down }) => !down?.isNew);
  const text = [
    `${totalsText(overview)}. ${countText(changes.length, 'change')}:`,
    ...lines.slice(0, MAX_LINES),
    ...(lines.length > MAX_LINES ? [`and ${lines.length - MAX_LINES} more`] : []),
    ...stillDown.slice(0, MAX_LINES).map((target) => `${target.name}: still down${sinceText(target.down?.since)}${ownerText(target)}`),
    ...(link === undefined ? [] : [link]),
  ];
  const counts = { ...countsOf(targets), down: downIn(targets).length };
  return { text: text.map((one) => printable(one)).join('\n'), edition, at, counts, ...defined({ link }), changes };
}

export type Message = NonNullable<ReturnType<typeof notification>>;

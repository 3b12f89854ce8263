import { changesOf, wrongIn } from '../../engine/judging/changes.ts';
import { expiryText } from '../../engine/judging/expiry.ts';
import { countsOf, isStanding, type Standing, standingOf, standings } from '../../engine/judging/standing.ts';
import type { Overview, OverviewTarget } from '../../specs/generated/schemas.ts';
import { groups } from '../groups.ts';
import { joined, link, type Markup, markup, outsideText } from '../html/markup.ts';
import { type Section, section, when } from '../html/page.ts';
import { changeText, downIn } from './words.ts';

/** Which targets are down, since when, why, and whom to call. */
export function down(targets: readonly OverviewTarget[]): Section[] {
  const rows = downIn(targets).map(
    ({ down: own, owner = '', contact = '', ...target }) =>
      markup`<li><p><b>${reportLink(target)}</b>${own?.since !== undefined && markup` since ${when(own.since)}`}: ${outsideText(own?.why ?? '')}</p>${(owner || contact) && markup`<p>Call ${outsideText(owner)}${owner && contact && ', '}${reach(contact)}</p>`}</li>`,
  );
  return section('down', `Down (${rows.length})`, rows.length > 0 && markup`<ul class="lines">${rows}</ul>`, 'Down');
}

/** An address of e-mail or the web is a link; anything else is text. */
export function reach(contact: string): Markup {
  if (/^[^\s@<>"]+@[^\s@<>"]+$/.test(contact)) return markup`<a href="mailto:${contact}">${contact}</a>`;
  return /^https?:\/\/[^\s"<>]+$/.test(contact) ? markup`<a href="${contact}" rel="noreferrer">${contact}</a>` : outsideText(contact);
}

/** How many requirements are named in a line; the lists below have all. */
const MAX_IDS = 3;

/** Which targets changed since the run before, which are new, and which are gone. */
export function changes(overview: Overview): Section[] {
  const links = new Map(overview.targets.map((target) => [target.name, reportLink(target)]));
  const rows = groups(overview.history.length > 0 ? changesOf(overview) : [], ({ target }) => target).map(
    ([name, own]) =>
      markup`<li><b>${links.get(name) ?? outsideText(name)}</b> ${outsideText(own.map((one) => changeText(one, MAX_IDS)).join('; '))}</li>`,
  );
  const content = rows.length > 0 && markup`<ul class="lines">${rows}</ul>`;
  return section('changes', `Changed since the run before (${rows.length})`, content, 'Changed');
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Which targets stand worse than in the last run a week ago, or fail something since then; two runs are compared below. */
export function worse({ at, targets }: Overview): Section[] {
  const moments = targets.flatMap(({ trend = [] }) => trend.map((run) => run.at)).sort();
  const [first] = moments;
  if (first === undefined) return [];
  if (!targets.some(({ trend = [] }) => trend.length > 2))
    return section('worse', 'Worse than a week ago', markup`<p>Not enough history yet: the first run was on ${when(first)}.</p>`);
  const weekAgo = new Date(Date.parse(at) - WEEK_MS).toISOString();
  const compared = moments.findLast((moment) => moment <= weekAgo) ?? first;
  const rows = targets.flatMap((target) => {
    const { trend = [], since = {} } = target;
    const then = trend.findLast((run) => run.at <= compared) ?? trend[0];
    if (!then) return [];
    const now = standingOf(target);
    const isWorse = isStanding(then.standing) && standings.indexOf(now) < standings.indexOf(then.standing);
    // What is known is accepted: it makes nothing worse.
    const added = now === 'known' ? [] : wrongIn(target).filter((id) => target.verdicts[id] === 'fail' && (since[id] ?? '') > then.at);
    if (!isWorse && added.length === 0) return [];
    const more = added.length - MAX_IDS;
    const ids = markup`${added.length > 0 && ': '}${codes(added.slice(0, MAX_IDS))}${more > 0 && ` and ${more} more`}`;
    return [
      markup`<li><b>${reportLink(target)}</b> ${now === then.standing ? 'fails more' : `was ${then.standing}, is ${now}`}${ids}</li>`,
    ];
  });
  const none = markup`<p>No target.</p>`;
  const content = markup`${rows.length > 0 ? markup`<ul class="lines">${rows}</ul>` : none}<p class="remark">${compared > weekAgo && 'The history does not go back a week. '}Compared with the run of ${when(compared)}; a target that is newer, with its first run.</p>`;
  return section('worse', `Worse than a week ago (${rows.length})`, content, 'Worse than a week ago');
}

function codes(ids: readonly string[]): Markup {
  const each = ids.map((id) => markup`<code>${outsideText(id)}</code>`);
  return joined(each, ', ');
}

const shapes = {
  down: 'inconclusive',
  failing: 'not-conforming',
  unsure: 'inconclusive',
  incomplete: 'partial',
  known: 'warn',
  fine: 'conforming',
} as const satisfies Record<Standing, string>;

export const shapeOf = (standing: Standing) => shapes[standing];

/** A link to the report of a target, at a requirement of it if the report is a page. */
export function reportLink({ name, report }: Pick<OverviewTarget, 'name' | 'report'>, id?: string): Markup {
  const place = id !== undefined && report === 'report.html' ? link(id) : '';
  return report === undefined ? outsideText(name) : markup`<a href="${encodeURIComponent(name)}/${report}${place}">${name}</a>`;
}

/** Certificates and known failures that end soon, or have ended. */
export function expiries({ expiring = [] }: Overview): Section[] {
  const rows = expiring.map((one) => markup`<li><b>${outsideText(one.target)}</b>: ${outsideText(expiryText(one))}</li>`);
  return section('expires', `Expires soon (${rows.length})`, rows.length > 0 && markup`<ul>${rows}</ul>`, 'Expires');
}

export function flaky(targets: readonly OverviewTarget[]): Section[] {
  const rows = targets.flatMap(({ flaky: ids = [], ...target }) =>
    ids.length > 0 ? [markup`<li><b>${reportLink(target)}</b>: ${codes(ids)}</li>`] : [],
  );
  const content = rows.length > 0 && markup`<p>These change between pass and fail from run to run.</p><ul>${rows}</ul>`;
  return section('flaky', `Flaky (${rows.length})`, content, 'Flaky');
}

const scrolled = (label: string, content: Markup): Markup =>
  markup`<div class="scroll" role="region" aria-label="${label}" tabindex="0">${content}</div>`;

const bars: Partial<Record<string, string>> = { failing: 'fail', incomplete: 'untested', known: 'warn', fine: 'pass' };

/** The colour of a standing; what could not be judged looks like an open question. */
export const barOf = (standing: string): string => bars[standing] ?? 'undecided';

/** How many targets stood how, run by run; the last one is this run's. */
export function trend({ at, targets, history }: Overview): Section[] {
  const runs = [...history, { at, counts: countsOf(targets) }];
  const present = standings.filter((standing) => runs.some(({ counts }) => (counts[standing] ?? 0) > 0));
  const largest = Math.max(1, ...runs.map(({ counts }) => present.reduce((sum, one) => sum + (counts[one] ?? 0), 0)));
  const rows = runs.toReversed().map(({ at: moment, counts }) => {
    let from = 0;
    const shares = present.map((standing) => {
      const width = (100 * (counts[standing] ?? 0)) / largest;
      from += width;
      return markup`<rect class="bar is-${barOf(standing)}" x="${(from - width).toFixed(2)}%" y="0" width="${width.toFixed(2)}%" height="14"/>`;
    });
    return markup`<tr><th scope="row">${when(moment)}</th>${present.map((standing) => markup`<td>${counts[standing] ?? 0}</td>`)}<td><svg class="picture" aria-hidden="true" width="100%" height="14">${shares}</svg></td></tr>`;
  });
  const heads = markup`<tr><th scope="col">Run</th>${present.map((standing) => markup`<th scope="col">${standing}</th>`)}<td></td></tr>`;
  const content = markup`<table class="trend"><thead>${heads}</thead><tbody>${rows}</tbody></table>`;
  return section('trend', 'Trend', history.length > 0 && scrolled('Trend, run by run', content));
}

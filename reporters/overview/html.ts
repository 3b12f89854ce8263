import { countsOf, isWrong, type Overview, type OverviewTarget, standings } from '../../engine/judging/overview.ts';
import { groups } from '../groups.ts';
import { countText, joined, type Markup, markup, outsideText } from '../html/markup.ts';
import { when } from '../html/opening.ts';
import { page } from '../html/page.ts';
import { contents, type MaybeSection, shownSection } from '../html/section.ts';
import { icon, type Verdict, wordOf } from '../html/verdicts.ts';
import { changes, expiries, reportLink } from './changes.ts';
import { flaky, partners } from './partners.ts';
import { overviewStyle } from './style.ts';
import { trend } from './trend.ts';

const titles: Record<OverviewTarget['verdict'], string> = {
  'not-conforming': 'not conforming',
  unusable: 'unusable',
  inconclusive: 'inconclusive',
  partial: 'partial',
  conforming: 'conforming',
};

/** Many targets on one page: which need attention, which changed, what fails where, and everything. */
export function htmlOverview(overview: Overview): string {
  const targets = overview.targets.toSorted((a, b) => standings.indexOf(a.verdict) - standings.indexOf(b.verdict));
  const sections = [
    changes(overview),
    expiries(overview),
    failures(targets),
    flaky(targets),
    ...matrices(targets),
    trend(overview),
    partners(overview),
    missing(overview),
  ].flatMap((one) => one ?? []);
  const worst = targets[0]?.verdict ?? 'conforming';
  return page({
    title: `${countText(targets.length, 'target')}: ${summary(targets)}`,
    opening: markup`<header class="opening is-${shapeOf(worst)}"><p class="who"><b>${countText(targets.length, 'target')}</b> <span>edition ${overview.edition}, ${when(overview.at)}</span></p>
<h1>${icon(shapeOf(worst))}<span>${summary(targets)}</span></h1>
<ul class="counts">${standings.flatMap((standing) => tallied(standing, targets))}</ul></header>`,
    contents: contents(sections),
    main: markup`${sections.map(shownSection)}`,
    footer: markup`Made by Assay ${overview.assay} from overview.json; each target has a report of its own.`,
    extraStyle: overviewStyle,
  });
}

/** A target that could not be judged looks like an open question. */
const shapeOf = (verdict: OverviewTarget['verdict']) => (verdict === 'unusable' ? 'inconclusive' : verdict);

function summary(targets: readonly OverviewTarget[]): string {
  const good = targets.filter(({ verdict }) => verdict === 'conforming').length;
  return good === targets.length ? 'All conform' : `${good} of ${targets.length} conform`;
}

function tallied(standing: OverviewTarget['verdict'], targets: readonly OverviewTarget[]): Markup[] {
  const number = countsOf(targets)[standing];
  return number === undefined
    ? []
    : [
        markup`<li><a class="is-${shapeOf(standing)}" href="#${standing}">${icon(shapeOf(standing))}<b>${number}</b> ${titles[standing]}</a></li>`,
      ];
}

/** Each requirement that fails anywhere, by how many it fails with. */
function failures(targets: readonly OverviewTarget[]): MaybeSection {
  const wrong = targets.flatMap((target) =>
    Object.entries(target.verdicts).flatMap(([id, verdict]) => (isWrong(verdict) ? [{ id, target, verdict }] : [])),
  );
  if (wrong.length === 0) return undefined;
  const byRequirement = groups(wrong, ({ id }) => id).sort((a, b) => b[1].length - a[1].length);
  const content = markup`<table><thead><tr><th scope="col">Requirement</th><th scope="col">Targets${targets.some(({ since: known }) => known) && ', and since when'}</th></tr></thead><tbody>${byRequirement.map(
    ([id, own]) =>
      markup`<tr><th scope="row">${icon(own[0]?.verdict ?? 'fail')} <code>${outsideText(id)}</code></th><td>${joined(
        own.map(({ target }) => markup`${reportLink(target)}${since(target, id)}`),
        ', ',
      )}</td></tr>`,
  )}</tbody></table>`;
  return { id: 'failures', title: 'What fails where', content };
}

const since = ({ since: known = {} }: OverviewTarget, id: string): Markup | false => {
  const at = known[id];
  return at !== undefined && markup` since ${when(at)}`;
};

/** Targets of a kind against the requirements of that kind. */
function matrices(targets: readonly OverviewTarget[]): MaybeSection[] {
  const unusable = targets.filter(({ kind }) => kind === undefined);
  // The counts in the heading lead to the first of each.
  const firsts = new Set(standings.flatMap((standing) => targets.find(({ verdict }) => verdict === standing)?.name ?? []));
  const tables = groups(
    targets.filter(({ kind }) => kind !== undefined),
    ({ kind }) => kind ?? '',
  ).map(([kind, own]) => ({
    id: `matrix-${kind}`,
    title: kind === 'provider' ? 'Providers' : 'Platforms',
    content: matrix(own, firsts),
  }));
  if (unusable.length === 0) return tables;
  const content = markup`<ul>${unusable.map(({ name, because }, index) => markup`<li${index === 0 && markup` id="unusable"`}><b>${outsideText(name)}</b>: ${outsideText(because)}</li>`)}</ul>`;
  return [...tables, { id: 'not-judged', title: 'Not judged at all', content }];
}

function matrix(targets: readonly OverviewTarget[], firsts: ReadonlySet<string>): Markup {
  const ids = [...new Set(targets.flatMap(({ verdicts }) => Object.keys(verdicts)))];
  const families = groups(ids, (id) => id.split('/')[0] ?? '');
  const rows = targets.map(
    ({ verdict, verdicts, ...target }) =>
      markup`<tr${firsts.has(target.name) && markup` id="${verdict}" tabindex="-1"`}><th scope="row">${icon(shapeOf(verdict))} ${reportLink(target)}</th>${families.flatMap(([, own]) => own.map((id, index) => cell(id, verdicts[id] ?? 'untested', index === 0)))}</tr>\n`,
  );
  return markup`<p>A column is a requirement: point at it to see its name. A dot means pass.</p>
<div class="scroll" role="region" aria-label="All verdicts" tabindex="0"><table class="matrix"><thead><tr><td></td>${families.map(([family, own]) => markup`<th scope="colgroup" colspan="${own.length}">${outsideText(family)}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

const cell = (id: string, verdict: Verdict, isFirst: boolean): Markup =>
  markup`<td class="${isFirst && 'first '}is-${verdict}" title="${id}: ${wordOf(verdict)}">${verdict === 'pass' ? '·' : icon(verdict)}<span class="unseen">${wordOf(verdict)}</span></td>`;

const missing = ({ missing: shards = [] }: Overview): MaybeSection =>
  shards.length === 0
    ? undefined
    : {
        id: 'missing',
        title: 'Missing',
        content: markup`<p>Shards ${shards.join(', ')} are missing: their targets were not judged.</p>`,
      };

import { countText } from '../../engine/documents/show.ts';
import { countsOf, standings } from '../../engine/judging/overview.ts';
import { isWrong } from '../../engine/judging/verdict.ts';
import type { Overview, OverviewTarget } from '../../specs/generated/schemas.ts';
import { groups } from '../groups.ts';
import { assetText, joined, type Markup, markup, outsideText } from '../html/markup.ts';
import { page, type Section, section, table, when } from '../html/page.ts';
import { icon, type Verdict, wordOf } from '../html/verdicts.ts';
import { changes, down, expiries, flaky, partners, reportLink, trend } from './over-time.ts';

/** Many targets on one page: which need attention, which changed, what fails where, and everything. */
export function htmlOverview(overview: Overview): string {
  const targets = overview.targets.toSorted((a, b) => standings.indexOf(a.verdict) - standings.indexOf(b.verdict));
  const counts = Object.entries(countsOf(targets)) as [OverviewTarget['verdict'], number][];
  const { missing = [] } = overview;
  const shards = markup`<p>Shards ${missing.join(', ')} are missing: their targets were not judged.</p>`;
  const worst = shapeOf(targets[0]?.verdict ?? 'conforming');
  const good = targets.filter(({ verdict }) => verdict === 'conforming').length;
  const summary = good === targets.length ? 'All conform' : `${good} of ${targets.length} conform`;
  return page({
    title: `${countText(targets.length, 'target')}: ${summary}`,
    opening: markup`<header class="opening is-${worst}"><p class="who"><b>${countText(targets.length, 'target')}</b> <span>edition ${overview.edition}, ${when(overview.at)}</span></p>
<h1>${icon(worst)}<span>${summary}</span></h1>
<ul class="counts">${counts.map(([standing, number]) => markup`<li><a class="is-${shapeOf(standing)}" href="#${standing}">${icon(shapeOf(standing))}<b>${number}</b> ${wordOf(standing)}</a></li>`)}</ul></header>`,
    sections: [
      down(targets),
      changes(overview),
      expiries(overview),
      failures(targets),
      flaky(targets),
      matrices(targets),
      unusable(targets),
      trend(overview),
      partners(overview),
      section('missing', 'Missing', missing.length > 0 && shards),
    ].flat(),
    footer: markup`Made by Assay ${overview.assay} from overview.json; each target has a report of its own.`,
    extraStyle: assetText('overview.css'),
  });
}

/** A target that could not be judged looks like an open question. */
const shapeOf = (verdict: OverviewTarget['verdict']) => (verdict === 'unusable' ? 'inconclusive' : verdict);

/** Each requirement that fails anywhere, by how many it fails with. */
function failures(targets: readonly OverviewTarget[]): Section[] {
  const wrong = targets.flatMap((target) =>
    Object.entries(target.verdicts).flatMap(([id, verdict]) => (isWrong(verdict) ? [{ id, target, verdict }] : [])),
  );
  const since = (at: string | undefined) => at !== undefined && markup` since ${when(at)}`;
  const rows = groups(wrong, ({ id }) => id)
    .sort((a, b) => b[1].length - a[1].length)
    .map(([id, own]) => {
      const who = own.map(({ target }) => markup`${reportLink(target)}${since(target.since?.[id])}`);
      return markup`<tr><th scope="row">${icon(own[0]?.verdict ?? 'fail')} <code>${outsideText(id)}</code></th><td>${joined(who, ', ')}</td></tr>`;
    });
  const heads = ['Requirement', targets.some(({ since: known }) => known) ? 'Targets, and since when' : 'Targets'];
  return section('failures', 'What fails where', rows.length > 0 && table(heads, rows));
}

/** Targets of a kind against the requirements of that kind. */
function matrices(targets: readonly OverviewTarget[]): Section[] {
  // The counts in the heading lead to the first of each.
  const firsts = new Set(standings.flatMap((standing) => targets.find(({ verdict }) => verdict === standing)?.name ?? []));
  const judged = targets.filter(({ kind }) => kind !== undefined);
  return groups(judged, ({ kind = 'provider' }) => kind).flatMap(([kind, own]) =>
    section(`matrix-${kind}`, kind === 'provider' ? 'Providers' : 'Platforms', matrix(own, firsts)),
  );
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

function unusable(targets: readonly OverviewTarget[]): Section[] {
  const rows = targets
    .filter(({ kind }) => kind === undefined)
    .map(
      ({ name, because }, index) =>
        markup`<li${index === 0 && markup` id="unusable"`}><b>${outsideText(name)}</b>: ${outsideText(because)}</li>`,
    );
  return section('not-judged', 'Not judged at all', rows.length > 0 && markup`<ul>${rows}</ul>`);
}

import { countText } from '../../engine/documents/show.ts';
import { countsOf, standings } from '../../engine/judging/overview.ts';
import { isWrong } from '../../engine/judging/verdict.ts';
import type { Overview, OverviewTarget } from '../../specs/generated/schemas.ts';
import { groups } from '../groups.ts';
import { assetText, joined, type Markup, markup, outsideText } from '../html/markup.ts';
import { page, type Section, section, table, when } from '../html/page.ts';
import { icon, type Verdict, wordOf } from '../html/verdicts.ts';
import { changes, down, expiries, flaky, reportLink, shapeOf, trend } from './over-time.ts';
import { targetTable } from './targets.ts';
import { byUrgency } from './terminal.ts';
import { downIn } from './words.ts';

/** Many targets on one page: which need attention, which changed, what fails where, and everything. */
export function htmlOverview(overview: Overview): string {
  const targets = byUrgency(overview.targets);
  // Who is down is counted as that alone, so that the numbers add up.
  const counts = Object.entries(countsOf(targets.filter((target) => !target.down))) as [OverviewTarget['verdict'], number][];
  const { missing = [], stale = [] } = overview;
  const shards = markup`${missing.length > 0 && markup`<p>Shards ${missing.join(', ')} are missing: their targets were not judged.</p>`}${stale.map(({ index, at }) => markup`<p>Shard ${index} is of another run: it began at ${when(at)}. Run it again.</p>`)}`;
  const worst = shapeOf(standings.find((one) => targets.some(({ verdict }) => verdict === one)) ?? 'conforming');
  const summary = summaryOf(targets);
  const downNumber = downIn(targets).length;
  return page({
    title: `${countText(targets.length, 'target')}: ${summary}`,
    opening: markup`<header class="opening is-${worst}"><p class="who"><b>${countText(targets.length, 'target')}</b> <span>edition ${overview.edition}, ${when(overview.at)}</span></p>
<h1>${icon(worst)}<span>${summary}</span></h1>
<ul class="counts">${downNumber > 0 && markup`<li><a class="is-inconclusive" href="#down">${icon('inconclusive')}<b>${downNumber}</b> down</a></li>`}${counts.map(([standing, number]) => markup`<li><a class="is-${shapeOf(standing)}" href="#targets" data-show="${standing}">${icon(shapeOf(standing))}<b>${number}</b> ${wordOf(standing)}</a></li>`)}</ul></header>`,
    sections: [
      down(targets),
      changes(overview),
      expiries(overview),
      failures(targets),
      flaky(targets),
      targetTable({ targets }),
      trend(overview),
      matrices(targets),
      section('missing', 'Missing', missing.length + stale.length > 0 && shards),
    ].flat(),
    footer: markup`Made by Assay ${overview.assay} from overview.json; each target has a report of its own.`,
    extraStyle: assetText('overview.css'),
  });
}

/** Where people chose a part with an option, nobody can conform: then it counts who passed all that was tried. */
function summaryOf(targets: readonly OverviewTarget[]): string {
  const isPart = targets.some(({ verdict, status }) => verdict === 'partial' && status === 0);
  const good = targets.filter(({ verdict, status, down }) => verdict === 'conforming' || (isPart && status === 0 && !down)).length;
  if (good === targets.length) return isPart ? `All ${good} fine in what was tried` : 'All conform';
  return `${good} of ${targets.length} ${isPart ? 'fine in what was tried' : 'conform'}`;
}

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
  const judged = targets.filter(({ kind }) => kind !== undefined);
  return groups(judged, ({ kind = 'provider' }) => kind).flatMap(([kind, own]) =>
    section(`matrix-${kind}`, kind === 'provider' ? 'Providers, check by check' : 'Platforms, check by check', matrix(own)),
  );
}

const isQuiet = (verdict: Verdict): boolean => ['pass', 'untested', 'not-applicable'].includes(verdict);

/** Only requirements with something to see have a column; of a target that is down, nothing is to see. */
function matrix(targets: readonly OverviewTarget[]): Markup {
  const up = targets.filter(({ down }) => !down);
  const all = [...new Set(targets.flatMap(({ verdicts }) => Object.keys(verdicts)))];
  const ids = all.filter((id) => up.some(({ verdicts }) => !isQuiet(verdicts[id] ?? 'untested')));
  const rows = targets.map(
    ({ verdict, verdicts, down, ...target }) =>
      markup`<tr><th scope="row">${icon(shapeOf(verdict))} ${reportLink(target)}</th>${down ? ids.length > 0 && markup`<td colspan="${ids.length}">down</td>` : ids.map((id) => cell(id, verdicts[id] ?? 'untested'))}</tr>\n`,
  );
  const heads = ids.map((id) => markup`<th scope="col"><span><code>${outsideText(id)}</code></span></th>`);
  return markup`<p>A dot means pass. Without a column: ${countText(all.length - ids.length, 'check')} that passed, did not apply or were left out everywhere.</p>
<div class="scroll" role="region" aria-label="All verdicts" tabindex="0"><table class="matrix"><thead><tr><td></td>${heads}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

const cell = (id: string, verdict: Verdict): Markup =>
  markup`<td class="is-${verdict}" title="${id}: ${wordOf(verdict)}">${verdict === 'pass' ? '·' : icon(verdict)}<span class="unseen">${wordOf(verdict)}</span></td>`;

import { countText } from '../../engine/documents/show.ts';
import { countsOf, type Standing, standingOf } from '../../engine/judging/standing.ts';
import { isWrong } from '../../engine/judging/verdict.ts';
import type { Overview, OverviewTarget } from '../../specs/generated/schemas.ts';
import { groups } from '../groups.ts';
import { joined, type Markup, markup, outsideText } from '../html/markup.ts';
import { page, type Section, section, table, when } from '../html/page.ts';
import { icon, type Verdict, wordOf } from '../html/verdicts.ts';
import { changes, down, expiries, flaky, reportLink, shapeOf, trend, worse } from './over-time.ts';
import { targetTable } from './targets.ts';
import { byUrgency } from './terminal.ts';
import { leftTexts, shardTexts, standingsText, totalsText } from './words.ts';

/** Many targets on one page: which need attention, which changed, what fails where, and everything. */
export function htmlOverview(overview: Overview): string {
  const targets = byUrgency(overview.targets);
  const counts = Object.entries(countsOf(targets)) as [Standing, number][];
  const shards = shardTexts(overview);
  const left = leftTexts(overview);
  const [[first] = ['unsure' as const]] = counts;
  const isRed = first === 'down' || first === 'failing';
  const worst = isRed ? 'not-conforming' : shapeOf(first === 'fine' && shards.length + left.length > 0 ? 'unsure' : first);
  return page({
    kind: 'fleet',
    title: totalsText(overview),
    opening: markup`<div class="opening many is-${worst}"><p class="who"><b>${countText(targets.length, 'target')}</b> <span>edition ${overview.edition}, ${when(overview.at)}</span></p>
<h1>${icon(worst)}<span>${capital(standingsText(overview))}</span></h1>
<ul class="counts">${counts.map(([standing, number]) => markup`<li><a class="is-${shapeOf(standing)}" href="#targets" data-show="${standing}">${icon(shapeOf(standing))}<b>${number}</b> ${standing}</a></li>`)}</ul>${shards.length + left.length > 0 && lines([...shards, ...left])}</div>`,
    sections: [
      worse(overview),
      changes(overview),
      down(targets),
      targetTable({ targets }),
      failures(targets),
      expiries(overview),
      flaky(targets),
      trend(overview),
      matrices(targets),
    ].flat(),
    footer: markup`Made by Assay ${overview.assay} from overview.json; each target has a report of its own.`,
  });
}

/** What everybody has to see: shards that are missing, and what was left behind. */
const lines = (texts: readonly string[]): Markup =>
  markup`<ul class="alarms">${texts.map((text) => markup`<li>${outsideText(text)}</li>`)}</ul>`;

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Each requirement that fails anywhere, by how many it fails with. */
function failures(targets: readonly OverviewTarget[]): Section[] {
  const wrong = targets.flatMap((target) =>
    Object.entries(target.verdicts).flatMap(([id, verdict]) => (isWrong(verdict) ? [{ id, target, verdict }] : [])),
  );
  const rows = groups(wrong, ({ id }) => id)
    .sort((a, b) => b[1].length - a[1].length)
    .map(([id, own]) => {
      const who = groups(own, ({ target }) => target.since?.[id]).map(([since, same]) => {
        const names = same.map(({ target }) => reportLink(target, id));
        return markup`${joined(names, ', ')}${since !== undefined && markup` since ${when(since)}`}`;
      });
      return markup`<tr><th scope="row">${icon(own[0]?.verdict ?? 'fail')} <code>${outsideText(id)}</code></th><td data-name="targets">${joined(who, '; ')}</td></tr>`;
    });
  const heads = ['Requirement', targets.some(({ since: known }) => known) ? 'Targets, and since when' : 'Targets'];
  return section('failures', 'What fails where', rows.length > 0 && table(heads, rows, 'stacks'));
}

/** A matrix says more than the lists before it only if it has some columns and rows. */
const MIN_SEEN = 4;

/** Targets of a kind against the requirements of that kind. */
function matrices(targets: readonly OverviewTarget[]): Section[] {
  const judged = targets.filter(({ kind }) => kind !== undefined);
  return groups(judged, ({ kind = 'provider' }) => kind).flatMap(([kind, own]) =>
    section(`matrix-${kind}`, kind === 'provider' ? 'Providers, check by check' : 'Platforms, check by check', matrix(own)),
  );
}

const isQuiet = (verdict: Verdict): boolean => ['pass', 'untested', 'not-applicable'].includes(verdict);

/** Only requirements and targets with something to see have a column or a row; of a target that is down, nothing is to see. */
function matrix(targets: readonly OverviewTarget[]): Markup | false {
  const up = targets.filter(({ down }) => !down);
  const all = [...new Set(targets.flatMap(({ verdicts }) => Object.keys(verdicts)))];
  const ids = all.filter((id) => up.some(({ verdicts }) => !isQuiet(verdicts[id] ?? 'untested')));
  const loud = up.filter(({ verdicts }) => ids.some((id) => !isQuiet(verdicts[id] ?? 'untested')));
  if (Math.min(ids.length, loud.length) < MIN_SEEN) return false;
  const rows = loud.map(
    (target) =>
      markup`<tr><th scope="row">${icon(shapeOf(standingOf(target)))} ${reportLink(target)}</th>${ids.map((id) => cell(id, target.verdicts[id] ?? 'untested'))}</tr>\n`,
  );
  const heads = ids.map((id) => markup`<th scope="col"><span><code>${outsideText(id)}</code></span></th>`);
  return markup`<p>A dot means pass. Not shown: ${countText(all.length - ids.length, 'check')} and ${countText(targets.length - loud.length, 'target')} with nothing to see.</p>
<div class="scroll" role="region" aria-label="All verdicts" tabindex="0"><table class="matrix"><thead><tr><td></td>${heads}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

const cell = (id: string, verdict: Verdict): Markup =>
  markup`<td class="is-${verdict}" title="${id}: ${wordOf(verdict)}">${verdict === 'pass' ? '·' : icon(verdict)}<span class="unseen">${wordOf(verdict)}</span></td>`;

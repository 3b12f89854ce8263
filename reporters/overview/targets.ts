import { isWrong } from '../../engine/judging/verdict.ts';
import type { Overview, OverviewTarget } from '../../specs/generated/schemas.ts';
import { type Markup, markup, outsideText } from '../html/markup.ts';
import { type Section, section } from '../html/page.ts';
import { icon, wordOf } from '../html/verdicts.ts';
import { barOf, reach, reportLink, shapeOf } from './over-time.ts';

/** Every target in one table: what came out, how it stood in the last runs, and whom to call. A script adds search, filter and sort. */
export function targetTable({ targets }: Pick<Overview, 'targets'>): Section[] {
  const present = [...new Set(targets.map(({ verdict }) => verdict))];
  const hasPast = targets.some(({ trend = [] }) => trend.length > 1);
  const heads = ['Target', 'Verdict', 'Fails', ...(hasPast ? ['Last runs'] : []), 'Took', 'Owner', 'Contact'];
  const filter = markup`<form class="filter filter-rows" data-rows="targets-table" role="search" aria-label="Targets" hidden><p class="field search"><label for="find-target">Search</label><input type="search" id="find-target" placeholder="name, owner, tag, requirement" autocomplete="off"></p><p class="field"><label for="find-verdict">Verdict</label><select id="find-verdict"><option value="">all</option>${targets.some(({ down }) => down) && markup`<option value="down">down</option>`}${present.map((verdict) => markup`<option value="${verdict}">${wordOf(verdict)}</option>`)}</select></p><p class="found"><output></output></p></form>`;
  const rows = targets.map((target) => row(target, hasPast));
  const content = markup`${filter}<div class="scroll" role="region" aria-label="All targets" tabindex="0"><table id="targets-table" class="targets sortable"><thead><tr>${heads.map((head) => markup`<th scope="col">${head}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`;
  return section('targets', `Targets (${targets.length})`, rows.length > 0 && content, 'Targets');
}

function row(
  { name, verdict, because, verdicts, down, owner = '', contact = '', tags = [], seconds, trend = [], report }: OverviewTarget,
  hasPast: boolean,
) {
  const wrong = Object.keys(verdicts).filter((id) => isWrong(verdicts[id] ?? ''));
  const why = down?.why ?? because;
  return markup`<tr data-verdict="${verdict}${down && ' down'}"><th scope="row">${reportLink({ name, ...(report && { report }) })}${tags.map((tag) => markup` <small>${outsideText(tag)}</small>`)}</th><td>${icon(shapeOf(verdict))} ${down ? 'down' : wordOf(verdict)}${(down || verdict === 'unusable') && markup` <small>${outsideText(why)}</small>`}</td><td class="number"${wrong.length > 0 && markup` title="${wrong.join(', ')}"`} data-words="${wrong.join(' ')}">${wrong.length > 0 && wrong.length}</td>${hasPast && markup`<td>${trend.length > 1 && squares(name, trend)}</td>`}<td class="number" data-value="${seconds ?? -1}">${seconds !== undefined && `${seconds.toFixed(1)} s`}</td><td>${outsideText(owner)}</td><td>${reach(contact)}</td></tr>\n`;
}

/** A square for each run; a screen reader gets a sentence. */
function squares(name: string, runs: NonNullable<OverviewTarget['trend']>): Markup {
  const all = runs.map(
    ({ at, verdict }, index) =>
      markup`<rect class="bar is-${barOf(verdict)}" x="${index * 9}" y="0" width="7" height="14"><title>${at}: ${verdict}</title></rect>`,
  );
  const good = runs.filter(({ verdict }) => verdict === 'conforming').length;
  return markup`<svg class="picture" role="img" aria-label="${name}: conforming in ${good} of ${runs.length} runs" width="${runs.length * 9}" height="14">${all}</svg>`;
}

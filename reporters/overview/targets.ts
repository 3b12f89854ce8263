import { countText, momentText } from '../../engine/documents/show.ts';
import { wrongIn } from '../../engine/judging/changes.ts';
import { standingOf, standings } from '../../engine/judging/standing.ts';
import type { Overview, OverviewTarget } from '../../specs/generated/schemas.ts';
import { type Markup, markup, outsideText } from '../html/markup.ts';
import { type Section, section } from '../html/page.ts';
import { icon } from '../html/verdicts.ts';
import { barOf, reach, reportLink, shapeOf } from './over-time.ts';

/** Every target in one table: what came out, how it stood in the last runs, and whom to call. A script adds search, filter and sort. */
export function targetTable({ targets }: Pick<Overview, 'targets'>): Section[] {
  const present = standings.filter((standing) => targets.some((target) => standingOf(target) === standing));
  const hasPast = targets.some(({ trend = [] }) => trend.length > 1);
  const heads = ['Target', 'Standing', 'Why', ...(hasPast ? ['Last runs'] : []), 'Took', 'Owner'];
  const filter = markup`<form class="filter filter-rows" data-rows="targets-table" role="search" aria-label="Targets" hidden><p class="field search"><label for="find-target">Search</label><input type="search" id="find-target" placeholder="name, owner, tag, requirement" autocomplete="off"></p><p class="field"><label for="find-standing">Standing</label><select id="find-standing"><option value="">all</option>${present.map((standing) => markup`<option value="${standing}">${standing}</option>`)}</select></p><p class="found"><output></output></p></form>`;
  const rows = targets.map((target) => row(target, hasPast));
  const content = markup`${filter}<div class="scroll" role="region" aria-label="All targets" tabindex="0"><table id="targets-table" class="targets sortable stacks"><thead><tr>${heads.map((head) => markup`<th scope="col">${head}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`;
  return section('targets', `Targets (${targets.length})`, rows.length > 0 && content, 'Targets');
}

function row(target: OverviewTarget, hasPast: boolean) {
  const { name, because, down, owner = '', contact = '', tags = [], seconds, trend = [] } = target;
  const standing = standingOf(target);
  const wrong = wrongIn(target);
  const why = down?.why ?? (standing === 'unsure' || standing === 'incomplete' ? because : '');
  return markup`<tr data-verdict="${standing}"><th scope="row">${reportLink(target)}${tags.map((tag) => markup` <small>${outsideText(tag)}</small>`)}</th><td>${icon(shapeOf(standing))} ${standing}</td><td data-value="${wrong.length}" data-words="${wrong.join(' ')}">${why !== '' && outsideText(why)}${standing === 'fine' && wrong.length > 0 && `${countText(wrong.length, 'warning')}: `}${failing(wrong)}</td>${hasPast && markup`<td data-name="last runs">${trend.length > 1 && nights(name, trend)}</td>`}<td class="number" data-name="took" data-value="${seconds ?? -1}">${seconds !== undefined && `${seconds.toFixed(1)} s`}</td><td data-name="owner">${owner !== '' && outsideText(owner)}${contact !== '' && markup` <span>${reach(contact)}</span>`}</td></tr>\n`;
}

/** How many requirements are named in a row; the others are in the list of failures. */
const MAX_IDS = 2;

function failing(ids: readonly string[]): Markup {
  const more = ids.length - MAX_IDS;
  return markup`${ids.slice(0, MAX_IDS).map((id) => markup`<code>${outsideText(id)}</code> `)}${more > 0 && `and ${more} more`}`;
}

type Run = Pick<NonNullable<OverviewTarget['trend']>[number], 'at' | 'report'>;

const pathLink = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** A square for each run, and, unfolded, how it stood and what failed in each, the latest first. */
function nights(name: string, runs: NonNullable<OverviewTarget['trend']>): Markup {
  const all = runs.map(
    ({ standing }, index) => markup`<rect class="bar is-${barOf(standing)}" x="${index * 9}" y="0" width="7" height="14"/>`,
  );
  const good = runs.filter(({ standing }) => standing === 'fine').length;
  const moment = ({ at, report }: Run) =>
    report === undefined ? momentText(at) : markup`<a href="${pathLink(report)}">${momentText(at)}</a>`;
  const list = runs
    .toReversed()
    .map(({ standing, wrong = [], ...run }) => markup`<li><span>${moment(run)}: ${standing}</span> ${failing(wrong)}</li>`);
  return markup`<details class="folded nights"><summary><svg class="picture" role="img" aria-label="${name}: fine in ${good} of ${runs.length} runs" width="${runs.length * 9}" height="14">${all}</svg></summary><ul>${list}</ul></details>`;
}

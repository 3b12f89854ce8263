import { countText } from '../../engine/documents/show.ts';
import { isWrong } from '../../engine/judging/verdict.ts';
import type { Outcome, Report } from '../../specs/generated/schemas.ts';
import { causesIn } from '../causes.ts';
import { groups } from '../groups.ts';
import { surfaceTitle } from '../words.ts';
import type { ShownEvidence } from './evidence.ts';
import { judgedWith } from './first.ts';
import { cut, link, type Markup, markup, outsideText, prose } from './markup.ts';
import { type Section, section } from './page.ts';
import { problemsOf, shownReadings } from './problem.ts';
import { chip, icon, levelTag, tallied, tally, verdicts, wordOf } from './verdicts.ts';

type Surface = ReturnType<typeof surfacesOf>[number];

/** Requirements by surface, in the report's order; what needs attention comes first in each. */
function surfacesOf({ requirements }: Pick<Report, 'requirements'>) {
  const rank = ({ verdict, level }: Outcome) => verdicts.indexOf(verdict) * 2 + (level === 'must' ? 0 : 1);
  return groups(requirements, ({ surface }) => surface).map(([name, outcomes]) => ({
    name,
    title: surfaceTitle(name),
    outcomes: outcomes.toSorted((a, b) => rank(a) - rank(b)),
  }));
}

/** Each surface: its numbers, what is wrong in it, and, folded, all other checks. */
export function requirementList(report: Report, evidence: ShownEvidence): Section[] {
  const surfaces = surfacesOf(report);
  // In print, only these show their evidence.
  const roots = new Set(causesIn(report.requirements).causes.flatMap(({ outcome }) => (outcome.verdict === 'fail' ? [outcome] : [])));
  const content = markup`${filter(surfaces, report)}
${surfaces.map(({ name, title, outcomes }) => {
  const rows = (wanted: boolean) =>
    outcomes
      .filter(({ verdict }) => isWrong(verdict) === wanted)
      .map((outcome) => requirement(outcome, report, evidence, roots.has(outcome)));
  const [wrong, others] = [rows(true), rows(false)];
  const folded = markup`<details class="folded quiet"><summary>The other ${countText(others.length, 'check')}</summary>${others}</details>`;
  return markup`<details class="surface" data-surface="${name}" id="${surfaceId(name)}"${wrong.length > 0 && markup` open`}><summary><h3>${outsideText(title)}</h3> <span class="tallies">${tally(outcomes)}</span></summary>
${wrong}${wrong.length > 0 && others.length > 0 ? folded : others}</details>
`;
})}
<p class="none" hidden>No requirement matches. <button type="button" class="reset">Show all</button></p>`;
  return section('surfaces', 'Surfaces', surfaces.length > 0 && content);
}

/** Ids of requirements have a slash, so these ids never collide with them. */
const surfaceId = (name: string): string => `surface-${name}`.replace(/[\s/]/g, '-');

const counted = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;

/** How much a verdict rests on. */
const restsOn = ({ evidence }: Outcome): Markup | false =>
  evidence !== undefined &&
  markup`<div><dt>Rests on</dt><dd>${[counted(evidence.exchanges, 'exchange'), counted(evidence.controls, 'accepted control'), counted(evidence.contexts, 'context')].join(', ')}</dd></div>`;

function requirement(outcome: Outcome, { edition }: Report, evidence: ShownEvidence, isRoot: boolean): Markup {
  const { id, level, verdict, text, source, hint, reason, blockedBy, got, problems = [] } = outcome;
  const isAdvised = problems[0] === undefined || Boolean(problems[0].hint);
  return markup`<details class="requirement is-${verdict}${isRoot && ' is-root'}" id="${id}" data-verdict="${verdict}" data-level="${level}">
<summary>${chip(verdict)}<span class="sentence">${prose(text)}${got !== undefined && markup`<span class="brief">Got ${prose(got)}</span>`}<code class="id">${outsideText(id)}</code></span>${levelTag(level)}</summary>
<div class="inside">
${reason !== undefined && markup`<p class="reason told"><b>${verdict === 'pass' ? 'Remark' : 'Why'}:</b> ${outsideText(reason)}${blockedBy !== undefined && markup` <a href="${link(blockedBy)}">Go to ${outsideText(blockedBy)}</a>`}</p>`}
${judgedWith(outcome)}${problemsOf(outcome, evidence)}
<dl class="more told">${
    isAdvised &&
    markup`<div class="advice"><dt>${problems.length > 0 ? 'In general' : 'If it fails'}</dt><dd>${prose(hint)}</dd></div>
`
  }<div><dt>${outcome.inferred ? 'Inferred from the contract' : 'The contract says'}</dt><dd><q>${prose(text)}</q> <cite>${outsideText(source)}</cite>, edition ${edition}</dd></div>${restsOn(outcome)}</dl>
${shownReadings(outcome)}<p class="here"><a href="${link(id)}">Link to this requirement</a></p></div></details>
`;
}

/** Search and filter; they appear only if scripts run, and the page can be read without them. */
function filter(surfaces: readonly Surface[], { requirements }: Report): Markup {
  return markup`<form class="filter" role="search" aria-label="Requirements" hidden>
<div class="field search"><label for="search">Search</label><input id="search" type="search" autocomplete="off" spellcheck="false" placeholder="id, words, what was got"></div>
<div class="field"><label for="level">Level</label><select id="level"><option value="">all levels</option><option value="must">must</option><option value="should">should</option></select></div>
<div class="field"><label for="surface">Surface</label><select id="surface"><option value="">all surfaces</option>${surfaces.map(({ name, title }) => markup`<option value="${name}">${cut(title, 200).start}</option>`)}</select></div>
<fieldset><legend class="unseen">Verdict</legend>${tallied(requirements).map(
    ({ verdict, number }) =>
      markup`<label class="choice is-${verdict}"><input type="checkbox" name="verdict" value="${verdict}">${icon(verdict)}${wordOf(verdict)} <b>${number}</b></label>`,
  )}</fieldset>
<p class="found"><output role="status" aria-live="polite">${requirements.length} requirements</output> <button type="reset" class="reset" hidden>Show all</button></p></form>`;
}

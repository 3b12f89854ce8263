import type { Outcome, Report } from '../../specs/generated/schemas.ts';
import { groups } from '../groups.ts';
import { surfaceTitle } from '../words.ts';
import type { ShownEvidence } from './evidence.ts';
import { judgedWith } from './first.ts';
import { cut, link, type Markup, markup, outsideText, prose } from './markup.ts';
import { type Section, section } from './page.ts';
import { problemsOf, shownReadings } from './problem.ts';
import { chip, icon, levelTag, picture, tallied, tally, verdicts, wordOf } from './verdicts.ts';

type Surface = ReturnType<typeof surfacesOf>[number];

/** Requirements by surface, in the report's order; what needs attention comes first in each. */
export function surfacesOf({ requirements }: Pick<Report, 'requirements'>) {
  const rank = ({ verdict, level }: Outcome) => verdicts.indexOf(verdict) * 2 + (level === 'must' ? 0 : 1);
  return groups(requirements, ({ surface }) => surface).map(([name, outcomes]) => ({
    name,
    title: surfaceTitle(name),
    outcomes: outcomes.toSorted((a, b) => rank(a) - rank(b)),
  }));
}

export function requirementList(surfaces: readonly Surface[], report: Report, evidence: ShownEvidence): Section[] {
  const content = markup`${filter(surfaces, report)}
${surfaces.map(
  ({ name, title, outcomes }) =>
    markup`<section class="surface" data-surface="${name}"><h3 id="${surfaceId(name)}" tabindex="-1">${outsideText(title)}</h3><p class="tallies">${tally(outcomes)}</p>
${outcomes.map((outcome) => requirement(outcome, report, evidence))}</section>`,
)}
<p class="none" hidden>No requirement matches. <button type="button" class="reset">Show all</button></p>`;
  return section('requirements', 'Requirements', content);
}

/** Each surface as a bar divided by verdict; its length is the number of requirements. */
export function surfacePicture(surfaces: readonly Surface[]): Section[] {
  const largest = Math.max(...surfaces.map(({ outcomes }) => outcomes.length));
  const bars = surfaces.map(
    ({ name, title, outcomes }) =>
      markup`<li><a href="${link(surfaceId(name))}">${outsideText(title)}</a>${picture(title, outcomes, largest)}<span class="tallies">${tally(outcomes)}</span></li>`,
  );
  return section('surfaces', 'Surfaces', bars.length > 0 && markup`<ul class="surfaces">${bars}</ul>`);
}

/** Ids of requirements have a slash, so these ids never collide with them. */
const surfaceId = (name: string): string => `surface-${name}`.replace(/[\s/]/g, '-');

const counted = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;

/** How much a verdict rests on. */
const restsOn = ({ evidence }: Outcome): Markup | false =>
  evidence !== undefined &&
  markup`<div><dt>Rests on</dt><dd>${[counted(evidence.exchanges, 'exchange'), counted(evidence.controls, 'accepted control'), counted(evidence.contexts, 'context')].join(', ')}</dd></div>`;

function requirement(outcome: Outcome, { edition }: Report, evidence: ShownEvidence): Markup {
  const { id, level, verdict, text, source, hint, reason, blockedBy, got, problems = [] } = outcome;
  const isAdvised = problems[0] === undefined || Boolean(problems[0].hint);
  return markup`<details class="requirement is-${verdict}" id="${id}" data-verdict="${verdict}" data-level="${level}">
<summary>${chip(verdict)}<span class="sentence">${prose(text)}${got !== undefined && markup`<span class="brief">Got ${outsideText(got)}</span>`}<code class="id">${outsideText(id)}</code></span>${levelTag(level)}</summary>
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
<div class="field"><label for="level">Level</label><select id="level"><option value="">must and should</option><option value="must">must</option><option value="should">should</option></select></div>
<div class="field"><label for="surface">Surface</label><select id="surface"><option value="">all surfaces</option>${surfaces.map(({ name, title }) => markup`<option value="${name}">${cut(title, 200).start}</option>`)}</select></div>
<fieldset><legend>Verdict</legend>${tallied(requirements).map(
    ({ verdict, number }) =>
      markup`<label class="choice is-${verdict}"><input type="checkbox" name="verdict" value="${verdict}">${icon(verdict)}${wordOf(verdict)} <b>${number}</b></label>`,
  )}</fieldset>
<p class="found"><output role="status" aria-live="polite">${requirements.length} requirements</output> <button type="reset" class="reset" hidden>Show all</button></p></form>`;
}

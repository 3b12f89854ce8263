import { countText } from '../../engine/documents/show.ts';
import { isWrong } from '../../engine/judging/verdict.ts';
import type { Outcome, Report } from '../../specs/generated/schemas.ts';
import { causesIn, sameText } from '../causes.ts';
import { type Change, compareReports } from '../compare.ts';
import { byReason } from '../groups.ts';
import { changeRow } from '../html/comparison.ts';
import { evidenceIn } from '../html/evidence.ts';
import { type Markup, markup, outsideText, prose } from '../html/markup.ts';
import { problemsOf } from '../html/problem.ts';
import { chip, levelTag, picture, tally } from '../html/verdicts.ts';
import { asSentence, titleOf } from '../words.ts';

/** How many failures are shown with their evidence; the report has all. */
const MAX_SHOWN = 30;

/** The result of a run: why its verdict, which the page's heading has, what changed since the run before, each cause with its exchanges. */
export function result(report: Report, before: Report | undefined, canReplay: boolean): Markup {
  const { verdict, because, requirements, complete, outage } = report;
  const failed = requirements.filter((outcome) => isWrong(outcome.verdict));
  // This page has no timeline that a link could lead to.
  const evidence = { ...evidenceIn(report), isShown: () => false };
  const { causes } = causesIn(requirements);
  // What to change first is read without a click.
  const first = causes.find(({ outcome }) => outcome.verdict === 'fail');
  const row = (outcome: Outcome, isOpen = false, more?: Markup | false) =>
    finding(outcome, markup`${problemsOf(outcome, evidence)}${more}`, { canReplay, isOpen });
  const alike = (same: readonly Outcome[]) =>
    same.length > 0 &&
    markup`<details class="folded"><summary>${sameText(same)}</summary>${same.slice(0, MAX_SHOWN).map((one) => row(one))}</details>`;
  const shown = causes.slice(0, MAX_SHOWN).map((cause) => row(cause.outcome, cause === first, alike(cause.same)));
  return markup`<div class="is-${verdict}${outage && ' is-down'}">${outage && markup`<p class="advice">${outsideText(outage.says)}; ${prose(outage.hint)}</p>`}<p class="outcome">${outsideText(asSentence(outage ? `${titleOf(verdict)}: ${because}` : because))}${!complete && markup` <strong>The run did not finish.</strong>`}</p>
${requirements.length > 0 && picture('All requirements', requirements, requirements.length)}<p class="tallies">${tally(requirements)}</p>
${!outage && open(requirements)}<p><a href="report" target="_blank" rel="noopener">Open the whole report</a> (a new tab)</p></div>
${before && complete && !outage && comparison(before, report)}
${shown.length > 0 && markup`<h3>${causes.length < failed.length && `${countText(causes.length, 'cause')}: `}${countedFailures(failed)}</h3>${shown}`}${causes.length > MAX_SHOWN && markup`<p class="remark">${causes.length - MAX_SHOWN} more in the report.</p>`}`;
}

/** How many reasons are shown for what was not decided or not tested. */
const MAX_REASONS = 3;

function open(requirements: readonly Outcome[]): Markup | false {
  const own = requirements.filter(({ verdict, level }) => (verdict === 'undecided' || verdict === 'untested') && level === 'must');
  const rows = byReason(own)
    .slice(0, MAX_REASONS)
    .map(([reason, outcomes]) => markup`<li>${outsideText(reason)} (${countText(outcomes.length, 'required check')})</li>`);
  return rows.length > 0 && markup`<ul class="open-ends" aria-label="Why it is not decided, or not tested">${rows}</ul>`;
}

/** Warnings are no failures. */
function countedFailures(outcomes: readonly Outcome[]): string {
  const warnings = outcomes.filter(({ verdict }) => verdict === 'warn').length;
  const failures = outcomes.length - warnings;
  return [failures > 0 && countText(failures, 'failure'), warnings > 0 && countText(warnings, 'warning')].filter(Boolean).join(', ');
}

function finding(outcome: Outcome, problems: Markup, { canReplay, isOpen }: { canReplay: boolean; isOpen: boolean }): Markup {
  const { id, verdict, level, text } = outcome;
  const number = outcome.problems?.[0]?.exchanges?.at(-1);
  return markup`<details class="requirement is-${verdict}"${isOpen && markup` open`}><summary>${chip(verdict)}<span class="sentence">${prose(outcome.cause ?? text)}<code class="id">${outsideText(id)}</code></span>${levelTag(level)}</summary>
<div class="inside">${problems}${
    canReplay &&
    number !== undefined &&
    markup`<form data-post="replay"><input type="hidden" name="exchange" value="${number}"><button>Send exchange #${number} again</button></form>`
  }</div></details>`;
}

/** What changed since the run before; of what somebody chose to leave out, the number says enough. */
function comparison(before: Report, after: Report): Markup {
  const { changes, same } = compareReports(before, after);
  const of = (kind: Change['kind']) => changes.filter((change) => change.kind === kind);
  const chosen = new Set(after.requirements.flatMap(({ id, byChoice }) => (byChoice ? [id] : [])));
  const untested = of('untested').filter(({ id }) => !chosen.has(id));
  const shown = [...of('broken'), ...of('fixed'), ...untested].slice(0, MAX_SHOWN);
  return markup`<h3>Since the run before</h3><p>${of('fixed').length} fixed, ${of('broken').length} broken, ${of('untested').length} no longer tested, ${same} as before.</p>
${shown.length > 0 && markup`<ul class="changes">${shown.map(changeRow)}</ul>`}`;
}

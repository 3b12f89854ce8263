import { countText } from '../../engine/documents/show.ts';
import type { Outcome, Report } from '../../specs/generated/schemas.ts';
import { baselineEntryFor } from '../baseline.ts';
import { type Cause, causesIn, sameText } from '../causes.ts';
import { byReason } from '../groups.ts';
import { sentTexts } from '../sent.ts';
import { answerText, outageWord } from '../words.ts';
import { link, type Markup, markup, outsideText, prose } from './markup.ts';
import { type Section, section } from './page.ts';
import { repeatOf, shownReadings, versus } from './problem.ts';
import { chip, icon, levelTag } from './verdicts.ts';

/** How many causes are shown, and how many of them unfolded; the rest is listed under the requirements. */
const MAX_CAUSES = 20;
const UNFOLDED = 3;

/** What to do first: root causes, those that block most checks first and known failures last; then what is missing for a verdict. */
export function whatToDoFirst(report: Report): Section[] {
  const { requirements, verdict, outage } = report;
  const isKnown = ({ outcome }: Cause) => baselineEntryFor(report, outcome.id) !== undefined;
  const { causes, rootless } = causesIn(requirements);
  const roots = causes.sort((a, b) => Number(isKnown(a)) - Number(isKnown(b)));
  const shown = roots
    .slice(0, MAX_CAUSES)
    .map((root, index) => cause(root, { isOpen: index < UNFOLDED, isKnown: isKnown(root), sent: sentTexts(root.outcome, report) }));
  const of = (wanted: Outcome['verdict']) => requirements.filter((outcome) => outcome.verdict === wanted);
  const orphans = rootless.flatMap(([, outcomes]) => outcomes);
  const open = [...orphans, ...of('undecided'), ...of('untested')].filter(({ level, byChoice }) => level === 'must' && !byChoice);
  if (roots.length + open.length === 0) return [];
  const reasons = byReason(open);
  const notJudged = (outcomes: readonly Outcome[]) =>
    foldedOutcomes(`${countText(outcomes.length, 'required check')} not judged for this reason`, outcomes);
  const openEnds = reasons.map(([reason, outcomes]) => markup`<li>${outsideText(reason)} ${notJudged(outcomes)}</li>`);
  const onlyOutage = outage && roots.length === 0 && reasons.length === 1;
  const undecidedTitle = verdict === 'partial' ? 'Not tested yet' : 'Not decided yet';
  const openTitle = roots.length > 0 ? 'Still open' : undecidedTitle;
  const content = markup`${outage && markup`<p class="advice"><strong>${outageWord(outage)}:</strong> ${outsideText(outage.says)}; ${prose(outage.hint)}</p>\n`}${shown.length > 0 && markup`<ol class="causes">${shown}</ol>`}
${roots.length > MAX_CAUSES && markup`<p class="remark">${roots.length - MAX_CAUSES} more among the <a href="#surfaces">surfaces</a>.</p>`}
${onlyOutage ? notJudged(open) : openEnds.length > 0 && markup`<h3>${openTitle}</h3><ul class="open-ends">${openEnds}</ul>`}`;
  return section('first', 'What to do first', content, 'To do');
}

function cause({ outcome, same, blocks }: Cause, { isOpen, isKnown, sent }: { isOpen: boolean; isKnown: boolean; sent: string[] }): Markup {
  const { id, verdict, level, text, expected = '', got = '', at, hint, problems = [] } = outcome;
  const more = problems.length > 1 && markup` and ${countText(problems.length - 1, 'more problem')}`;
  return markup`<li><details class="cause is-${verdict}"${isOpen && markup` open`}><summary>${chip(verdict)}<h3>${prose(outcome.cause ?? text)}</h3>${levelTag(level)}<span class="marks">${isKnown && markup`<span class="known">known</span>`}${blocks.length > 0 && markup`<span class="holds">blocks ${blocks.length}</span>`}</span></summary>
<div class="inside">${versus({ expected, got })}
<p class="advice"><b>What to change:</b> ${prose(problems[0]?.hint ?? hint)}</p>${judgedWith(outcome)}
${problems[0] && repeatOf(problems[0])}${sent.map((text) => markup`<p class="at sent">${outsideText(text)}</p>`)}${problems[0]?.answer && markup`<p class="at">Answer: ${outsideText(answerText(problems[0].answer))}</p>`}
${shownReadings(outcome)}<p class="at">${at && markup`<code>${outsideText(at)}</code>${more} · `}<a href="${link(id)}">evidence at <code>${outsideText(id)}</code></a></p>
${same.length > 0 && foldedOutcomes(sameText(same), same)}${blocks.length > 0 && foldedOutcomes(`blocks ${countText(blocks.length, 'other check')}`, blocks)}</div></details></li>`;
}

/** Says that a failure was seen with the target's own way of signing, or without a panel. */
export const judgedWith = ({ judgedWith: recipe }: Outcome): Markup | false =>
  recipe !== undefined &&
  (recipe === 'contract'
    ? markup`<p class="recipe">Judged only by the answer to the form: the panel does not open.</p>`
    : markup`<p class="recipe">Judged with your recipe (<code>${outsideText(recipe)}</code>), not with the contract's signature.</p>`);

export const foldedOutcomes = (title: string, outcomes: readonly Outcome[]): Markup =>
  markup`<details class="folded"><summary>${title}</summary><ul>${outcomes.map(
    ({ id, text, verdict }) =>
      markup`<li>${icon(verdict)}<a href="${link(id)}"><code>${outsideText(id)}</code></a> <span>${prose(text)}</span></li>`,
  )}</ul></details>`;

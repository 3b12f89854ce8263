import type { Report } from '../../specs/generated/schemas.ts';
import { causesIn } from '../causes.ts';
import { byReason } from '../groups.ts';
import { asSentence, outageWord, titleOf } from '../words.ts';
import { about, announced, coverage, exclusions, facts, knownFailures, ledger, noted, notTested, risks, unjudged } from './appendix.ts';
import { evidenceIn } from './evidence.ts';
import { whatToDoFirst } from './first.ts';
import { type Markup, markup, outsideText } from './markup.ts';
import { details, page, when } from './page.ts';
import { requirementList } from './requirements.ts';
import { whatItRestsOn } from './rests.ts';
import { since } from './since.ts';
import { contexts } from './space.ts';
import { timeline } from './timeline.ts';
import { icon, picture, tallied, wordOf } from './verdicts.ts';

/** The report as a page: what to do first and what changed since the run before, then the surfaces, then all details. */
export function html(report: Report, before?: Report): string {
  const evidence = evidenceIn(report);
  const first = whatToDoFirst(report);
  const { isClean, parts, sections } = ledger(report);
  return page({
    title: `${report.outage ? outageWord(report.outage) : titleOf(report.verdict)}: ${report.target.name}`,
    kind: 'report',
    opening: opening(report, before),
    sections: [
      first,
      isClean ? [] : sections,
      knownFailures(report),
      first.length === 0 ? whatItRestsOn(report) : [],
      risks(report, evidence),
      requirementList(report, evidence),
      timeline(report, evidence),
      details(
        [
          notTested(report),
          noted(report, evidence),
          announced(report),
          isClean ? parts : [],
          unjudged('gaps', 'Gaps', 'The contract leaves them open: observed, never judged.', report.gaps),
          unjudged('assumptions', 'Assumptions', 'What Assay assumed where the contract is silent.', report.assumptions),
          exclusions(report),
          coverage(report),
          contexts(report),
          facts(report),
          about(report),
        ].flat(),
      ),
    ].flat(),
    footer: markup`Made by Assay ${report.assay} from report.json, which has all details.`,
  });
}

function opening(report: Report, before: Report | undefined): Markup {
  const { verdict, because, target, complete, requirements, started, outage } = report;
  const isMixed = requirements.some((outcome) => outcome.verdict !== 'pass' && outcome.verdict !== 'not-applicable');
  return markup`<div class="opening is-${verdict}">
<p class="who"><b>${outsideText(target.name)}</b> <span>${target.kind}${target.address !== undefined && !target.address.endsWith(target.name) && markup` at <code>${outsideText(target.address)}</code>`}</span> <span>${when(started)}</span></p>
<h1>${icon(verdict)}<span>${outage ? outageWord(outage) : titleOf(verdict)}</span></h1>
<p class="because">${outage && `${titleOf(verdict)}: `}${outsideText(outage ? `${because}.` : asSentence(because))}${causesText(report)}${leftOut(report)}${!complete && markup` <strong>The run did not finish: this report is incomplete.</strong>`}</p>
${isMixed && picture('All requirements', requirements, requirements.length)}
<ul class="counts">${tallied(requirements).map(
    ({ verdict: each, number }) =>
      markup`<li><a class="is-${each}" href="#surfaces" data-show="${each}">${icon(each)}<b>${number}</b> ${wordOf(each)}</a></li>`,
  )}</ul>
${before?.target.kind === target.kind && since(before, report)}
</div>`;
}

/** How many causes the failures have, where that is fewer than the failures. */
function causesText({ requirements }: Report): string | false {
  const failures = requirements.filter(({ verdict }) => verdict === 'fail').length;
  const causes = causesIn(requirements).causes.filter(({ outcome }) => outcome.verdict === 'fail').length;
  return causes < failures && ` ${causes === 1 ? 'They have one cause.' : `They have ${causes} causes.`}`;
}

/** Why required checks were left out by choice; what was not tested for another reason stands under what to do first. */
function leftOut({ requirements, verdict }: Report): Markup | false {
  const chosen = requirements.filter(({ verdict: own, level, byChoice }) => own === 'untested' && level === 'must' && byChoice);
  const reasons = byReason(chosen).map(([reason]) => reason);
  return verdict === 'partial' && reasons.length > 0 && markup` <a href="#not-tested">${outsideText(asSentence(reasons.join('; ')))}</a>`;
}

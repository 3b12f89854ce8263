import type { Report } from '../../specs/generated/schemas.ts';
import { titleOf } from '../words.ts';
import { about, announced, contexts, coverage, exclusions, facts, knownFailures, ledger, noted, notTested, unjudged } from './appendix.ts';
import { evidenceIn } from './evidence.ts';
import { whatToDoFirst } from './first.ts';
import { type Markup, markup, outsideText } from './markup.ts';
import { page, when } from './page.ts';
import { requirementList, surfacePicture, surfacesOf } from './requirements.ts';
import { timeline } from './timeline.ts';
import { icon, picture, tallied, wordOf } from './verdicts.ts';

/** The report as a page: what to do first, then all details. */
export function html(report: Report): string {
  const evidence = evidenceIn(report);
  const surfaces = surfacesOf(report);
  return page({
    title: `${titleOf(report.verdict)}: ${report.target.name}`,
    opening: opening(report),
    sections: [
      whatToDoFirst(report),
      knownFailures(report),
      surfacePicture(surfaces),
      requirementList(surfaces, report, evidence),
      timeline(report, evidence),
      notTested(report),
      noted(report, evidence),
      announced(report),
      ledger(report),
      unjudged('gaps', 'Gaps', 'What the contract leaves open: observed, never judged.', report.gaps),
      unjudged('assumptions', 'Assumptions', 'What Assay assumed where the contract is silent.', report.assumptions),
      exclusions(report),
      coverage(report),
      contexts(report),
      facts(report),
      about(report),
    ].flat(),
    footer: markup`Made by Assay ${report.assay} from report.json, which has all details.`,
  });
}

function opening({ verdict, because, target, complete, requirements, command, edition, started }: Report): Markup {
  return markup`<header class="opening is-${verdict}"><div class="headline"><div>
<p class="who"><b>${outsideText(target.name)}</b> <span>${target.kind}${target.address !== undefined && markup` at <code>${outsideText(target.address)}</code>`}</span></p>
<h1>${icon(verdict)}<span>${titleOf(verdict)}</span></h1>
<p class="because">${outsideText(asSentence(because))}${!complete && markup` <strong>The run did not finish: this report is incomplete.</strong>`}</p></div>
<dl class="run"><div><dt>Run</dt><dd>${when(started)}</dd></div><div><dt>Contract</dt><dd>edition ${edition}</dd></div><div><dt>Command</dt><dd><code>${outsideText(command)}</code></dd></div></dl></div>
${
  requirements.length > 0 &&
  markup`${picture('All requirements', requirements, requirements.length)}
<ul class="counts">${tallied(requirements).map(
    ({ verdict: each, number }) =>
      markup`<li><a class="is-${each}" href="#requirements" data-show="${each}">${icon(each)}<b>${number}</b> ${wordOf(each)}</a></li>`,
  )}</ul>`
}
</header>`;
}

const asSentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;

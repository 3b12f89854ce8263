import type { Report } from '../../engine/judging/report.ts';
import { titles } from '../words.ts';
import { about, announced, coverage, facts, knownFailures, ledger, noted, notTested } from './appendix.ts';
import { evidenceIn } from './evidence.ts';
import { whatToDoFirst } from './first.ts';
import { countText, type Markup, markup, outsideText, prose } from './markup.ts';
import { opening } from './opening.ts';
import { page } from './page.ts';
import { requirementList, surfacesOf } from './requirements.ts';
import { contents, type MaybeSection, shownSection } from './section.ts';
import { surfacePicture } from './surfaces.ts';
import { timeline } from './timeline.ts';

/** The report as a page of its own: what to do first, then all there is to know. */
export function html(report: Report): string {
  const evidence = evidenceIn(report);
  const surfaces = surfacesOf(report);
  const sections = [
    whatToDoFirst(report),
    knownFailures(report),
    surfacePicture(surfaces),
    requirementList(surfaces, report, evidence),
    timeline(report, evidence),
    notTested(report),
    noted(report, evidence),
    announced(report),
    ledger(report),
    gaps(report),
    assumptions(report),
    exclusions(report),
    coverage(report),
    facts(report),
    about(report),
  ].flatMap((section) => section ?? []);
  return page({
    title: `${titles[report.verdict]}: ${report.target.name}`,
    opening: opening(report),
    contents: contents(sections),
    main: markup`${sections.map(shownSection)}`,
    footer: markup`Made by Assay ${report.assay} from report.json, which holds all of it.`,
  });
}

type Observed = Report['gaps'][number];

const gaps = (report: Report): MaybeSection =>
  observed('gaps', 'Gaps', 'What the contract leaves open: observed, never judged.', report.gaps);

const assumptions = (report: Report): MaybeSection =>
  observed('assumptions', 'Assumptions', 'What was taken for granted where the contract is silent.', report.assumptions);

function observed(id: string, title: string, what: string, all: readonly Observed[]): MaybeSection {
  return all.length === 0 ? undefined : { id, title, content: markup`<p>${what}</p>${questions(all)}` };
}

const questions = (all: readonly Observed[]): Markup =>
  markup`<dl class="questions">${all.map(
    (each) =>
      markup`<div><dt><code class="id">${outsideText(each.id)}</code> ${prose(each.question)}</dt>${each.reason !== undefined && markup`<dd>${prose(each.reason)}${each.source !== undefined && markup` <cite>${outsideText(each.source)}</cite>`}</dd>`}${each.observed !== undefined && markup`<dd><b>Observed:</b> ${prose(each.observed)}</dd>`}${each.assumes !== undefined && markup`<dd><b>Assumed:</b> ${prose(each.assumes)}</dd>`}${each.setting !== undefined && markup`<dd><b>Setting:</b> <code>${outsideText(each.setting)}</code>${each.value !== undefined && markup`, now ${outsideText(each.value)}`}</dd>`}</div>`,
  )}</dl>`;

/** Folded, since there is nothing that a reader has to do about it. */
function exclusions({ exclusions: all = [] }: Report): MaybeSection {
  if (all.length === 0) return undefined;
  const content = markup`<p>What the contract says and no test from outside can see. It was not judged, and does not count for the verdict.</p><details class="folded"><summary>${countText(all.length, 'question')}, each with the reason</summary>${questions(all)}</details>`;
  return { id: 'exclusions', title: 'Exclusions', content };
}

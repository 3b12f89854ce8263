import type { Report } from '../../engine/judging/report.ts';
import { about, announced, coverage, facts, knownFailures, ledger, noted, notTested } from './appendix.ts';
import { evidenceIn } from './evidence.ts';
import { whatToDoFirst } from './first.ts';
import { markup } from './markup.ts';
import { opening } from './opening.ts';
import { page } from './page.ts';
import { assumptions, exclusions, gaps } from './questions.ts';
import { requirementList, surfacesOf } from './requirements.ts';
import { contents, shownSection } from './section.ts';
import { surfacePicture } from './surfaces.ts';
import { timeline } from './timeline.ts';
import { titles } from './verdicts.ts';

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

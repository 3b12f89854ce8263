import type { Report } from '../../engine/judging/report.ts';
import { countText, markup, outsideText, prose } from './markup.ts';
import type { MaybeSection } from './section.ts';

type Observed = Report['gaps'][number];

export const gaps = (report: Report): MaybeSection =>
  observed('gaps', 'Gaps', 'What the contract leaves open: observed, never judged.', report.gaps);

export const assumptions = (report: Report): MaybeSection =>
  observed('assumptions', 'Assumptions', 'What was taken for granted where the contract is silent.', report.assumptions);

function observed(id: string, title: string, what: string, all: readonly Observed[]): MaybeSection {
  if (all.length === 0) return undefined;
  const rows = all.map(
    (each) =>
      markup`<div><dt><code class="id">${outsideText(each.id)}</code> ${prose(each.question)}</dt>${each.reason !== undefined && markup`<dd>${prose(each.reason)}${each.source !== undefined && markup` <cite>${outsideText(each.source)}</cite>`}</dd>`}${each.observed !== undefined && markup`<dd><b>Observed:</b> ${prose(each.observed)}</dd>`}${each.assumes !== undefined && markup`<dd><b>Assumed:</b> ${prose(each.assumes)}</dd>`}${each.setting !== undefined && markup`<dd><b>Setting:</b> <code>${outsideText(each.setting)}</code>${each.value !== undefined && markup`, now ${outsideText(each.value)}`}</dd>`}</div>`,
  );
  return { id, title, content: markup`<p>${what}</p><dl class="questions">${rows}</dl>` };
}

/** Folded, since there is nothing that a reader has to do about it. */
export function exclusions({ exclusions: all = [] }: Report): MaybeSection {
  if (all.length === 0) return undefined;
  const rows = all.map(
    ({ id, question, reason, source }) =>
      markup`<div><dt><code class="id">${outsideText(id)}</code> ${prose(question)}</dt><dd>${prose(reason)} <cite>${outsideText(source)}</cite></dd></div>`,
  );
  const content = markup`<p>What the contract says and no test from outside can see. It was not judged, and does not count for the verdict.</p><details class="folded"><summary>${countText(all.length, 'question')}, each with the reason</summary><dl class="questions">${rows}</dl></details>`;
  return { id: 'exclusions', title: 'Exclusions', content };
}

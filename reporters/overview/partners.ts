import type { Overview, OverviewTarget } from '../../engine/judging/overview.ts';
import { markup, outsideText } from '../html/markup.ts';
import type { MaybeSection } from '../html/section.ts';
import { codes, reportLink } from './changes.ts';
import { barOf } from './trend.ts';

/** Each target over the runs of a history: its verdicts, and how long it takes. */
export function partners({ targets }: Overview): MaybeSection {
  const known = targets.filter(({ trend = [] }) => trend.length > 1);
  if (known.length === 0) return undefined;
  const rows = known.map(
    (target) =>
      markup`<tr><th scope="row">${outsideText(target.name)}${target.owner && markup` <small>${outsideText(target.owner)}</small>`}</th><td>${line(target)}</td><td>${target.seconds === undefined ? '' : `${target.seconds.toFixed(1)} s`}</td></tr>\n`,
  );
  const heads = ['Target', 'Runs, oldest first', 'Last run took'].map((head) => markup`<th scope="col">${head}</th>`);
  const content = markup`<div class="scroll" role="region" aria-label="Targets over time" tabindex="0"><table class="partners"><thead><tr>${heads}</tr></thead><tbody>${rows}</tbody></table></div>`;
  return { id: 'partners', title: 'Targets over time', content };
}

/** A square for each run; a screen reader gets a sentence. */
function line({ name, trend = [] }: OverviewTarget) {
  const squares = trend.map(
    ({ at, verdict }, index) =>
      markup`<rect class="bar is-${barOf(verdict)}" x="${index * 9}" y="0" width="7" height="14"><title>${at}: ${verdict}</title></rect>`,
  );
  const good = trend.filter(({ verdict }) => verdict === 'conforming').length;
  return markup`<svg class="picture" role="img" aria-label="${name}: conforming in ${good} of ${trend.length} runs" width="${trend.length * 9}" height="14">${squares}</svg>`;
}

/** What changes to and fro. */
export function flaky(targets: readonly OverviewTarget[]): MaybeSection {
  const known = targets.filter(({ flaky: ids = [] }) => ids.length > 0);
  if (known.length === 0) return undefined;
  const lines = known.map((target) => markup`<li><b>${reportLink(target)}</b>: ${codes(target.flaky ?? [])}</li>`);
  const content = markup`<p>These change between pass and fail from run to run.</p><ul>${lines}</ul>`;
  return { id: 'flaky', title: `Flaky (${known.length})`, short: 'Flaky', content };
}

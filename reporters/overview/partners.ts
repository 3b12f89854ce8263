import { isWrong, type Overview, type OverviewTarget } from '../../engine/judging/overview.ts';
import { joined, markup, outsideText } from '../html/markup.ts';
import { when } from '../html/opening.ts';
import type { MaybeSection } from '../html/section.ts';
import { barOf } from './trend.ts';

/** Each target over the runs of a history: its verdicts, since when something fails, what is flaky, how long it takes. */
export function partners({ targets }: Overview): MaybeSection {
  const known = targets.filter(({ trend = [] }) => trend.length > 1);
  if (known.length === 0) return undefined;
  const rows = known.map(
    (target) =>
      markup`<tr><th scope="row">${outsideText(target.name)}${target.owner && markup` <small>${outsideText(target.owner)}</small>`}</th><td>${line(target)}</td><td>${failing(target)}</td><td>${codes(target.flaky ?? [])}</td><td>${target.seconds === undefined ? '' : `${target.seconds.toFixed(1)} s`}</td></tr>\n`,
  );
  const heads = ['Target', 'Runs, oldest first', 'Fails since', 'Flaky', 'Time'].map((head) => markup`<th scope="col">${head}</th>`);
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

const failing = ({ since = {}, verdicts }: OverviewTarget) =>
  joined(
    Object.entries(since)
      .filter(([id]) => isWrong(verdicts[id] ?? ''))
      .map(([id, at]) => markup`<code>${outsideText(id)}</code> ${when(at)}`),
    ', ',
  );

const codes = (ids: readonly string[]) =>
  joined(
    ids.map((id) => markup`<code>${outsideText(id)}</code>`),
    ', ',
  );

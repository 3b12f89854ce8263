import { countsOf, type Overview, standings } from '../../engine/judging/overview.ts';
import { markup } from '../html/markup.ts';
import { when } from '../html/opening.ts';
import type { MaybeSection } from '../html/section.ts';

/** How many targets had which verdict, run by run; the last one is this run's. */
export function trend({ at, targets, history }: Overview): MaybeSection {
  if (history.length === 0) return undefined;
  const runs = [...history, { at, counts: countsOf(targets) }];
  const present = standings.filter((standing) => runs.some(({ counts }) => (counts[standing] ?? 0) > 0));
  const most = Math.max(1, ...runs.map(({ counts }) => present.reduce((sum, one) => sum + (counts[one] ?? 0), 0)));
  const rows = runs.toReversed().map(({ at: moment, counts }) => {
    let from = 0;
    const bars = present.map((standing) => {
      const width = (100 * (counts[standing] ?? 0)) / most;
      from += width;
      return markup`<rect class="bar is-${barOf(standing)}" x="${(from - width).toFixed(2)}%" y="0" width="${width.toFixed(2)}%" height="14"/>`;
    });
    return markup`<tr><th scope="row">${when(moment)}</th>${present.map((standing) => markup`<td>${counts[standing] ?? 0}</td>`)}<td><svg class="picture" aria-hidden="true" width="100%" height="14">${bars}</svg></td></tr>`;
  });
  const content = markup`<div class="scroll" role="region" aria-label="Trend, run by run" tabindex="0"><table class="trend"><thead><tr><th scope="col">Run</th>${present.map((standing) => markup`<th scope="col">${standing}</th>`)}<td></td></tr></thead><tbody>${rows}</tbody></table></div>`;
  return { id: 'trend', title: 'Trend', content };
}

const bars: Record<string, string> = { 'not-conforming': 'fail', partial: 'untested', conforming: 'pass' };

/** The colour of a verdict; what could not be judged looks like an open question. */
export const barOf = (standing: string): string => bars[standing] ?? 'undecided';

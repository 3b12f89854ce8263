import type { Outcome } from '../../engine/judging/verdict.ts';
import { cut, link, type Markup, markup, outsideText } from './markup.ts';
import { type Surface, surfaceId } from './requirements.ts';
import type { MaybeSection } from './section.ts';
import { tally, type Verdict, verdicts, wordOf } from './verdicts.ts';

/** Each surface as a bar, as long as it has requirements, divided by verdict. */
export function surfacePicture(surfaces: readonly Surface[]): MaybeSection {
  if (surfaces.length === 0) return undefined;
  const most = Math.max(...surfaces.map(({ outcomes }) => outcomes.length));
  const content = markup`<ul class="surfaces">${surfaces.map(
    ({ name, title, outcomes }) =>
      markup`<li><a href="${link(surfaceId(name))}">${outsideText(title)}</a>${picture(title, outcomes, most)}<span class="tallies">${tally(outcomes)}</span></li>`,
  )}</ul>`;
  return { id: 'surfaces', title: 'Surfaces', content };
}

/** A bar of verdicts; worst first, since that is where one looks. */
export function picture(title: string, outcomes: readonly Outcome[], most: number): Markup {
  const parts = verdicts.map((verdict) => ({ verdict, number: outcomes.filter((outcome) => outcome.verdict === verdict).length }));
  const shares = parts.filter(({ number }) => number > 0);
  const words = shares.map(({ verdict, number }) => `${number} ${wordOf(verdict)}`).join(', ');
  let before = 0;
  const bars = shares.map(({ verdict, number }) => {
    const x = before;
    before += number;
    return bar(verdict, (100 * x) / most, (100 * number) / most);
  });
  return markup`<svg class="picture" role="img" aria-label="${cut(title, 200).start}: ${words}" width="100%" height="14">${bars}</svg>`;
}

const bar = (verdict: Verdict, x: number, width: number): Markup =>
  markup`<rect class="bar is-${verdict}" x="${x.toFixed(2)}%" y="0" width="${width.toFixed(2)}%" height="14" rx="2"/>`;

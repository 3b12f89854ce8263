import { countText } from '../../engine/documents/show.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import { type Change, compareReports, kindTitles } from '../compare.ts';
import { titleOf } from '../words.ts';
import { type Markup, markup, outsideText, prose } from './markup.ts';
import { page, section, when } from './page.ts';
import { chip, icon, levelTag, verdicts } from './verdicts.ts';

const meanings: Record<Change['kind'], string> = {
  broken: 'It fails now and did not before.',
  fixed: 'It failed before and passes now.',
  untested: 'It was tested before and is not now.',
  new: 'Not in the earlier report.',
  gone: 'Not in the later report.',
  other: 'The verdict changed, but the check is neither broken nor fixed.',
};

/** Failures come before the checks that they block. */
const rank = ({ after, before }: Change): number => verdicts.indexOf(after ?? before ?? 'pass');

/** What changed between two runs, as a separate page. */
export function htmlComparison(before: Report, after: Report): string {
  const { byKind, same } = compareReports(before, after);
  const numbers = byKind.map(([kind, own]) => `${own.length} ${kindTitles[kind].toLowerCase()}`);
  return page({
    kind: 'comparison',
    title: `${titleOf(before.verdict)}, then ${titleOf(after.verdict).toLowerCase()}: ${after.target.name}`,
    opening: markup`<div class="opening is-${after.verdict}">
<p class="who"><b>${outsideText(after.target.name)}</b> <span>two runs compared</span></p>
<h1>${icon(after.verdict)}<span>${titleOf(after.verdict)}</span></h1>
<p class="because">${before.verdict !== after.verdict && `It was ${titleOf(before.verdict).toLowerCase()}. `}${numbers.length > 0 && `${numbers.join(', ')}; `}${countText(same, 'requirement')} as before.</p>
<div class="two">${run('Before', before)}${run('After', after)}</div></div>`,
    sections: byKind.flatMap(([kind, own]) => {
      const rows = own.toSorted((a, b) => rank(a) - rank(b)).map(changeRow);
      return section(kind, `${kindTitles[kind]} (${own.length})`, markup`<p>${meanings[kind]}</p><ul class="changes">${rows}</ul>`);
    }),
    empty: 'Every requirement has the same verdict as before.',
    footer: markup`Made by Assay from two reports.`,
  });
}

const run = (name: string, { verdict, because, started, edition, assay, command }: Report): Markup =>
  markup`<section class="run-of is-${verdict}" aria-label="${name}"><p class="side-name">${name}</p><p><b>${icon(verdict)} ${titleOf(verdict)}</b>: ${outsideText(because)}</p><p class="at">${when(started)}, edition ${edition}, Assay ${assay}<br><code>${outsideText(command)}</code></p></section>`;

const absent = markup`<span class="chip absent">absent</span>`;

/** One requirement whose verdict changed. */
export const changeRow = ({ id, level, text, before, after, got, reason, hint }: Change): Markup =>
  markup`<li id="${id}" tabindex="-1"><p class="turn">${before ? chip(before) : absent}<span class="arrow" aria-hidden="true">→</span><span class="unseen">then</span>${after ? chip(after) : absent}${levelTag(level)}<code class="id">${outsideText(id)}</code></p>
<h3>${prose(text)}</h3>${got !== undefined && markup`<p class="told">Got ${outsideText(got)}</p>`}${reason !== undefined && markup`<p class="told">${outsideText(reason)}</p>`}${hint !== undefined && after !== 'blocked' && markup`<p class="advice">${prose(hint)}</p>`}</li>
`;

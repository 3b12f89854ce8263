import type { Report } from '../../engine/judging/report.ts';
import { type Change, compareReports } from '../compare.ts';
import { groups } from '../groups.ts';
import { titles } from '../words.ts';
import { countText, type Markup, markup, outsideText, prose } from './markup.ts';
import { when } from './opening.ts';
import { page } from './page.ts';
import { contents, type Section, shownSection } from './section.ts';
import { chip, icon, levelTag, verdicts } from './verdicts.ts';

const kinds: Record<Change['kind'], { title: string; what: string }> = {
  broken: { title: 'Broken', what: 'It fails now and did not before.' },
  fixed: { title: 'Fixed', what: 'It failed before and passes now.' },
  new: { title: 'New', what: 'Not in the earlier report.' },
  gone: { title: 'Gone', what: 'Not in the later report.' },
  other: { title: 'Other changes', what: 'The verdict changed, but the check is neither broken nor fixed.' },
};

/** What changed between two runs, as a page of its own. */
export function htmlComparison(before: Report, after: Report): string {
  const { changes, same } = compareReports(before, after);
  const texts = new Map([...before.requirements, ...after.requirements].map(({ id, text }) => [id, text]));
  const sections = groups(changes, ({ kind }) => kind).map(([, own]) => section(own, texts));
  return page({
    title: `${titles[before.verdict]}, then ${titles[after.verdict].toLowerCase()}: ${after.target.name}`,
    opening: markup`<header class="opening is-${after.verdict}">
<p class="who"><b>${outsideText(after.target.name)}</b> <span>two runs compared</span></p>
<h1>${icon(after.verdict)}<span>${titles[after.verdict]}</span></h1>
<p class="because">${before.verdict !== after.verdict && `It was ${titles[before.verdict].toLowerCase()}. `}${summary(changes, same)}</p>
<div class="two">${run('Before', before)}${run('After', after)}</div></header>`,
    contents: contents(sections),
    main:
      sections.length > 0
        ? markup`${sections.map(shownSection)}`
        : markup`<section><p>Every requirement has the same verdict as before.</p></section>`,
    footer: markup`Made by Assay from two reports.`,
  });
}

function summary(changes: readonly Change[], same: number): string {
  const numbers = groups(changes, ({ kind }) => kind).map(
    ([kind, own]) => `${own.length} ${kinds[kind as Change['kind']].title.toLowerCase()}`,
  );
  return `${numbers.length > 0 ? `${numbers.join(', ')}; ` : ''}${countText(same, 'requirement')} as before.`;
}

const run = (name: string, { verdict, because, started, edition, assay, command }: Report): Markup =>
  markup`<section class="run-of is-${verdict}" aria-label="${name}"><p class="side-name">${name}</p><p><b>${icon(verdict)} ${titles[verdict]}</b>: ${outsideText(because)}</p><p class="at">${when(started)}, edition ${edition}, Assay ${assay}<br><code>${outsideText(command)}</code></p></section>`;

function section(changes: readonly Change[], texts: ReadonlyMap<string, string>): Section {
  const kind = changes[0]?.kind ?? 'other';
  const { title, what } = kinds[kind];
  const inOrder = changes.toSorted((a, b) => rank(a) - rank(b));
  const content = markup`<p>${what}</p><ul class="changes">${inOrder.map((change) => changeRow(change, texts.get(change.id) ?? ''))}</ul>`;
  return { id: kind, title: `${title} (${changes.length})`, content };
}

/** What fails comes before what it blocks. */
const rank = ({ after, before }: Change): number => verdicts.indexOf(after ?? before ?? 'pass');

/** One requirement whose verdict changed. */
export const changeRow = ({ id, level, before, after, got, hint }: Change, text: string): Markup =>
  markup`<li id="${id}" tabindex="-1"><p class="turn">${before ? chip(before) : markup`<span class="chip absent">absent</span>`}<span class="arrow" aria-hidden="true">→</span><span class="unseen">then</span>${after ? chip(after) : markup`<span class="chip absent">absent</span>`}${levelTag(level)}<code class="id">${outsideText(id)}</code></p>
<h3>${prose(text)}</h3>${got !== undefined && markup`<p class="told">Got ${outsideText(got)}</p>`}${hint !== undefined && after !== 'blocked' && markup`<p class="advice">${prose(hint)}</p>`}</li>
`;

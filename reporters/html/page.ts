import { hash } from 'node:crypto';
import { momentText } from '../../engine/documents/show.ts';
import { assetText, cut, joined, link, type Markup, markup } from './markup.ts';
import { sprite } from './verdicts.ts';

/** A part of the page with a heading of its own, which the navigation names. */
export type Section = ReturnType<typeof section>[number];

/** One section, or none without content; `short` is the title in the table of contents. */
export const section = (id: string, title: string, content: Markup | false | undefined, short = title) =>
  content ? [{ id, title, short, content }] : [];

/** One of the details: folded, with what it says in short. */
export const foldedPart = (id: string, title: string, sum: Markup | string, content: Markup | false | undefined): Markup[] =>
  content
    ? [
        markup`<details class="detail" id="${id}"><summary><h3>${title}</h3> <span class="sum">${sum}</span></summary>
<div class="inside">${content}</div></details>
`,
      ]
    : [];

/** What most readers never need: last on the page. */
export const details = (parts: readonly Markup[]): Section[] => section('details', 'Details', parts.length > 0 && joined(parts));

interface Page {
  title: string;
  /** What kind of page it is, beside our name. */
  kind: string;
  opening: Markup;
  sections: readonly Section[];
  /** What the page says if it has no section. */
  empty?: string;
  footer: Markup;
}

/** The source expression that allows this style or script in a Content-Security-Policy. */
export const hashSource = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

/** One self-contained file: nothing is loaded, and only its own style and script run, even if text from a target got in as markup. */
export function page({ title, kind, opening, sections, empty, footer }: Page): string {
  const style = pageStyle();
  const script = assetText('report.js');
  const policy = `default-src 'none'; style-src ${hashSource(style)}; script-src ${hashSource(script)}; img-src data:; base-uri 'none'; form-action 'none'`;
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${cut(title, 200).start}</title>
<link rel="icon" href="data:,">
<style>${{ markup: style }}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the report</a>
${sprite}
${topBar(kind, sections)}
<div class="sheet">
<main id="main" tabindex="-1">
${opening}
${sections.map(shownSection)}${sections.length === 0 && empty && markup`<section><p>${empty}</p></section>`}</main>
<footer>${footer}</footer>
</div>
<script>${{ markup: script }}</script>
</body>
</html>
`.markup;
}

/** The same bar on every page: our name, what page it is, and where its parts are. */
export const topBar = (kind: string, sections: readonly Pick<Section, 'id' | 'short'>[], also?: Markup | false): Markup =>
  markup`<header class="top"><p><b>Assay</b> ${kind}</p>${
    (sections.length > 0 || also) &&
    markup`
<nav aria-label="Contents"><ul>${sections.map(({ id, short }) => markup`<li><a href="${link(id)}">${short}</a></li>`)}${also}</ul></nav>`
  }</header>`;

export const shownSection = ({ id, title, content }: Pick<Section, 'id' | 'title' | 'content'>): Markup =>
  markup`<section aria-labelledby="${id}"><h2 id="${id}" tabindex="-1">${title}</h2>\n${content}</section>\n`;

/** The styles of every page, then those of reports, overviews and the live page. */
export const pageStyle = (): string => assetText('base.css') + assetText('page.css');

export const table = (heads: readonly string[], rows: readonly Markup[], name?: string): Markup =>
  markup`<table${name && markup` class="${name}"`}><thead><tr>${heads.map((head) => markup`<th scope="col">${head}</th>`)}</tr></thead><tbody>${rows}</tbody></table>`;

export const when = (started: string): Markup => markup`<time datetime="${started}">${momentText(started)}</time>`;

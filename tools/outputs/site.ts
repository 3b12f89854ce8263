import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix, relative } from 'node:path';
import { Marked, type Tokens } from 'marked';
import { guideText } from './guide-text.ts';
import { script, styleOf } from './site-look.ts';

const folder = 'docs/site';

/** The first page; its table of guides is the navigation of every page. */
const start = 'docs/README.md';

interface Guide {
  source: string;
  title: string;
}

/** The guides in the order in which the first page names them. */
const guideOrder = (text: string): Guide[] => [
  ...new Map(
    [...text.matchAll(/\[([^\]]+)\]\(([\w-]+\.md)\)/g)].map(([, title = '', file = '']): [string, Guide] => [
      file,
      { source: `docs/${file}`, title },
    ]),
  ).values(),
];

/** Files in the package beside the site; a page may link to them. */
const shipped = ['docs/samples/', 'specs/schemas/', 'openapi/', 'LICENSE'];

/** The guides, the page of each requirement (`pages`), and pages and pictures that only the site has (`further`), as a static site. */
export function siteOutputs(root: string, pages: ReadonlyMap<string, string>, further: ReadonlyMap<string, string>): Map<string, string> {
  const files = ['README.md', ...guides(root)].filter((name) => existsSync(join(root, name)));
  const pictures = [...further].filter(([name]) => name.endsWith('.svg'));
  const sources = new Map([
    ...files.map((name): [string, string] => [name, readFileSync(join(root, name), 'utf8')]),
    ...[...further].filter(([name]) => name.endsWith('.md')),
    ...pages,
  ]);
  const known = [...sources.keys(), ...pictures.map(([name]) => name)];
  const order = guideOrder(sources.get(start) ?? '');
  const made = [...sources].map(([source, text]) => ({
    ...page(source, text, known, order),
    found: pages.has(source) ? [['', '', plain(sentenceAndFix(text))] as Found] : sectionsOf(text),
  }));
  const names = new Set(order.map(({ source }) => basename(source, '.md')));
  return new Map([
    ...made.map(({ path, html }): [string, string] => [`${folder}/${path}`, html]),
    ...order.map(({ source }): [string, string] => [
      `${folder}/${source.replace(/\.md$/, '.txt')}`,
      guideText(sources.get(source) ?? '', names),
    ]),
    ...pictures.map(([name, text]): [string, string] => [`${folder}/${name}`, text]),
    [`${folder}/search.js`, searchScript(made)],
    [`${folder}/site.css`, styleOf(readFileSync(join(root, 'reporters/assets/base.css'), 'utf8'))],
  ]);
}

/** The id of a section, its title, and its text. */
type Found = [id: string, title: string, text: string];

/** The sections of a guide, each found by itself; the first has no title. */
const sectionsOf = (text: string): Found[] =>
  withoutCode(text)
    .split(/^(?=## )/m)
    .map((section): Found => {
      const [, title = ''] = /^## (.+)/.exec(section) ?? [];
      return [slug(title), plain(title), plain(section.replace(/^## .*/, ''))];
    });

/** The sections with their texts: the search looks for words in them. */
const searchScript = (made: readonly (Page & { found: Found[] })[]): string => {
  const entries = made.flatMap(({ path, title, found }) =>
    found.map(([id, name, text]) => [id === '' ? path : `${path}#${id}`, name === '' ? title : `${title}: ${name}`, text]),
  );
  return `const pages = ${JSON.stringify(entries)};\n${script}`;
};

const guides = (root: string): string[] =>
  existsSync(join(root, 'docs'))
    ? readdirSync(join(root, 'docs'))
        .filter((name) => name.endsWith('.md'))
        .map((name) => `docs/${name}`)
    : [];

/** The list of guides is the first page. */
const placeOf = (source: string): string => (source === start ? 'index.html' : source.replace(/\.md$/, '.html'));

interface Page {
  path: string;
  title: string;
  html: string;
}

function page(source: string, text: string, all: string[], order: readonly Guide[]): Page {
  const path = placeOf(source);
  const up = relative(dirname(path), '.') || '.';
  const content = text.replace(/^<!--.*?-->\s*/s, '');
  const title = /^# (.+)$/m.exec(content)?.[1]?.replaceAll('`', '') ?? source;
  const linkTo = ({ source: to, title: name }: Guide, attribute: string, arrow = '') =>
    `<a href="${up}/${placeOf(to)}"${attribute}>${arrow}${escaped(name)}</a>`;
  const shown = renderer(source, path, all).parse(content, { async: false });
  // The page of a requirement is short, and all have the same sections.
  const body = /^docs\/fix\/.+\//.test(source) ? shown : withContents(shown);
  const links = order.map((one) => `<li>${linkTo(one, one.source === source ? ' aria-current="page"' : '')}</li>`).join('');
  const at = order.findIndex((one) => one.source === source);
  const [before, after] = at < 0 ? [undefined, source === start ? order[0] : undefined] : [order[at - 1], order[at + 1]];
  const turn =
    !before && !after
      ? ''
      : `<nav class="turn" aria-label="Next and previous">${before ? linkTo(before, ' rel="prev"', '← ') : ''}${after ? linkTo(after, ' rel="next"', 'Next: ') : ''}</nav>\n`;
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · Assay</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${up}/site.css">
</head>
<body>
<a class="skip" href="#main">Skip to the text</a>
<header class="top"><p><b><a class="name" href="${up}/index.html">Assay</a></b> documentation</p>
<nav aria-label="Parts"><ul><li><a href="${up}/index.html">Guides</a></li><li><a href="${up}/docs/fix/README.html">Requirements</a></li></ul></nav>
<label for="search">Search</label> <input id="search" type="search" autocomplete="off" data-up="${up}"><p id="count" role="status"></p><ul id="found"></ul></header>
<div class="frame"><nav class="side" aria-label="Guides"><details open><summary>Guides</summary><ul>${links}</ul></details></nav>
<main id="main" tabindex="-1">
${body}${turn}</main></div>
<script src="${up}/search.js"></script>
</body>
</html>
`;
  return { path, title, html };
}

/** From this many sections on, a page lists them before the first. */
const MIN_SECTIONS = 3;

function withContents(body: string): string {
  const links = [...body.matchAll(/<h2 id="([^"]*)">(.*?)<\/h2>/g)].map(
    ([, id, title = '']) => `<li><a href="#${id}">${title.replace(/<[^>]*>/g, '')}</a></li>`,
  );
  if (links.length < MIN_SECTIONS) return body;
  return body.replace('<h2 ', `<nav class="contents" aria-label="On this page"><ul>${links.join('')}</ul></nav>\n<h2 `);
}

/** Of a requirement, the search looks in its sentence and how to fix it: examples are long, and what all pages share finds nothing. */
function sentenceAndFix(text: string): string {
  const [sentence = '', ...sections] = text.replace(/^<!--.*?-->\s*/s, '').split(/^## /m);
  const fix = sections.find((one) => one.startsWith('How to fix it\n'))?.replace(/^.*\n/, '') ?? '';
  return `${sentence.replace(/^(# |\*\*).*$/gm, '')} ${fix}`;
}

const withoutCode = (text: string): string => text.replace(/^# .*$/m, '').replace(/^```.*?^```$/gms, ' ');

const plain = (content: string): string =>
  content
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*#|>]+|-{3,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Links lead to pages of the site or to files of the package; any other link becomes plain text. */
function renderer(source: string, path: string, all: string[]): Marked {
  const target = (href: string): string | undefined => {
    if (/^(https?:|#)/.test(href)) return href;
    const [file = '', hash] = href.split('#');
    const named = posix.join(posix.dirname(source), file);
    const anchor = hash === undefined ? '' : `#${hash}`;
    if (all.includes(named)) return `${relative(dirname(path), placeOf(named)) || posix.basename(path)}${anchor}`;
    return shipped.some((start) => named.startsWith(start)) ? relative(join(folder, dirname(path)), named) : undefined;
  };
  return new Marked({
    renderer: {
      link({ href, tokens }: Tokens.Link) {
        const text = this.parser.parseInline(tokens);
        const to = target(href);
        return to === undefined ? text : `<a href="${escaped(to)}">${text}</a>`;
      },
      image({ href, text }: Tokens.Image) {
        const to = target(href);
        return to === undefined ? `<em>${escaped(text)}</em>` : `<img src="${escaped(to)}" alt="${escaped(text)}">`;
      },
      html: ({ text }: Tokens.HTML | Tokens.Tag) => escaped(text),
      heading({ depth, tokens }: Tokens.Heading) {
        const text = this.parser.parseInline(tokens);
        return `<h${depth} id="${slug(text)}">${text}</h${depth}>\n`;
      },
      // A short one, such as an option, is not broken at its hyphens.
      codespan: ({ text }: Tokens.Codespan) => `<code${text.length < 25 ? ' class="s"' : ''}>${escaped(text)}</code>`,
      code: ({ text, lang = '' }: Tokens.Code) =>
        `<pre class="${kindOf(lang)}" tabindex="0"><code>${kindOf(lang) === 'command' ? wholeOptions(escaped(text)) : escaped(text)}</code></pre>\n`,
    },
  });
}

/** What to type, what comes out, or a file. Long commands wrap; any other block that is wider than the page scrolls, with the keyboard too. */
const kindOf = (lang: string): string => (/^sh\b/.test(lang) ? 'command' : /^text\b/.test(lang) ? 'output' : 'file');

/** No option of a command is broken at its hyphens. */
const wholeOptions = (html: string): string => html.replace(/(?<=^|\s)-{1,2}[a-z][\w-]*/gm, '<span class="s">$&</span>');

const slug = (html: string): string =>
  html
    .replace(/<[^>]*>|&#?\w+;/g, '')
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

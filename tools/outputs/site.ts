import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { Marked, type Tokens } from 'marked';
import { script, style } from './site-look.ts';

const folder = 'docs/site';

/** Files in the package beside the site; a page may link to them. */
const shipped = ['docs/samples/', 'specs/schemas/', 'openapi/', 'LICENSE'];

/** The guides and the page of each requirement (`pages`) as a static site. */
export function siteOutputs(root: string, pages: ReadonlyMap<string, string>): Map<string, string> {
  const names = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', ...guides(root)].filter((name) => existsSync(join(root, name)));
  const sources = new Map([...names.map((name): [string, string] => [name, readFileSync(join(root, name), 'utf8')]), ...pages]);
  const made = [...sources].map(([source, text]) => page(source, text, [...sources.keys()]));
  return new Map([
    ...made.map(({ path, html }): [string, string] => [`${folder}/${path}`, html]),
    [`${folder}/search.js`, searchScript(made)],
  ]);
}

/** The pages, and for each word the numbers of the pages that contain it. */
function searchScript(made: readonly Page[]): string {
  const numbers = new Map<string, number[]>();
  for (const [index, one] of made.entries()) for (const word of one.words) numbers.set(word, [...(numbers.get(word) ?? []), index]);
  const pages = made.map(({ path, title }) => [path, title]);
  return `const pages = ${JSON.stringify(pages)};\nconst words = ${JSON.stringify([...numbers])};\n${script}`;
}

const guides = (root: string): string[] =>
  existsSync(join(root, 'docs'))
    ? readdirSync(join(root, 'docs'))
        .filter((name) => name.endsWith('.md'))
        .map((name) => `docs/${name}`)
    : [];

/** The list of guides is the first page. */
const placeOf = (source: string): string => (source === 'docs/README.md' ? 'index.html' : source.replace(/\.md$/, '.html'));

interface Page {
  path: string;
  title: string;
  html: string;
  /** The words that the search finds it by. */
  words: ReadonlySet<string>;
}

function page(source: string, text: string, all: string[]): Page {
  const path = placeOf(source);
  const up = relative(dirname(path), '.') || '.';
  const content = text.replace(/^<!--.*?-->\s*/s, '');
  const title = /^# (.+)$/m.exec(content)?.[1]?.replaceAll('`', '') ?? source;
  const body = renderer(source, path, all).parse(content, { async: false });
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · Assay</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<nav aria-label="Site"><a href="${up}/index.html">Guides</a> <a href="${up}/docs/fix/README.html">Requirements</a>
<label for="search">Search</label> <input id="search" type="search" autocomplete="off" data-up="${up}"><ul id="found"></ul></nav>
<main>
${body}</main>
<script src="${up}/search.js"></script>
</body>
</html>
`;
  return { path, title, html, words: new Set(content.toLowerCase().match(/[a-z][a-z0-9/-]{2,}/g)) };
}

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
      image: ({ text }: Tokens.Image) => `<em>${escaped(text)}</em>`,
      html: ({ text }: Tokens.HTML | Tokens.Tag) => escaped(text),
      heading({ depth, tokens }: Tokens.Heading) {
        const text = this.parser.parseInline(tokens);
        return `<h${depth} id="${slug(text)}">${text}</h${depth}>\n`;
      },
      // A block that is wider than the page scrolls, with the keyboard too.
      code: ({ text }: Tokens.Code) => `<pre tabindex="0"><code>${escaped(text)}</code></pre>\n`,
    },
  });
}

const slug = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

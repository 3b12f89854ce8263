import { Marked, type Token, type Tokens } from 'marked';

const width = 80;

/** A guide as text for a terminal; `names` are the guides that it may send the reader to. */
export function guideText(markdown: string, names: ReadonlySet<string>): string {
  const blocks = new Marked().lexer(markdown).flatMap((token) => blockOf(token, names) ?? []);
  return `${blocks.join('\n\n')}\n`;
}

function blockOf(token: Token, names: ReadonlySet<string>): string | undefined {
  const words = (tokens: Token[] | undefined) => inline(tokens, names);
  switch (token.type) {
    case 'heading':
      return heading(words(token.tokens), token.depth);
    case 'paragraph':
      return wrapped(words(token.tokens));
    case 'code':
      return indented(token.text, token.lang?.startsWith('sh') ? '    $ ' : '    ');
    case 'list':
      return listOf(token as Tokens.List, names);
    case 'table':
      return tableOf(token as Tokens.Table, words);
    case 'blockquote':
      return indented((token.tokens ?? []).flatMap((one) => blockOf(one, names) ?? []).join('\n\n'), '  ');
    default:
      return undefined;
  }
}

const heading = (text: string, depth: number): string => (depth > 2 ? text : `${text}\n${(depth === 1 ? '=' : '-').repeat(text.length)}`);

function listOf({ items, ordered, start }: Tokens.List, names: ReadonlySet<string>): string {
  const lines = items.map((item, index) => {
    const mark = ordered ? `${Number(start) + index}. ` : '- ';
    const [first = '', ...more] = item.tokens.flatMap((token) =>
      token.type === 'text'
        ? wrapped(inline('tokens' in token ? token.tokens : [token], names), mark.length)
        : (blockOf(token, names) ?? []),
    );
    return `${mark}${indented([first, ...more].join('\n'), ' '.repeat(mark.length)).trimStart()}`;
  });
  return lines.join('\n');
}

/** In columns where they fit, else each row as a block: its first cell, and the others below it. */
function tableOf({ header, rows }: Tokens.Table, words: (tokens: Token[]) => string): string {
  const titles = header.map(({ tokens }) => words(tokens));
  const cells = rows.map((row) => row.map(({ tokens }) => words(tokens)));
  const widths = titles.map((title, index) => Math.max(title.length, ...cells.map((row) => row[index]?.length ?? 0)));
  const line = (row: string[]) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd();
  if (widths.reduce((sum, one) => sum + one + 2, -2) <= width)
    return [titles, widths.map((one) => '-'.repeat(one)), ...cells].map(line).join('\n');
  const block = ([first = '', ...others]: string[]) => {
    const named = others.flatMap((cell, index) => {
      const title = titles.length > 2 ? `${titles[index + 1]}: ` : '';
      return cell === '' ? [] : `  ${indented(wrapped(`${title}${cell}`, 4), '    ').trimStart()}`;
    });
    return [wrapped(first), ...named].join('\n');
  };
  return cells.map(block).join('\n\n');
}

function inline(tokens: Token[] | undefined, names: ReadonlySet<string>): string {
  const texts = (tokens ?? []).map((token): string => {
    if (token.type === 'link') return linkText(token as Tokens.Link, names);
    if (token.type === 'image') return `[${token.text}]`;
    if (token.type === 'codespan') return token.raw;
    if (token.type === 'br') return '\n';
    return 'tokens' in token && token.tokens ? inline(token.tokens, names) : 'text' in token ? plainText(token.text) : token.raw;
  });
  return texts.join('');
}

function linkText({ href, tokens }: Tokens.Link, names: ReadonlySet<string>): string {
  const text = inline(tokens, names);
  if (/^https?:/.test(href)) return text === href ? text : `${text} (${href})`;
  const name = /^([\w-]+)\.md(#.*)?$/.exec(href)?.[1];
  return name !== undefined && names.has(name) ? `${text} (assay docs ${name})` : text;
}

const plainText = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');

const indented = (text: string, by: string): string => text.replace(/^(?=.)/gm, by);

/** Breaks lines at spaces, so that they fit beside an indent. */
function wrapped(text: string, indent = 0): string {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width - indent) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}

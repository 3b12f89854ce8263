import { printable } from '../../engine/redaction/printable.ts';

/** Text beyond this is cut: a cell of a comment is no place for more. */
const longest = 600;

/** Everything that Markdown, HTML, mathematics, emoji, mentions or automatic links could make something of. */
const active = /[&<>`*_[\]#|\\~@:$]|www(?=\.)/gi;

const entity = (found: string): string => (found.length > 1 ? `${found}&#8203;` : `&#${found.charCodeAt(0)};`);

const short = (text: string): string => {
  const characters = text.length > longest ? [...text.slice(0, longest + 1)] : [];
  return characters.length === 0 ? text : `${characters.slice(0, -1).join('')}…`;
};

/** What would begin a list or underline a heading, were it the first of a line. */
const first = /^(?=[-+=]|\d+[.)](\s|$))/;

const encoded = (text: string): string => printable(short(text)).replace(active, entity).replace(first, '&#8203;');

/** A sentence of ours, in which only its pairs of backticks are markup; nobody is mentioned and no ticket is linked. */
export const prose = (text: string): string =>
  encoded(text.trim())
    .replace(/&#(64|35);/g, '$&&#8203;')
    .replace(/&#96;(.+?)&#96;/g, '<code>$1</code>');

/** A text of the target's: GitHub and GitLab make no mention and no link of what stands in code. */
export const code = (text: string): string => `<code>${encoded(text)}</code>`;

/** A command to copy, as a block that only its own end tag ends. */
export const block = (text: string): string => `<pre>${printable(text, { keep: 'lines' }).replace(active, entity)}</pre>`;

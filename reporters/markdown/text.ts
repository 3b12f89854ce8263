import { printable } from '../../engine/redaction/printable.ts';

/** Longer text is cut, because a comment should stay short. */
const maxLength = 600;

/** Every character with a meaning in Markdown, HTML, mathematics, emoji, mentions or automatic links. */
const active = /[&<>`*_[\]#|\\~@:$]|www(?=\.)/gi;

const entity = (found: string): string => (found.length > 1 ? `${found}&#8203;` : `&#${found.charCodeAt(0)};`);

/** Half of a surrogate pair at the end is not a character. */
const short = (text: string): string => (text.length > maxLength ? `${text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '')}…` : text);

/** What would start a list or underline a heading at the start of a line. */
const first = /^(?=[-+=]|\d+[.)](\s|$))/;

const encoded = (text: string): string => printable(short(text)).replace(active, entity).replace(first, '&#8203;');

/** A sentence of ours: only pairs of backticks are markup, and nothing becomes a mention or a link to a ticket. */
export const prose = (text: string): string =>
  encoded(text.trim())
    .replace(/&#(64|35);/g, '$&&#8203;')
    .replace(/&#96;(.+?)&#96;/g, '<code>$1</code>');

/** A text of the target: inside code, GitHub and GitLab make no mention and no link of it. */
export const code = (text: string): string => `<code>${encoded(text)}</code>`;

/** A command to copy, as a block that the command itself cannot end. */
export const block = (text: string): string => `<pre>${printable(text, { keep: 'lines' }).replace(active, entity)}</pre>`;

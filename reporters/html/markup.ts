import { readFileSync } from 'node:fs';
import { countText } from '../../engine/documents/show.ts';
import { printable } from '../../engine/redaction/printable.ts';

/** Text that is markup already; everything else is escaped on its way in. */
export type Markup = { readonly markup: string };

type Piece = string | number | undefined | false | Markup | readonly Markup[];

/** Writes markup: values stay text, with unprintable characters shown as escapes. */
export const markup = (pieces: TemplateStringsArray, ...values: Piece[]): Markup => ({
  markup: String.raw({ raw: pieces }, ...values.map(written)),
});

export const nothing: Markup = { markup: '' };

/** A file of the page: a stylesheet, a script, or shapes. */
export const assetText = (name: string): string => readFileSync(new URL(import.meta.resolve(`#assets/${name}`)), 'utf8');

export const joined = (parts: readonly Markup[], between = ''): Markup => ({ markup: parts.map((part) => part.markup).join(between) });

/** Text of several lines, for an element that keeps line breaks. */
export const lines = (text: string): Markup => ({ markup: escaped(printable(text, { keep: 'lines' })) });

/** A command to copy: no option is broken at its hyphens. */
export const commandText = (text: string): Markup => ({
  markup: lines(text).markup.replace(/(?<=^|\s)-{1,2}[a-z][\w-]{0,30}/g, '<span class="option">$&</span>'),
});

function written(value: Piece): string {
  if (value === undefined || value === false) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return escaped(printable(value));
  return 'markup' in value ? value.markup : joined(value).markup;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** The start of a text that fits into this many bytes of the page, and how many characters are left out. */
export function cut(text: string, room: number): { start: string; rest: number } {
  // No character takes more than six bytes, so most texts need no measuring.
  if (text.length * 6 <= room) return { start: text, rest: 0 };
  let start = text.length > room ? text.slice(0, room) : text;
  for (let size = sizeOf(start); size > room && start !== ''; size = sizeOf(start))
    start = start.slice(0, Math.floor((start.length * room) / size));
  if (start.length < text.length) start = start.replace(/[\ud800-\udbff]$/, '');
  return { start, rest: text.length - start.length };
}

const sizeOf = (text: string): number => Buffer.byteLength(lines(text).markup);

/** Bytes of the longest text on one line; report.json has all of it. */
const MAX_BYTES = 800;

/** A text from outside on one line: cut if it is very long, and isolated, so that it cannot change the direction of the text around it. */
export function outsideText(text: string, maxBytes = MAX_BYTES): Markup {
  const { start, rest } = cut(text, maxBytes);
  return markup`<bdi>${start}</bdi>${rest > 0 && markup`<span class="cut"> … ${countText(rest, 'more character')} in report.json</span>`}`;
}

/** Our own prose, with text between backticks as code. */
export function prose(text: string): Markup {
  const { start, rest } = cut(text.trim(), MAX_BYTES);
  const parts = start
    .split(/(`[^`]+`)/)
    .map((part) => (/^`.+`$/s.test(part) ? markup`<code>${part.slice(1, -1)}</code>` : markup`${part}`));
  return rest > 0 ? outsideText(text) : markup`<bdi>${parts}</bdi>`;
}

/** A link to an element of the page. */
export const link = (id: string): string => `#${encodeURIComponent(printable(id)).replaceAll('%2F', '/')}`;

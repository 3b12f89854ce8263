import { jsonIn } from '../../engine/documents/values.ts';
import { decodedOnce } from '../../engine/wire/url.ts';
import { countText, cut, lines, type Markup, markup } from './markup.ts';

/** A longer body is shown as it came. */
const MAX_FORMATTED = 200_000;

/** A body as people read it: JSON indented, forms one field a line, the rest as it came. */
export function prettyBody(body: string, type: string): string {
  if (body.length > MAX_FORMATTED) return body;
  if (/^\s*[[{]/.test(body) && jsonIn(body) !== undefined) return indented(body);
  return /^application\/x-www-form-urlencoded/i.test(type) ? fields(body) : body;
}

/** Changes only the white space between tokens: repeated keys and odd numbers are evidence. */
function indented(json: string): string {
  const parts: string[] = [];
  let depth = 0;
  let before = '';
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s[\]{},:"]+/g)) {
    const closes = token === '}' || token === ']';
    if (closes) depth--;
    if (closes ? !'[{'.includes(before) : before !== '' && '[{,'.includes(before)) parts.push('\n', '  '.repeat(Math.min(depth, 40)));
    parts.push(token === ':' ? ': ' : token);
    if (token === '{' || token === '[') depth++;
    before = token;
  }
  return parts.join('');
}

function fields(form: string): string {
  const lines = form.split('&').map((field) => {
    const [name = '', value = ''] = field.split(/=(.*)/s);
    const decoded = decodedOnce(value.replaceAll('+', ' '));
    return decoded === value ? `${name} = ${value}` : `${name} = ${value}\n    decoded: ${decoded}`;
  });
  return lines.join('\n');
}

/** A body in the page, the lines with one of these keys marked. */
export function shownBody(body: string, type: string, room: number, keys: ReadonlySet<string> = new Set()): Markup {
  const { start, rest } = cut(prettyBody(body, type), room);
  const more = rest > 0 && markup`<span class="cut">\n… ${countText(rest, 'more character')} in report.json</span>`;
  if (keys.size === 0) return markup`${lines(start)}${more}`;
  const marked = start.split('\n').map((line, index) => {
    const [, blank = '', key] = /^(\s*)"((?:[^"\\]|\\.)*)":/.exec(line) ?? [];
    const isNamed = key !== undefined && keys.has(key);
    return markup`${index > 0 && lines('\n')}${isNamed ? markup`${blank}<mark>${line.slice(blank.length)}</mark>` : lines(line)}`;
  });
  return markup`${marked}${more}`;
}

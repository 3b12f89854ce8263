import { countText } from '../../engine/documents/show.ts';
import { jsonIn } from '../../engine/documents/values.ts';
import type { LiveExchange } from '../../engine/recording/events.ts';
import type { RecordedExchange } from '../../engine/recording/recording.ts';
import { milliseconds } from '../times.ts';
import { cut, lines, type Markup, markup, nothing, outsideText } from './markup.ts';

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
    const decoded = decode(value);
    return decoded === value ? `${name} = ${value}` : `${name} = ${value}\n    decoded: ${decoded}`;
  });
  return lines.join('\n');
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    return value;
  }
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

type Headers = RecordedExchange['request']['headers'];

/**
 * One request and its answer, side by side if the window is wide enough. `room` is the bytes for each of its texts; `keys` are the
 * keys of the answer that a problem is about, and `isStatus` says that it is about the status.
 */
export function shownExchange(exchange: RecordedExchange, room: number, keys?: ReadonlySet<string>, isStatus = false): Markup {
  const { request, response, error } = exchange;
  const answer =
    response && `${response.httpVersion ? `HTTP/${response.httpVersion} ` : ''}${response.status} ${response.statusText ?? ''}`;
  return markup`<div class="sides"><div class="side"><p class="side-name">Request</p>
<pre>${line(`${request.method} ${request.url}`, room)}\n${headerLines(request.headers, room)}${body(request, room)}</pre></div>
<div class="side"><p class="side-name">Answer</p>
${response && markup`<pre>${isStatus ? markup`<mark>${line(answer ?? '', room)}</mark>` : line(answer ?? '', room)}\n${headerLines(response.headers, room)}${body(response, room, keys)}</pre>`}
${response?.truncated && markup`<p class="remark">The body was longer than the limit, and was cut.</p>`}
${error && markup`<p class="no-answer">${response ? nothing : 'No answer: '}${outsideText(error.message)}</p>`}</div></div>`;
}

const line = (text: string, room: number): Markup => lines(cut(text, room).start);

/** A header is one line, so a line break inside one is shown as an escape. */
function headerLines(headers: Headers, room: number): Markup {
  const shown: Markup[] = [];
  let left = room;
  for (const [name, value] of headers) {
    const { start, rest } = cut(`${name}: ${value}`, left);
    left -= start.length;
    if (rest > 0) return markup`${shown}<span class="cut">… more in report.json</span>\n`;
    shown.push(markup`<i>${name}:</i> ${value}\n`);
  }
  return markup`${shown}`;
}

function body({ headers, body: text = '' }: { headers: Headers; body?: string }, room: number, keys?: ReadonlySet<string>): Markup {
  if (text === '') return nothing;
  const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  return markup`\n${shownBody(text, type, room, keys)}`;
}

/** Method, path, answer and time in one line. */
export const exchangeLine = ({ request: { method, url }, response, error, ms }: RecordedExchange): Markup =>
  liveLine({ method, url, ms: ms.total, ...(response && { status: response.status }), ...(error && { error: error.message }) });

export function liveLine({ method, url, status, error, ms }: LiveExchange): Markup {
  const kind = error === undefined ? `s${Math.floor((status ?? 0) / 100)}` : 'none';
  return markup`<span class="method">${method}</span> <span class="path">${outsideText(pathOf(url), 200)}</span> <span class="status ${kind}">${status ?? 'no answer'}</span> <span class="ms">${milliseconds(ms)}</span>`;
}

function pathOf(url: string): string {
  const found = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*(.*)$/is.exec(url);
  return found ? found[1] || '/' : url;
}

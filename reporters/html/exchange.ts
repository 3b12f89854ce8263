import type { LiveExchange } from '../../engine/recording/events.ts';
import type { RecordedExchange } from '../../engine/recording/recording.ts';
import { milliseconds } from '../times.ts';
import { shownBody } from './body.ts';
import { cut, lines, type Markup, markup, nothing, outsideText } from './markup.ts';

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
    shown.push(markup`<span class="name">${name}:</span> ${value}\n`);
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

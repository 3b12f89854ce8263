import { show } from '../documents/show.ts';
import { defined } from '../documents/values.ts';
import { type BodyText, type HeaderList, header, headerValues } from '../wire/http/exchange.ts';
import type { Schema } from './schema.ts';

interface Message extends Partial<BodyText> {
  headers: HeaderList;
  /** Of a request. */
  url?: string;
  status?: number;
  truncated?: true;
}

/** A message in the form that its schema validates. */
export interface Instance {
  value: {
    status?: number;
    headers: Record<string, unknown>;
    query?: Record<string, unknown>;
    content?: { type?: string; format?: string; body?: unknown };
  };
  /** What the body is, if it cannot be parsed. */
  instead?: string;
  /** The bytes of the body are not UTF-8. */
  isNotUtf8?: boolean;
  label?: string;
  /** The body was cut off, so nothing can be said about it. */
  isBrokenOff: boolean;
}

/** Types that do not name a format. */
const generic = /^(application|binary)\/(octet-stream|(x-)?(force-)?download|x-binary|unknown|x-unknown)$|\/vnd\.[^+]*$|\*/;

/** A Content-Type without its parameters, in lower case. */
export const mediaTypeIn = (contentType: string): string => contentType.replace(/;.*/s, '').trim().toLowerCase();

/** Converts a request or an answer for the schema of its message. */
export function instanceOf(message: Message, { properties = {} }: Schema): Instance {
  const { status, truncated = false } = message;
  const sent = Object.keys(properties.headers?.properties ?? {}).filter((name) => header(message, name) !== undefined);
  const headers = typed(
    sent.map((name) => [name, headerValues(message, name).join(', ')]),
    properties.headers,
  );
  const query = properties.query && status === undefined ? { query: queryIn(message.url, properties.query) } : {};
  const base = { ...defined({ status }), ...query, headers };
  const mediaType = properties.content?.['x-media-type'];
  if (mediaType === undefined) {
    const isEmpty = (message.body ?? '') === '';
    return { value: { ...base, ...(!isEmpty && properties.content && { content: { body: message.body } }) }, isBrokenOff: false };
  }
  const read: Parsed = truncated ? { code: 'broken-off', instead: '' } : parsedAs(mediaType, message, properties.content?.properties?.body);
  if ('instead' in read)
    return {
      value: { ...base, content: {} },
      instead: read.beginning === undefined ? read.instead : `${read.instead}: ${read.beginning}`,
      isBrokenOff: truncated,
      ...(message.invalidUtf8 && { isNotUtf8: true }),
    };
  const type = header(message, 'content-type');
  const named = type === undefined ? '' : mediaTypeIn(type);
  const given = {
    ...(type !== undefined && { type: named }),
    ...(/^[^\s/]+\/\S+$/.test(named) && !generic.test(named) && { format: named }),
  };
  return { value: { ...base, content: { ...given, body: read.value } }, ...defined({ label: type }), isBrokenOff: false };
}

/** Texts as the values that their schemas ask for: a header, a query and a form have no types of their own. */
function typed(pairs: Iterable<[string, string]>, { properties = {} }: Schema = {}): Record<string, unknown> {
  const read = (name: string, text: string): unknown => {
    const types = [properties[name]?.type].flat();
    if ((types.includes('integer') || types.includes('number')) && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
    return types.includes('boolean') && /^(true|false)$/.test(text) ? text === 'true' : text;
  };
  return Object.fromEntries(Array.from(pairs, ([name, text]) => [name, read(name, text)]));
}

const queryIn = (url = '', schema: Schema): Record<string, unknown> => typed(new URLSearchParams(/\?([^#]*)/.exec(url)?.[1] ?? ''), schema);

/** The value of a body, or what the body is instead. */
type Parsed = { value: unknown } | { code: UnreadableBody; instead: string; beginning?: string };

/** Why a body is not one JSON value. */
type UnreadableBody = 'broken-off' | 'not-utf-8' | 'empty' | 'not-json' | 'more-after';

/** Many rules read the same body, so it is parsed once. */
const known = new WeakMap<Partial<BodyText>, Parsed>();

export function parsedJson(body: Partial<BodyText>): Parsed {
  const found = known.get(body) ?? read(body);
  known.set(body, found);
  return found;
}

function read(body: Partial<BodyText>): Parsed {
  if (body.invalidUtf8) return { code: 'not-utf-8', instead: 'bytes that are not UTF-8' };
  // RFC 8259 lets parsers ignore a byte order mark.
  const text = (body.body ?? '').replace(/^\uFEFF/, '');
  if (text.trim() === '') return { code: 'empty', instead: 'an empty body' };
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const [, offset] = /after JSON at position (\d+)/.exec(String(error)) ?? [];
    const start = Number(offset ?? 0);
    const beginning = show(text.slice(start, start + 60));
    return offset === undefined
      ? { code: 'not-json', instead: 'text that is not JSON', beginning }
      : { code: 'more-after', instead: 'more after the JSON', beginning };
  }
}

function parsedAs(mediaType: string, body: Partial<BodyText>, schema?: Schema): Parsed {
  if (/json$/.test(mediaType)) return parsedJson(body);
  if (mediaType === 'application/x-www-form-urlencoded') return { value: typed(new URLSearchParams(body.body), schema) };
  return { value: body.body ?? '' };
}

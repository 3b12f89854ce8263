import { show } from '../documents/show.ts';
import { defined } from '../documents/values.ts';
import { type BodyText, type HeaderList, header, headerValues } from '../wire/http/exchange.ts';
import type { Schema } from './schema.ts';

interface Message extends Partial<BodyText> {
  headers: HeaderList;
  status?: number;
  truncated?: true;
}

/** A message in the form that its schema validates. */
export interface Instance {
  value: { status?: number; headers: Record<string, string>; content?: { type?: string; format?: string; body?: unknown } };
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
  const headers = Object.fromEntries(sent.map((name) => [name, headerValues(message, name).join(', ')]));
  const base = { ...defined({ status }), headers };
  const mediaType = properties.content?.['x-media-type'];
  if (mediaType === undefined) {
    const isEmpty = (message.body ?? '') === '';
    return { value: { ...base, ...(!isEmpty && properties.content && { content: { body: message.body } }) }, isBrokenOff: false };
  }
  const read = truncated ? { instead: '' } : parsedAs(mediaType, message);
  if ('instead' in read)
    return {
      value: { ...base, content: {} },
      instead: read.instead,
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

/** The value of a body, or what the body is instead. */
type Parsed = { value: unknown } | { instead: string };

/** Many rules read the same body, so it is parsed once. */
const known = new WeakMap<Partial<BodyText>, Parsed>();

export function parsedJson(body: Partial<BodyText>): Parsed {
  const found = known.get(body) ?? read(body);
  known.set(body, found);
  return found;
}

function read(body: Partial<BodyText>): Parsed {
  if (body.invalidUtf8) return { instead: 'bytes that are not UTF-8' };
  // RFC 8259 lets parsers ignore a byte order mark.
  const text = (body.body ?? '').replace(/^\uFEFF/, '');
  if (text.trim() === '') return { instead: 'an empty body' };
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const [, offset] = /after JSON at position (\d+)/.exec(String(error)) ?? [];
    if (offset === undefined) return { instead: `text that is not JSON: ${show(text.slice(0, 60))}` };
    return { instead: `more after the JSON: ${show(text.slice(Number(offset), Number(offset) + 60))}` };
  }
}

function parsedAs(mediaType: string, body: Partial<BodyText>): Parsed {
  if (/json$/.test(mediaType)) return parsedJson(body);
  if (mediaType === 'application/x-www-form-urlencoded') return { value: Object.fromEntries(new URLSearchParams(body.body)) };
  return { value: body.body ?? '' };
}

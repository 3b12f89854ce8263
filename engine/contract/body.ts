import { show } from '../documents/show.ts';
import type { BodyText } from '../wire/http/exchange.ts';

type Body = Partial<BodyText>;

/** What a body holds, or what stands there instead. */
export type Parsed = { value: unknown } | { instead: string };

/** Many rules read the same body. */
const known = new WeakMap<Body, Parsed>();

/** The JSON in a body. */
export function parsedJson(body: Body): Parsed {
  const found = known.get(body) ?? read(body);
  known.set(body, found);
  return found;
}

function read(body: Body): Parsed {
  if (body.invalidUtf8) return { instead: 'bytes that are not UTF-8' };
  // A byte order mark may stand before JSON text: RFC 8259 lets parsers ignore it.
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

/** A body read as its media type asks for: JSON, a form, or text. */
export function parsedAs(mediaType: string, body: Body): Parsed {
  if (/json$/.test(mediaType)) return parsedJson(body);
  if (mediaType === 'application/x-www-form-urlencoded') return { value: Object.fromEntries(new URLSearchParams(body.body)) };
  return { value: body.body ?? '' };
}

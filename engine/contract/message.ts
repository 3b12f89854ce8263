import type { BodyText, HeaderList } from '../wire/http/exchange.ts';
import { header, headerValues } from '../wire/http/exchange.ts';
import { parsedAs } from './body.ts';
import type { Schema } from './schema.ts';

interface Message extends Partial<BodyText> {
  headers: HeaderList;
  status?: number;
  truncated?: true;
}

/** A message as its schema sees it. */
export interface Instance {
  value: { status?: number; headers: Record<string, string>; content?: { type?: string; format?: string; body?: unknown } };
  /** What stands in the place of a body that can be read. */
  instead?: string;
  /** The content type as it came. */
  label?: string;
  /** The body ends before its end: nothing follows from it. */
  isBrokenOff: boolean;
}

/** Types that name no format at all. */
const generic = /^(application|binary)\/(octet-stream|(x-)?(force-)?download|x-binary|unknown|x-unknown)$|\/vnd\.[^+]*$|\*/;

/** The content type without its parameters, in lower case. */
const essence = (type: string): string => type.toLowerCase().split(';', 1).join().trim();

/** Lays a request or an answer out for the schema of its message. */
export function instanceOf(message: Message, { properties = {} }: Schema): Instance {
  const { status, truncated = false } = message;
  const wanted = Object.keys(properties.headers?.properties ?? {});
  const headers = Object.fromEntries(
    wanted.flatMap((name) => (header(message, name) === undefined ? [] : [[name, headerValues(message, name).join(', ')]])),
  );
  const base = { ...(status !== undefined && { status }), headers };
  const mediaType = properties.content?.['x-media-type'];
  if (typeof mediaType !== 'string') {
    const isEmpty = (message.body ?? '') === '';
    return { value: { ...base, ...(!isEmpty && properties.content && { content: { body: message.body } }) }, isBrokenOff: false };
  }
  const read = truncated ? { instead: '' } : parsedAs(mediaType, message);
  if ('instead' in read) return { value: { ...base, content: {} }, instead: read.instead, isBrokenOff: truncated };
  const type = header(message, 'content-type');
  const named = type === undefined ? '' : essence(type);
  const given = {
    ...(type !== undefined && { type: named }),
    ...(/^[^\s/]+\/\S+$/.test(named) && !generic.test(named) && { format: named }),
  };
  return { value: { ...base, content: { ...given, body: read.value } }, ...(type !== undefined && { label: type }), isBrokenOff: false };
}

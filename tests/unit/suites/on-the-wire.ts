import { isObject } from '../../../engine/documents/values.ts';
import type { HeaderList } from '../../../engine/wire/http/exchange.ts';

/** What of a message goes over HTTP. */
export interface Wired {
  status?: number;
  headers: HeaderList;
  body: string;
}

/** A message as HTTP carries it; undefined where HTTP cannot say it, such as a status that is a text. */
export function onTheWire(message: unknown, mediaType: unknown): Wired | undefined {
  if (!isObject(message)) return undefined;
  const { status, headers = {}, content = {} } = message;
  if (!isObject(headers) || !isObject(content) || !(status === undefined || Number.isInteger(status))) return undefined;
  const label = content.type ?? content.format;
  const values = Object.values(label === undefined ? headers : { ...headers, label });
  const body = 'body' in content ? written(content.body, mediaType) : '';
  if (body === undefined || !values.every((value) => typeof value === 'string')) return undefined;
  return {
    ...(status !== undefined && { status: Number(status) }),
    headers: [...Object.entries(headers), ...(label === undefined ? [] : [['content-type', label]])] as HeaderList,
    body,
  };
}

function written(body: unknown, mediaType: unknown): string | undefined {
  if (/json$/.test(String(mediaType))) return JSON.stringify(body);
  return typeof body === 'string' ? body : undefined;
}

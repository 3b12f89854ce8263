import { Buffer } from 'node:buffer';
import { UsageError } from '../../documents/usage-error.ts';
import { defined, isObject, jsonIn } from '../../documents/values.ts';
import { header, headerPair, headerValues } from '../../wire/http/exchange.ts';
import { fieldsOf, harBytes, harHeaders } from '../../wire/traffic/har.ts';
import { isUrl } from '../../wire/url.ts';
import { formIn } from './encoding.ts';
import { requestInCurl } from './request-curl.ts';
import type { RequestParts } from './request-parts.ts';

const REQUEST_LINE = /^([A-Za-z]+) +(\S+)(?: +HTTP\/[\d.]+)? *$/;
const ORIGIN = /^https?:\/\/[^/?#@\s]+\/?$/i;

/** Reads an HTTP request as text, a curl command, or an entry of a HAR file. */
export function readRequest(text: string, origin?: string) {
  if (text.trim() === '') throw new UsageError('standard input: no request; expected a line such as GET https://api.example/v2/self');
  if (origin !== undefined && !(ORIGIN.test(origin) && isUrl(origin)))
    throw new UsageError('assay: --origin expects an address without a path, such as https://api.example');
  const parts = partsOf(text.trimStart());
  const { method, target, body, at } = parts;
  const [authorization, ...others] = headerValues(parts, 'authorization');
  if (others.length > 0) throw new UsageError('standard input: more than one Authorization header; keep only the one to explain');
  const host = header(parts, 'host');
  const [url, otherUrl] = urlOf(target, origin, host, header(parts, 'x-forwarded-proto'));
  const page = (header(parts, 'origin') ?? header(parts, 'referer') ?? '').replace(/^https?:\/\/([^/?#]*).*$/is, '$1');
  const forwarded = header(parts, 'x-forwarded-host');
  const hosts = { ...(host && { host }), ...(forwarded && { forwarded }), ...(page && { page }) };
  const sentAt = at ?? Date.parse(header(parts, 'date') ?? '');
  return {
    method,
    url,
    form: formIn(body, header(parts, 'content-type')),
    body,
    ...defined({ origin, authorization, otherUrl }),
    ...(Object.keys(hosts).length > 0 && { hosts }),
    ...(!Number.isNaN(sentAt) && { at: sentAt }),
  };
}

function partsOf(text: string): RequestParts {
  if (/^curl\s/.test(text)) return requestInCurl(text);
  return text.startsWith('{') ? requestInHar(text) : requestOnTheWire(text);
}

/** Request line, headers, an empty line, the body. */
function requestOnTheWire(text: string): RequestParts {
  const [, head = '', rest = ''] = /^(.*?)(?:\r?\n\r?\n(.*))?$/s.exec(text) ?? [];
  // A line that starts with white space continues the header above it.
  const [line = '', ...lines] = head
    .trimEnd()
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/);
  const [, method, target] = REQUEST_LINE.exec(line) ?? [];
  if (!method || !target)
    throw new UsageError('standard input:1: expected a method and an address, such as GET https://api.example/v2/self');
  const headers = lines.map(headerIn);
  return { method, target, headers, body: bodyIn(rest, header({ headers }, 'content-length')) };
}

/** An entry of a HAR file, its request alone, or a file with one entry. */
function requestInHar(text: string): RequestParts {
  const value = jsonIn(text);
  if (value === undefined) throw new UsageError('standard input: expected an entry of a HAR file, got text that is not JSON');
  const given = fieldsOf(value);
  const { entries } = isObject(given.log) ? given.log : {};
  if (Array.isArray(entries) && entries.length !== 1)
    throw new UsageError(`standard input: a HAR file with ${entries.length} entries; keep only the one to explain`);
  const entry = fieldsOf(Array.isArray(entries) ? entries[0] : given);
  const request = isObject(entry.request) ? entry.request : entry;
  const { method, url } = request;
  if (typeof method !== 'string' || typeof url !== 'string')
    throw new UsageError('standard input: expected an entry of a HAR file, with the method and the url of a request');
  const { text: body, encoding } = fieldsOf(request.postData);
  const at = Date.parse(typeof entry.startedDateTime === 'string' ? entry.startedDateTime : '');
  return {
    method,
    target: url,
    headers: harHeaders(request.headers),
    body: typeof body === 'string' ? harBytes(body, encoding).toString() : '',
    ...(!Number.isNaN(at) && { at }),
  };
}

/** The message does not quote the line, because it may hold a secret. */
function headerIn(line: string, index: number): [name: string, value: string] {
  if (!/^[^\s:]+:/.test(line))
    throw new UsageError(
      `standard input: header line ${index + 1} is not a header; expected Name: value, and an empty line before the body`,
    );
  return headerPair(line);
}

/** A path and a Host header do not tell the scheme, which is signed too: https comes first, then http as the second URL. */
function urlOf(target: string, origin: string | undefined, host: string | undefined, scheme: string | undefined): [string, string?] {
  const isPath = target.startsWith('/');
  if (isPath && origin === undefined && !host)
    throw new UsageError('standard input:1: this is only a path; give the whole address, a Host header, or --origin https://…');
  const named = scheme === 'http' || scheme === 'https' ? scheme : undefined;
  const url = isPath ? `${origin?.replace(/\/$/, '') ?? `${named ?? 'https'}://${host}`}${target}` : target;
  if (!/^https?:\/\//i.test(url) || !isUrl(url))
    throw new UsageError('standard input:1: expected an address that starts with https:// or http://');
  return isPath && origin === undefined && named === undefined ? [url, url.replace(/^https/, 'http')] : [url];
}

/** Editors and shells add a newline after the body; Content-Length, if given, says where the body ends. */
const bodyIn = (text: string, length: string | undefined): string =>
  /^\d+$/.test(length ?? '') ? Buffer.from(text).subarray(0, Number(length)).toString() : text.replace(/\r?\n$/, '');

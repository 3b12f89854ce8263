import { Buffer } from 'node:buffer';
import { isObject } from '../../documents/manifest.ts';
import { kind } from '../../documents/show.ts';
import { decodeUtf8 } from '../../documents/text.ts';
import { UsageError } from '../../documents/usage-error.ts';
import { bodyText, type Exchange, type ExchangeRequest, type ExchangeResponse, type Failure, type HeaderList } from '../http/exchange.ts';
import { isUrl } from '../url.ts';

/** What somebody recorded between two sides. */
export interface Traffic {
  /** In the order in which they began. */
  exchanges: Exchange[];
  /** Entries without a method or without an address that HTTP is spoken at. */
  unreadable: number;
  /** Some request carries credentials: a file without any may have been cleaned of them. */
  hasCredentials: boolean;
  /** The same of cookies. */
  hasCookies: boolean;
}

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : {});
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0);

/** The exchanges of a HAR file (HTTP Archive 1.2); what an exporter left out of one is told in its error. */
export function readHar(file: string, bytes: Uint8Array): Traffic {
  const entries = fieldsOf(fieldsOf(parsed(file, bytes)).log).entries;
  if (!Array.isArray(entries)) throw new UsageError(`${file}: expected a HAR file, got JSON with ${kind(entries)} as log.entries`);
  const exchanges = entries.flatMap((entry) => exchangeOf(fieldsOf(entry)) ?? []).sort((a, b) => a.started - b.started);
  const sends = (...names: string[]) =>
    exchanges.some(({ request, response }) =>
      [...request.headers, ...(response?.headers ?? [])].some(([name]) => names.includes(name.toLowerCase())),
    );
  return {
    exchanges,
    unreadable: entries.length - exchanges.length,
    hasCredentials: sends('authorization'),
    hasCookies: sends('cookie', 'set-cookie'),
  };
}

function parsed(file: string, bytes: Uint8Array): unknown {
  const { text, problem } = decodeUtf8(bytes);
  if (problem) throw new UsageError(`${file}:${problem.position.line}:${problem.position.column}: expected a HAR file, got ${problem.got}`);
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`${file}: expected a HAR file, got ${text.trim() === '' ? 'an empty file' : 'text that is not JSON'}`);
  }
}

function exchangeOf(entry: Fields): Exchange | undefined {
  const { request, response, startedDateTime, time, timings } = entry;
  const sent = requestOf(fieldsOf(request));
  if (!sent) return undefined;
  const { blocked, dns, connect, ssl, send, wait } = fieldsOf(timings);
  const total = numberOf(time);
  const answer = [blocked, dns, connect ?? ssl, send, wait].reduce((sum: number, part) => sum + numberOf(part), 0);
  const came = responseOf(fieldsOf(response));
  const error = sent.error ?? came.error;
  return {
    request: sent.request,
    ...(came.response && { response: came.response }),
    ...(error && { error }),
    started: Date.parse(textOf(startedDateTime)) || 0,
    ms: { ...(came.response && { answer: Math.min(answer, total) }), total },
  };
}

function requestOf({ method, url, headers, postData, bodySize }: Fields): { request: ExchangeRequest; error?: Failure } | undefined {
  if (typeof method !== 'string' || method === '' || typeof url !== 'string' || !/^https?:/i.test(url) || !isUrl(url)) return undefined;
  const { text, params, encoding } = fieldsOf(postData);
  const request = { method: method.toUpperCase(), url: plainUrl(url), headers: headersOf(headers) };
  if (typeof text === 'string' && text !== '') return { request: { ...request, ...bodyText(bytesOf(text, encoding)) } };
  const isLeftOut = numberOf(bodySize) > 0 || (Array.isArray(params) && params.length > 0);
  return { request, ...(isLeftOut && { error: leftOut('send', 'the request') }) };
}

function responseOf({ status, statusText, httpVersion, headers, content, _error }: Fields): {
  response?: ExchangeResponse;
  error?: Failure;
} {
  if (typeof status !== 'number' || !Number.isInteger(status) || status < 100 || status > 999)
    return { error: { kind: 'network', phase: 'answer', message: `no answer was recorded${_error ? ` (${textOf(_error)})` : ''}` } };
  const { text, encoding, size } = fieldsOf(content);
  const body = bytesOf(textOf(text), encoding);
  const isLeftOut = body.length === 0 && numberOf(size) > 0;
  return {
    response: {
      status,
      statusText: textOf(statusText),
      httpVersion: textOf(httpVersion).replace(/^HTTP\//i, ''),
      headers: headersOf(headers),
      ...bodyText(body),
      bytes: body.length,
      ...(isLeftOut && { truncated: true as const }),
    },
    ...(isLeftOut && { error: leftOut('body', 'the answer') }),
  };
}

const leftOut = (phase: Failure['phase'], whose: string): Failure => ({
  kind: 'protocol',
  phase,
  message: `the HAR file does not have the body of ${whose}; record it with contents`,
});

const bytesOf = (text: string, encoding: unknown): Buffer => Buffer.from(text, encoding === 'base64' ? 'base64' : 'utf8');

/** Browsers list what HTTP/2 sends in place of the first line among the headers. */
const headersOf = (list: unknown): HeaderList =>
  (Array.isArray(list) ? list : [])
    .map(fieldsOf)
    .filter(({ name, value }) => typeof name === 'string' && !name.startsWith(':') && typeof value === 'string')
    .map(({ name, value }) => [textOf(name), textOf(value)]);

/** Without user, password and fragment. */
function plainUrl(text: string): string {
  const url = new URL(text);
  Object.assign(url, { username: '', password: '', hash: '' });
  return url.href;
}

import { kind } from '../../documents/show.ts';
import { decodeUtf8 } from '../../documents/text.ts';
import { UsageError } from '../../documents/usage-error.ts';
import { defined, isObject, jsonIn } from '../../documents/values.ts';
import { bodyText, type Exchange, type ExchangeRequest, type Failure, type HeaderList } from '../http/exchange.ts';
import { isHttp, parseUrl, plainUrl } from '../url.ts';

type Fields = Record<string, unknown>;

export const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : {});
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0);

/** The exchanges of a HAR file (HTTP Archive 1.2), or of the proxy's journal; an exchange without its body has an error. */
export function readTraffic(file: string, bytes: Uint8Array) {
  const { text, problem } = decodeUtf8(bytes);
  if (problem) throw new UsageError(`${file}:${problem.position.line}:${problem.position.column}: expected a HAR file, got ${problem.got}`);
  const kept = journalIn(text);
  if (kept) return { exchanges: [], unreadable: 0, unanswered: 0, hasCredentials: true, hasCookies: true, kept };
  const json = jsonIn(text);
  if (json === undefined)
    throw new UsageError(`${file}: expected a HAR file, got ${text.trim() === '' ? 'an empty file' : 'text that is not JSON'}`);
  const all = fieldsOf(fieldsOf(json).log).entries;
  if (!Array.isArray(all)) throw new UsageError(`${file}: expected a HAR file, got JSON with ${kind(all)} as log.entries`);
  const isKept = (entry: unknown) => fieldsOf(entry)._assay !== undefined;
  const entries = all.filter((entry) => !isKept(entry));
  const read = entries.flatMap((entry) => exchangeOf(fieldsOf(entry)) ?? []);
  const exchanges = read.filter(({ response }) => response).sort((a, b) => a.started - b.started);
  const sends = (...names: string[]) =>
    exchanges.some(({ request, response }) =>
      [...request.headers, ...(response?.headers ?? [])].some(([name]) => names.includes(name.toLowerCase())),
    );
  return {
    /** In the order of their start. */
    exchanges,
    /** The number of entries without a method, or without an http or https address. */
    unreadable: entries.length - read.length,
    /** The number of entries without an answer. A browser also writes them for blocked requests, so it is not known whether they were sent. */
    unanswered: read.length - exchanges.length,
    /** Some request has credentials; from a file without any, they may have been removed. */
    hasCredentials: sends('authorization'),
    /** Some message has cookies; from a file without any, they may have been removed. */
    hasCookies: sends('cookie', 'set-cookie'),
    /** The observations that `assay proxy` wrote; they are judged directly, because the secrets are gone. */
    kept: all.filter(isKept).map((entry) => fieldsOf(entry)._assay),
  };
}

/** The journal of the proxy: lines of JSON, each with an observation. */
function journalIn(text: string): unknown[] | undefined {
  if (!/^\s*\{"time":/.test(text)) return undefined;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const seen = lines.map((line) => fieldsOf(jsonIn(line)).seen);
  return seen.every((observation) => observation !== undefined) ? seen : undefined;
}

function exchangeOf(entry: Fields): Exchange | undefined {
  const { request, response, startedDateTime, time, timings } = entry;
  const sent = requestOf(fieldsOf(request));
  if (!sent) return undefined;
  const { blocked, dns, connect, ssl, send, wait } = fieldsOf(timings);
  const total = numberOf(time);
  const answer = [blocked, dns, connect ?? ssl, send, wait].reduce((sum: number, part) => sum + numberOf(part), 0);
  const received = responseOf(fieldsOf(response));
  const error = sent.error ?? received.error;
  return {
    request: sent.request,
    ...defined({ response: received.response, error }),
    started: Date.parse(textOf(startedDateTime)) || 0,
    ms: { ...(received.response && { answer: Math.min(answer, total) }), total },
  };
}

function requestOf({ method, url, headers, postData, bodySize }: Fields): { request: ExchangeRequest; error?: Failure } | undefined {
  const address = parseUrl(textOf(url));
  if (textOf(method) === '' || !address || !isHttp(address)) return undefined;
  const { text, params, encoding, mimeType } = fieldsOf(postData);
  const request = { method: textOf(method).toUpperCase(), url: plainUrl(address).href, headers: harHeaders(headers) };
  if (typeof text === 'string' && text !== '') return { request: { ...request, ...bodyText(harBytes(text, encoding)) } };
  const fields = Array.isArray(params) ? params.map(fieldsOf) : [];
  const body = formOf(fields, textOf(mimeType)) ?? jsonOf(fields, textOf(mimeType));
  if (body !== undefined) return { request: { ...request, body } };
  const isLeftOut = numberOf(bodySize) > 0 || fields.length > 0;
  return { request, ...(isLeftOut && { error: leftOut('send', 'the request') }) };
}

/** A name or a value that may already be encoded for a form. */
const FORM_ENCODED = /^(?:[\w.*+~-]|%[0-9a-f]{2})*$/i;

/** The form that a list of parameters makes. Some exporters decode the parameters, some do not; undefined when both are possible. */
function formOf(fields: Fields[], mimeType: string): string | undefined {
  const isForm = mimeType === '' || /^application\/x-www-form-urlencoded\b/i.test(mimeType);
  const isFile = fields.some(({ fileName }) => fileName !== undefined);
  if (fields.length === 0 || !isForm || isFile) return undefined;
  const pairs = fields.map(({ name, value }): [string, string] => [textOf(name), textOf(value)]);
  const texts = pairs.flat();
  if (texts.every((text) => FORM_ENCODED.test(text))) return pairs.map((pair) => pair.join('=')).join('&');
  if (texts.some((text) => /%[0-9a-f]{2}/i.test(text))) return undefined;
  return new URLSearchParams(pairs).toString();
}

/** The object that some exporters take apart, as Browsertime does; the names of a list would be numbers. */
function jsonOf(fields: Fields[], mimeType: string): string | undefined {
  const isObject = fields.length > 0 && fields.every(({ name }) => typeof name === 'string' && !/^\d+$/.test(name));
  if (!isObject || !/^application\/json\b/i.test(mimeType)) return undefined;
  return JSON.stringify(Object.fromEntries(fields.map(({ name, value }) => [name, value])));
}

function responseOf({ status, statusText, httpVersion, headers, content }: Fields): Pick<Exchange, 'response' | 'error'> {
  if (typeof status !== 'number' || !Number.isInteger(status) || status < 100 || status > 999) return {};
  const { text, encoding, size } = fieldsOf(content);
  const body = harBytes(textOf(text), encoding);
  const isLeftOut = body.length === 0 && numberOf(size) > 0;
  return {
    response: {
      status,
      statusText: textOf(statusText),
      httpVersion: textOf(httpVersion).replace(/^HTTP\//i, ''),
      headers: harHeaders(headers),
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

export const harBytes = (text: string, encoding: unknown): Buffer => Buffer.from(text, encoding === 'base64' ? 'base64' : 'utf8');

/** Leaves out the HTTP/2 pseudo-headers, such as `:path`, which browsers list among the headers. */
export const harHeaders = (list: unknown): HeaderList =>
  (Array.isArray(list) ? list : [])
    .map(fieldsOf)
    .filter(({ name, value }) => typeof name === 'string' && !name.startsWith(':') && typeof value === 'string')
    .map(({ name, value }) => [textOf(name), textOf(value)]);

import { Buffer } from 'node:buffer';
import { bodyText, type ExchangeRequest, type HeaderList } from './exchange.ts';

export type Timeouts = {
  /** Name resolution, proxy and TLS included. */
  connect: number;
  /** From the connection to the end of the answer's head. */
  answer: number;
  total: number;
};

export type OutgoingRequest = {
  method: string;
  url: string;
  headers?: HeaderList;
  body?: string | Uint8Array;
  label?: string;
  signal?: AbortSignal;
  timeouts?: Partial<Timeouts>;
};

// No Accept-Encoding: the plain answer is the one that a person sees when repeating the request with curl.
export const DEFAULT_HEADERS: HeaderList = [
  ['User-Agent', 'assay'],
  ['Accept', '*/*'],
];

const has = (headers: HeaderList, name: string) => headers.some(([given]) => given.toLowerCase() === name.toLowerCase());

const without = (given: HeaderList, more: HeaderList) => more.filter(([name]) => !has(given, name));

const framing = (method: string, bytes: Buffer | undefined, given: HeaderList): HeaderList => {
  if (has(given, 'Content-Length') || has(given, 'Transfer-Encoding')) return [];
  if (bytes) return [['Content-Length', String(bytes.length)]];
  return ['POST', 'PUT', 'PATCH'].includes(method) ? [['Content-Length', '0']] : [];
};

/** The request as it goes over the wire: what the caller gave, in its order and case, then what it left out. */
export const wireRequest = (
  { method, headers: given = [], body }: OutgoingRequest,
  url: URL,
  { extra, close }: { extra: HeaderList; close: boolean },
): { request: ExchangeRequest; bytes: Buffer | undefined } => {
  const bytes = body === undefined ? undefined : Buffer.from(body);
  const chosen = [...given, ...without(given, extra)];
  const headers: HeaderList = [
    ...without(chosen, [['Host', url.host]]),
    ...chosen,
    ...without(chosen, DEFAULT_HEADERS),
    ...framing(method, bytes, chosen),
    ...without(chosen, [['Connection', close ? 'close' : 'keep-alive']]),
  ];
  return { request: { method, url: url.href, headers, ...(bytes && bodyText(bytes)) }, bytes };
};

import { bodyText, type ExchangeRequest, type HeaderList, header } from './exchange.ts';

export type Timeouts = {
  /** Includes name resolution, proxy and TLS. */
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
  signal?: AbortSignal;
  timeouts?: Partial<Timeouts>;
  manner?: Manner;
  /** Uses a new connection, and closes it afterwards. */
  isAlone?: boolean;
  /** The entry of the ledger that lists what this request creates. */
  entry?: string;
  /** The version of HTTP in the request line, if it is not 1.1. */
  version?: '1.0';
  /** In how many packets the body is sent; one by default. */
  packets?: number;
  /** The time between two packets, where the other side has to get them one by one. */
  packetMs?: number;
  /**
   * So long the body waits for an answer to the head. A service that refuses a call at its head may close the connection with the body
   * unread, and its answer is then lost on the way (RFC 9112 §9.6).
   */
  bodyAfterMs?: number;
  /** Requests of different pools share no connection; by default all are of one pool. */
  pool?: string;
};

/** How a kind of client writes its requests: `usual` headers that it adds, and the `order` of headers by lower-case name; all others come last. */
export type Manner = { usual: HeaderList; order: readonly string[] };

// No Accept-Encoding: a person who repeats the request with curl gets the same plain answer.
// No User-Agent: a target must not be able to tell a test from the platform.
export const DEFAULT_HEADERS: HeaderList = [['Accept', '*/*']];

const isFramed = (method: string) => method === 'POST' || method === 'PUT' || method === 'PATCH';

/** The request as sent: the caller's headers, in their order and case, then the headers that the caller left out. */
export const wireRequest = (
  { method, headers: given = [], body, manner }: OutgoingRequest,
  url: URL,
  { extra, close }: { extra: HeaderList; close: boolean },
): { request: ExchangeRequest; bytes: Buffer | undefined } => {
  const bytes = body === undefined ? undefined : Buffer.from(body);
  const chosen = [...given, ...extra.filter(([name]) => header({ headers: given }, name) === undefined)];
  const has = (name: string) => header({ headers: chosen }, name) !== undefined;
  const headers: HeaderList = has('host') ? [...chosen] : [['Host', url.host], ...chosen];
  for (const usual of manner?.usual ?? DEFAULT_HEADERS) if (!has(usual[0])) headers.push(usual);
  const isLengthOpen = !(has('content-length') || has('transfer-encoding'));
  if (isLengthOpen && (bytes || isFramed(method))) headers.push(['Content-Length', String(bytes?.length ?? 0)]);
  if (!has('connection')) headers.push(['Connection', close ? 'close' : 'keep-alive']);
  const ordered = manner ? inOrder(headers, manner.order) : headers;
  return { request: { method, url: url.href, headers: ordered, ...(bytes && bodyText(bytes)) }, bytes };
};

function inOrder(headers: HeaderList, order: readonly string[]): HeaderList {
  const rank = ([name]: [string, string]) => {
    const place = order.indexOf(name.toLowerCase());
    return place < 0 ? order.length : place;
  };
  return headers.toSorted((one, other) => rank(one) - rank(other));
}

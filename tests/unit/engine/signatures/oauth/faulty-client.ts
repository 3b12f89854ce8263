import { Buffer } from 'node:buffer';
import { createHmac } from 'node:crypto';

/**
 * A client for the tests of verify.ts, which signs correctly until one step of it is replaced by a mistake. It shares no code with the search, so
 * that a mistake made here is one that the search has to recognise, not one that it made itself.
 */
export interface ClientCall {
  verb: string;
  scheme: 'http' | 'https';
  host: string;
  port: string;
  path: string;
  /** As written in the request line. */
  query: string;
  form: string | undefined;
  json: string | undefined;
  realm: string | undefined;
  proxied: boolean;
  method: 'PLAINTEXT' | 'HMAC-SHA1' | 'HMAC-SHA512';
  more: Record<string, string>;
  consumer: [key: string, secret: string];
  token: [key: string, secret: string] | undefined;
}

export type List = [string, string][];

export interface FaultyClient {
  verb: (verb: string) => string;
  uri: (call: ClientCall) => string;
  read: (text: string) => List;
  list: (oauth: List, query: List, form: List, call: ClientCall) => List;
  encode: (text: string) => string;
  sort: (pairs: List, by: (text: string) => string) => string[];
  base: (verb: string, uri: string, parameters: string) => string;
  key: (consumer: string, token: string | undefined) => string;
  hash: (method: ClientCall['method']) => string | undefined;
  text: (digest: Buffer) => string;
  write: (signature: string) => string;
  /** Encodes names and values for the header. */
  quote: (text: string) => string;
  /** What the header carries beyond the usual. */
  sends: (call: ClientCall) => List;
}

const ESCAPES = Array.from({ length: 256 }, (_, byte) => {
  const character = String.fromCharCode(byte);
  return /[A-Za-z0-9._~-]/.test(character) ? character : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
});

export const percentEncoded = (text: string): string => {
  let escaped = '';
  for (const byte of Buffer.from(text)) escaped += ESCAPES[byte];
  return escaped;
};

export const lines = (pairs: List, by: (text: string) => string) => pairs.map(([name, value]): [string, string] => [by(name), by(value)]);
export const port = ({ scheme, port: given }: ClientCall) =>
  given === '' || given === (scheme === 'http' ? '80' : '443') ? '' : `:${given}`;
export const place = (call: ClientCall) =>
  call.proxied ? 'https://public.example' : `${call.scheme}://${call.host.toLowerCase()}${port(call)}`;

export const straight: FaultyClient = {
  verb: (verb) => verb,
  uri: (call) => place(call) + call.path,
  read: (text) => [...new URLSearchParams(`&${text}`)],
  list: (oauth, query, form) => [...oauth, ...query, ...form],
  encode: percentEncoded,
  sort: (pairs, by) =>
    lines(pairs, by)
      .sort(([a, x], [b, y]) => Buffer.compare(Buffer.from(a), Buffer.from(b)) || Buffer.compare(Buffer.from(x), Buffer.from(y)))
      .map((pair) => pair.join('=')),
  base: (verb, uri, parameters) => `${verb}&${percentEncoded(uri)}&${percentEncoded(parameters)}`,
  key: (consumer, token) => `${percentEncoded(consumer)}&${token === undefined ? '' : percentEncoded(token)}`,
  hash: (method) => ({ PLAINTEXT: undefined, 'HMAC-SHA1': 'sha1', 'HMAC-SHA512': 'sha512' })[method],
  text: (digest) => digest.toString('base64'),
  write: percentEncoded,
  quote: percentEncoded,
  sends: () => [],
};

/** The address that is called, as the receiver sees it. */
export const urlOf = ({ scheme, host, port: given, path, query }: ClientCall): string =>
  `${scheme}://${host}${given && `:${given}`}${path}${query && `?${query}`}`;

export const headerBy = (client: FaultyClient, call: ClientCall): string => {
  const oauth: List = [
    ['oauth_consumer_key', call.consumer[0]],
    ...(call.token ? [['oauth_token', call.token[0]] as [string, string]] : []),
    ['oauth_signature_method', call.method],
    ['oauth_timestamp', '1700000000'],
    ['oauth_nonce', 'n0nce'],
    ...Object.entries(call.more),
    ...client.sends(call),
  ];
  const pairs = client.list(oauth, client.read(call.query), client.read(call.form ?? ''), call);
  const base = client.base(client.verb(call.verb), client.uri(call), client.sort(pairs, client.encode).join('&'));
  const key = client.key(call.consumer[1], call.token?.[1]);
  const hash = client.hash(call.method);
  const signature = hash === undefined ? key : client.text(createHmac(hash, key).update(base).digest());
  const sent = lines(oauth, client.quote).map(([name, value]) => `${name}="${value}"`);
  const realm = call.realm === undefined ? [] : [`realm="${call.realm}"`];
  return `OAuth ${[...realm, ...sent, `oauth_signature="${client.write(signature)}"`].join(', ')}`;
};

import { decodeForm, type Pair, percentEncode } from './encoding.ts';

export interface OAuthRequest {
  method: string;
  /** Absolute; path and query as they are on the wire. */
  url: string;
  /** The decoded fields of an urlencoded body; no other body is signed. */
  form?: Pair[] | undefined;
  /** Signed in place of the URL's own origin, where a proxy hides the public one. */
  origin?: string | undefined;
}

export interface SignedAddress {
  scheme: string;
  host: string;
  port: string;
  path: string;
  query: string;
}

const ADDRESS = /^(https?):\/\/(?:[^/?#]*@)?(\[[^\]/?#]*\]|[^:/?#]*)(?::(\d*))?([^?#]*)(?:\?([^#]*))?/i;

const DEFAULT_PORTS: Record<string, string> = { http: '80', https: '443' };

/** The parts of a URL as they were written: a URL object would rewrite the path, which is signed as it was sent. */
export function addressOf(url: string): SignedAddress {
  const [, scheme, host, port = '', path = '', query = ''] = ADDRESS.exec(url) ?? [];
  if (!scheme || !host) throw new TypeError(`${url} is no address that could be signed`);
  return { scheme, host, port, path: path || '/', query };
}

/** Whether the address names the port that its scheme has anyway. */
const hasDefaultPort = ({ scheme, port }: SignedAddress): boolean => port === '' || port === DEFAULT_PORTS[scheme.toLowerCase()];

/** RFC 5849 §3.4.1.2. */
export const baseStringUri = ({ url, origin }: Pick<OAuthRequest, 'url' | 'origin'>): string =>
  uriOf({ ...addressOf(origin ?? url), path: addressOf(url).path });

export const uriOf = (address: SignedAddress): string =>
  `${address.scheme}://${address.host}`.toLowerCase() + (hasDefaultPort(address) ? '' : `:${address.port}`) + address.path;

/** What RFC 5849 §3.4.1.3.1 leaves out: the signature, and the realm of the header. */
const isSigned = ([name]: Pair) => name !== 'oauth_signature';

/** Every parameter that is signed, decoded: of the query, of the header (a realm is none of its parameters) and of the form. */
export const signedParameters = ({ url, form = [] }: OAuthRequest, header: Pair[]): Pair[] =>
  [...decodeForm(addressOf(url).query), ...header, ...form].filter(isSigned);

export const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** RFC 5849 §3.4.1.3.2: encoded first, then sorted by name, and by value where names are equal. */
export const normalise = (parameters: Pair[]): string =>
  parameters
    .map(([name, value]): Pair => [percentEncode(name), percentEncode(value)])
    .sort(([one, first], [other, second]) => compareText(one, other) || compareText(first, second))
    .map((pair) => pair.join('='))
    .join('&');

/** RFC 5849 §3.4.1.1; `header` holds the OAuth parameters that are not already in the query or the form. */
export const signatureBaseString = (request: OAuthRequest, header: Pair[]): string =>
  [request.method.toUpperCase(), baseStringUri(request), normalise(signedParameters(request, header))].map(percentEncode).join('&');

import { createHash } from 'node:crypto';
import { type ClientCall, type FaultyClient, type List, lines, percentEncoded, place, port, straight } from './faulty-client.ts';

const decoded = (text: string) => text.replace(/(%[0-9A-F]{2})+/gi, (run) => decodeURIComponent(run));
const rawPairs = (text: string): List =>
  text
    .split('&')
    .filter(Boolean)
    .map((piece) => [piece.replace(/=.*/s, ''), /=(.*)/s.exec(piece)?.[1] ?? '']);
const bodyHash = ({ form, json }: ClientCall): [string, string] => [
  'oauth_body_hash',
  createHash('sha1')
    .update(form ?? json ?? '')
    .digest('base64'),
];
const unlike = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const lower = (text: string) => text.replace(/%../g, (code) => code.toLowerCase());
const httpPort = (call: ClientCall) => (['', '80', '443'].includes(call.port) ? '' : `:${call.port}`);
const instead = (call: ClientCall, from: string, to: string) =>
  call.proxied
    ? from === 'https'
      ? `${to}://public.example${call.path}`
      : straight.uri(call)
    : call.scheme === from
      ? `${to}://${call.host.toLowerCase()}${httpPort(call)}${call.path}`
      : straight.uri(call);

/** A client that has one function to encode with, and takes it wherever it encodes. */
const everywhere = (encode: (text: string) => string): Partial<FaultyClient> => ({
  encode,
  base: (...parts) => parts.map(encode).join('&'),
  key: (consumer, token = '') => `${encode(consumer)}&${encode(token)}`,
  quote: encode,
  write: encode,
});

const urlEncoder = (text: string) => percentEncoded(text).replaceAll('%20', '+').replaceAll('%2A', '*').replaceAll('~', '%7E');
const webUtility = (text: string) => urlEncoder(text).replaceAll('%21', '!').replaceAll('%28', '(').replaceAll('%29', ')');

/** The parameters with another time than the one that is sent. */
const redated = ([oauth, query, form]: [List, List, List, ClientCall], time: string): List => [
  ...oauth.map(([name, value]): [string, string] => [name, name === 'oauth_timestamp' ? time : value]),
  ...query,
  ...form,
];

const asPhpReads = ([name, value]: [string, string]): List => {
  const bare = name.trimStart().replace(/[. ]/g, '_');
  return bare === '' ? [] : [[bare, value]];
};

/** The client with one mistake, by the name that the search has for it. */
export const FAULTY: Record<string, Partial<FaultyClient>> = {
  'query-left-out': { list: (oauth, _query, form) => [...oauth, ...form] },
  'form-left-out': { list: (oauth, query) => [...oauth, ...query] },
  'query-and-form-left-out': { list: (oauth) => oauth },
  'key-not-encoded': { key: (consumer, token = '') => `${consumer}&${token}` },
  'secrets-swapped': { key: (consumer, token = '') => `${percentEncoded(token)}&${percentEncoded(consumer)}` },
  'ampersand-missing': { key: (consumer, token = '') => percentEncoded(consumer) + percentEncoded(token) },
  'token-secret-left-out': { key: (consumer) => `${percentEncoded(consumer)}&` },
  'consumer-secret-alone': { key: (consumer) => percentEncoded(consumer) },
  'key-encoded-twice': {
    key: (consumer, token = '') => `${percentEncoded(percentEncoded(consumer))}&${percentEncoded(percentEncoded(token))}`,
  },
  'base-string-encoded-twice': { base: (...parts) => percentEncoded(straight.base(...parts)) },
  'base-string-encoded-whole': { base: (...parts) => percentEncoded(parts.join('&')) },
  'parameters-encoded-twice': { encode: (text) => percentEncoded(percentEncoded(text)) },
  'parameters-not-encoded': { encode: (text) => text },
  'joined-parameters-not-encoded': { base: (verb, uri, parameters) => `${verb}&${percentEncoded(uri)}&${parameters}` },
  'http-for-https': { uri: (call) => instead(call, 'https', 'http') },
  'https-for-http': { uri: (call) => instead(call, 'http', 'https') },
  'default-port-kept': {
    uri: (call) =>
      call.proxied
        ? `https://public.example:443${call.path}`
        : `${call.scheme}://${call.host.toLowerCase()}:${call.port || (call.scheme === 'http' ? 80 : 443)}${call.path}`,
  },
  'port-dropped': { uri: (call) => place(call).replace(/:\d+$/, '') + call.path },
  'host-case-kept': { uri: (call) => (call.proxied ? straight.uri(call) : `${call.scheme}://${call.host}${port(call)}${call.path}`) },
  'origin-behind-the-proxy': { uri: (call) => place({ ...call, proxied: false }) + call.path },
  'trailing-slash-added': { uri: (call) => place(call) + call.path.replace(/\/?$/, '/') },
  'trailing-slash-dropped': { uri: (call) => place(call) + call.path.replace(/\/$/, '') },
  'path-decoded': { uri: (call) => place(call) + decodeURIComponent(call.path) },
  'query-in-the-address': {
    uri: (call) => place(call) + call.path + (call.query && `?${call.query}`),
    list: (oauth, _query, form) => [...oauth, ...form],
  },
  'sha1-signs': { hash: () => 'sha1' },
  'sha256-signs': { hash: () => 'sha256' },
  'sha512-signs': { hash: () => 'sha512' },
  'plaintext-signs': { hash: () => undefined },
  'newline-after-base-string': { base: (...parts) => `${straight.base(...parts)}\n` },
  'first-line-of-base64': { text: (digest) => digest.toString('base64').replace(/^(.{76}).*$/, '$1') },
  'base64-in-lines': { text: (digest) => digest.toString('base64').replace(/.{76}(?=.)/g, '$&\r\n') },
  'hex-for-base64': { text: (digest) => digest.toString('hex') },
  'base64-for-urls': { text: (digest) => digest.toString('base64').replace(/[+/]/g, (sign) => (sign === '+' ? '-' : '_')) },
  'signature-not-encoded': { write: (signature) => signature },
  'signature-encoded-twice': { write: (signature) => percentEncoded(percentEncoded(signature)) },
  'unsorted-header-query-form': { sort: (pairs, by) => lines(pairs, by).map((pair) => pair.join('=')) },
  'sorted-before-encoding': {
    sort: (pairs, by) =>
      lines(
        pairs.toSorted(([a, x], [b, y]) => unlike(a, b) || unlike(x, y)),
        by,
      ).map((pair) => pair.join('=')),
  },
  'sorted-by-name-alone': {
    sort: (pairs, by) =>
      lines(pairs, by)
        .sort(([a], [b]) => unlike(a, b))
        .map((pair) => pair.join('=')),
    // Those of one name come in the order of the request: its query first.
    list: (oauth, query, form) => [...query, ...oauth, ...form],
  },
  'sorted-as-pairs': {
    sort: (pairs, by) =>
      lines(pairs, by)
        .map((pair) => pair.join('='))
        .sort(),
  },
  'plus-for-space': { encode: (text) => percentEncoded(text).replaceAll('%20', '+') },
  'plus-taken-literally': { read: (text) => rawPairs(text).map(([name, value]) => [decoded(name), decoded(value)]) },
  'star-left-plain': { encode: (text) => percentEncoded(text).replaceAll('%2A', '*') },
  'form-encoding-half-replaced': { encode: (text) => urlEncoder(text).replaceAll('+', '%20') },
  'slash-left-plain-in-the-base-string': {
    base: (...parts) => parts.map((part) => percentEncoded(part).replaceAll('%2F', '/')).join('&'),
  },
  'php-parsed': {
    list: (oauth, query, form) => [...oauth, ...Object.entries(Object.fromEntries([...query, ...form].flatMap(asPhpReads)))],
  },
  'timestamp-drawn-twice': { list: (...lists) => redated(lists, '1700000002') },
  'milliseconds-signed': { list: (...lists) => redated(lists, '1700000000417') },
  'punctuation-left-plain': { encode: (text) => encodeURIComponent(text) },
  'punctuation-left-plain-everywhere': everywhere(encodeURIComponent),
  'slash-left-plain-everywhere': everywhere((text) => percentEncoded(text).replaceAll('%2F', '/')),
  'plus-for-space-everywhere': everywhere((text) => percentEncoded(text).replaceAll('%20', '+')),
  'plus-for-space-tilde-encoded-everywhere': everywhere((text) => percentEncoded(text).replaceAll('%20', '+').replaceAll('~', '%7E')),
  'form-encoding-everywhere': everywhere(urlEncoder),
  'net-url-encoding-everywhere': everywhere(webUtility),
  'net-url-encoding-in-lower-case-everywhere': everywhere((text) => lower(webUtility(text))),
  'path-encoding-everywhere': everywhere((text) =>
    percentEncoded(text).replace(/%(?:24|26|2B|3D|3A|40)/g, (code) => decodeURIComponent(code)),
  ),
  'lower-case-escapes': {
    encode: (text) => lower(percentEncoded(text)),
    base: (verb, uri, parameters) => `${verb}&${lower(percentEncoded(uri))}&${lower(percentEncoded(parameters))}`,
  },
  'query-not-decoded': { list: (oauth, _query, form, { query }) => [...oauth, ...rawPairs(query), ...form] },
  'signature-included': { list: (oauth, query, form) => [...oauth, ...query, ...form, ['oauth_signature', '']] },
  'realm-included': {
    list: (oauth, query, form, { realm }) => [
      ...oauth,
      ...query,
      ...form,
      ...(realm === undefined ? [] : [['realm', realm] as [string, string]]),
    ],
  },
  'body-hash-not-sent': { list: (oauth, query, form, call) => [...oauth, ...query, ...form, bodyHash(call)] },
  'body-hash-left-out': {
    sends: (call) => [bodyHash(call)],
    list: (oauth, query, form) => [...oauth.slice(0, -1), ...query, ...form],
  },
  'last-of-repeated': { list: (...lists) => Object.entries(Object.fromEntries(lists.slice(0, 3).flat() as List)) },
  'lower-case-method': { verb: (verb) => verb.toLowerCase() },
};

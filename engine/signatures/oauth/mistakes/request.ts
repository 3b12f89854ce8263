import { createHash } from 'node:crypto';
import type { Changes, Kinds, SchemeChange } from '../../mistakes.ts';
import type { SignedAddress } from '../base-string.ts';
import { decodeForm, type Pair, percentDecode, percentEncode } from '../encoding.ts';
import type { Parameter, Scheme, SignedRequest } from '../scheme.ts';

type RequestChange = SchemeChange<Scheme>;

const changed =
  (rewrite: (address: SignedAddress, seen: SignedRequest) => Partial<SignedAddress>): RequestChange =>
  ({ address }) => ({ address: (seen) => ({ ...address(seen), ...rewrite(address(seen), seen) }) });

const path = (rewrite: (path: string) => string): RequestChange => changed((address) => ({ path: rewrite(address.path) }));

const DEFAULTS = ['80', '443'];
const LOOPBACK: Record<string, string> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' };
const portOf = ({ scheme, port }: SignedAddress) => port || (scheme.toLowerCase() === 'https' ? '443' : '80');
const withQuery =
  (uri: Scheme['uri']): Scheme['uri'] =>
  (address) =>
    uri(address) + (address.query && `?${address.query}`);

const selecting =
  (select: (parameters: Parameter[], seen: SignedRequest) => Parameter[]): RequestChange =>
  ({ parameters }) => ({ parameters: (seen) => select(parameters(seen), seen) });

const keeping = (isKept: (parameter: Parameter) => boolean): RequestChange => selecting((parameters) => parameters.filter(isKept));

const adding = (more: (seen: SignedRequest) => Pair[]): RequestChange =>
  selecting((parameters, seen) => [
    ...parameters,
    ...more(seen).map(([name, value]): Parameter => ({ from: 'header', name, value, written: [name, value] })),
  ]);

const unlessSent = (name: string, value: (seen: SignedRequest) => string): RequestChange =>
  adding((seen) => (seen.parameters.some((parameter) => parameter.name === name) ? [] : [[name, value(seen)]]));

/** The parameters with one for each name, in the place of the first. */
const oneOfEach = (pick: (values: string[]) => string): RequestChange =>
  selecting((parameters) => {
    const found = new Map<string, { first: Parameter; values: string[] }>();
    for (const first of parameters) {
      const known = found.get(first.name);
      if (known) known.values.push(first.value);
      else found.set(first.name, { first, values: [first.value] });
    }
    return [...found.values()].map(({ first, values }) => ({ ...first, value: pick(values) }));
  });

const reading = (from: Parameter['from'][], read: (text: string) => string): RequestChange =>
  selecting((parameters) =>
    parameters.map((parameter) => {
      const [name, value] = parameter.written;
      return from.includes(parameter.from) ? { ...parameter, name: read(name), value: read(value) } : parameter;
    }),
  );

const asWritten = (text: string) => text;

/** The kinds of change to what is signed that several mistakes share, each with what oauth.json gives it. */
export const requestKinds: Kinds<Scheme> = {
  method: (method) => () => ({ method: () => method }),
  scheme: (from, to) =>
    changed(({ scheme, port }) => (scheme.toLowerCase() === from ? { scheme: to, port: DEFAULTS.includes(port) ? '' : port } : {})),
  /** Another host that the request itself names. */
  host: (header) =>
    changed((_address, { hosts }) => {
      const named = hosts?.[header as keyof typeof hosts] ?? '';
      const [, host, port = ''] = /^(\[[^\]]*\]|[^:]*)(?::(\d*))?$/.exec(named) ?? [];
      return host ? { host, port } : {};
    }),
  only: (...places) => keeping(({ from }) => places.includes(from)),
  without: (name) => keeping((parameter) => parameter.name !== name),
  unlessSent: (name, value) => unlessSent(name, () => value),
  bodyHash: (algorithm) => unlessSent('oauth_body_hash', ({ body = '' }) => createHash(algorithm).update(body).digest('base64')),
};

/** What each other mistake with the method, the address and the parameters does. */
export const requestChanges: Changes<Scheme> = {
  'lower-case-method': () => ({ method: (method) => method.toLowerCase() }),
  'default-port-kept': () => ({
    uri: (address) => `${`${address.scheme}://${address.host}`.toLowerCase()}:${portOf(address)}${address.path}`,
  }),
  'port-dropped': changed(() => ({ port: '' })),
  'host-case-kept': ({ uri }) => ({ uri: (address) => uri(address).replace(address.host.toLowerCase(), () => address.host) }),
  'origin-behind-the-proxy': () => ({ address: ({ received }) => received }),
  'other-loopback-name': changed(({ host }) => ({ host: LOOPBACK[host.toLowerCase()] ?? host })),
  'trailing-slash-added': path((given) => (given.endsWith('/') ? given : `${given}/`)),
  'trailing-slash-dropped': path((given) => given.replace(/\/$/, '')),
  'path-decoded': path(percentDecode),
  'path-encoded-twice': path((given) => given.split('/').map(percentEncode).join('/')),
  'path-in-lower-case': path((given) => given.toLowerCase()),
  'path-left-out': path(() => '/'),
  'query-in-the-address': ({ uri, parameters }) => ({
    uri: withQuery(uri),
    parameters: (seen) => parameters(seen).filter(({ from }) => from !== 'query'),
  }),
  'query-twice': ({ uri }) => ({ uri: withQuery(uri) }),
  'origin-left-out': () => ({ uri: (address) => address.path }),
  'empty-values-left-out': keeping(({ value }) => value !== ''),
  'realm-included': adding(({ realm }) => (realm === undefined ? [] : [['realm', realm]])),
  'signature-included': adding(() => [['oauth_signature', '']]),
  'body-as-form': adding(({ body, parameters: sent }) => (body && !sent.some(({ from }) => from === 'form') ? decodeForm(body) : [])),
  'last-of-repeated': oneOfEach((values) => values.at(-1) ?? ''),
  'first-of-repeated': oneOfEach(([first = '']) => first),
  'repeated-joined': oneOfEach(String),
  'plus-taken-literally': reading(['query', 'form'], percentDecode),
  'query-not-decoded': reading(['query'], asWritten),
  'form-not-decoded': reading(['form'], asWritten),
  'header-not-encoded': reading(['header'], asWritten),
  'header-encoded-twice': reading(['header'], (text) => percentDecode(percentDecode(text))),
  'plus-in-the-header': reading(['header'], (text) => percentDecode(text.replaceAll('+', ' '))),
};

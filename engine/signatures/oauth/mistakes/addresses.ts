import type { SignedAddress } from '../base-string.ts';
import { percentDecode, percentEncode } from '../encoding.ts';
import { type Mistake, mistakes } from '../mistake.ts';
import type { SignedRequest } from '../scheme.ts';

const changed =
  (rewrite: (address: SignedAddress) => Partial<SignedAddress>): Mistake['change'] =>
  ({ address }) => ({ address: (seen) => ({ ...address(seen), ...rewrite(address(seen)) }) });

const withScheme = (from: string, to: string): Mistake['change'] =>
  changed((address) =>
    address.scheme.toLowerCase() === from ? { scheme: to, port: DEFAULTS.includes(address.port) ? '' : address.port } : {},
  );

/** Another host that the request itself names. */
const otherHost =
  (name: keyof NonNullable<SignedRequest['hosts']>): Mistake['change'] =>
  ({ address }) => ({
    address: (seen) => {
      const [, host, port = ''] = /^(\[[^\]]*\]|[^:]*)(?::(\d*))?$/.exec(seen.hosts?.[name] ?? '') ?? [];
      return host ? { ...address(seen), host, port } : address(seen);
    },
  });

const DEFAULTS = ['80', '443'];
const LOOPBACK: Record<string, string> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' };
const portOf = ({ scheme, port }: SignedAddress) => port || (scheme.toLowerCase() === 'https' ? '443' : '80');

export const wrongMethods = mistakes(
  {
    aspect: 'method',
    standard: 'signs the method of the request, in upper case (§3.4.1.1)',
    fix: 'Begin the base string with the method that is sent, in upper case.',
  },
  {
    'lower-case-method': { does: 'signs the method in lower case', change: () => ({ method: (method) => method.toLowerCase() }) },
    'always-get': { does: 'signs GET, whatever the method is', change: () => ({ method: () => 'GET' }) },
    'always-post': { does: 'signs POST, whatever the method is', change: () => ({ method: () => 'POST' }) },
  },
);

export const origins = mistakes(
  {
    aspect: 'origin',
    standard: 'signs scheme and host of the address in lower case, the port only where it is not the default (§3.4.1.2)',
    fix: 'Sign the address that the request is sent to: scheme, host in lower case, no default port.',
  },
  {
    'http-for-https': { does: 'signs http:// for a request over https', change: withScheme('https', 'http') },
    'https-for-http': { does: 'signs https:// for a request over http', change: withScheme('http', 'https') },
    'default-port-kept': {
      does: 'signs the default port',
      change: () => ({ uri: (address) => `${`${address.scheme}://${address.host}`.toLowerCase()}:${portOf(address)}${address.path}` }),
    },
    'port-dropped': { does: 'leaves out the port', change: changed(() => ({ port: '' })) },
    'host-case-kept': {
      does: 'signs the host with its capital letters',
      change: ({ uri }) => ({ uri: (address) => uri(address).replace(address.host.toLowerCase(), () => address.host) }),
    },
    'origin-behind-the-proxy': {
      does: 'signs the address behind the proxy',
      fix: 'Sign the public address.',
      change: () => ({ address: ({ received }) => received }),
    },
    'host-header-signed': {
      does: 'signs the host of its Host header, and sends the request to another address',
      change: otherHost('host'),
    },
    'forwarded-host-signed': { does: 'signs the host that its X-Forwarded-Host header names', change: otherHost('forwarded') },
    'page-host-signed': { does: 'signs the host of the page that it runs in (Origin or Referer)', change: otherHost('page') },
    'other-loopback-name': {
      does: 'signs localhost for 127.0.0.1, or the other way round',
      change: changed(({ host }) => ({ host: LOOPBACK[host.toLowerCase()] ?? host })),
    },
  },
);

export const paths = mistakes(
  {
    aspect: 'path',
    standard: 'signs the path as it is sent (§3.4.1.2)',
    fix: 'Sign the path byte for byte as it stands in the request line, a lone slash where it is empty.',
  },
  {
    'trailing-slash-added': {
      does: 'adds a slash to the path',
      change: changed(({ path }) => ({ path: path.endsWith('/') ? path : `${path}/` })),
    },
    'trailing-slash-dropped': {
      does: 'drops the slash at the end of the path',
      change: changed(({ path }) => ({ path: path.replace(/\/$/, '') })),
    },
    'path-decoded': { does: 'decodes the path', change: changed(({ path }) => ({ path: percentDecode(path) })) },
    'path-encoded-twice': {
      does: 'encodes the path once more',
      change: changed(({ path }) => ({ path: path.split('/').map(percentEncode).join('/') })),
    },
    'path-in-lower-case': { does: 'signs the path in lower case', change: changed(({ path }) => ({ path: path.toLowerCase() })) },
    'path-left-out': { does: 'leaves out the path', change: changed(() => ({ path: '/' })) },
  },
);

export const uris = mistakes(
  {
    aspect: 'uri',
    standard: 'signs the address without its query, whose parameters are signed with the others (§3.4.1.2)',
    fix: 'Cut the address at the question mark, and put the query parameters among the others.',
  },
  {
    'query-in-the-address': {
      does: 'leaves the query in the address that it signs, and out of the parameters',
      change: ({ uri, parameters }) => ({
        uri: (address) => uri(address) + (address.query && `?${address.query}`),
        parameters: (seen) => parameters(seen).filter(({ from }) => from !== 'query'),
      }),
    },
    'query-twice': {
      does: 'leaves the query in the address that it signs, and signs its parameters too',
      change: ({ uri }) => ({ uri: (address) => uri(address) + (address.query && `?${address.query}`) }),
    },
    'origin-left-out': {
      does: 'signs the path alone, without scheme and host',
      fix: 'Sign the whole address: scheme, host and path.',
      change: () => ({ uri: ({ path }) => path }),
    },
  },
);

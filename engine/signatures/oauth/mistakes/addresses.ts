import type { Changes } from '../../mistakes.ts';
import type { SignedAddress } from '../base-string.ts';
import { percentDecode, percentEncode } from '../encoding.ts';
import type { Scheme, SignedRequest } from '../scheme.ts';

type Change = Changes<Scheme>[string];

const changed =
  (rewrite: (address: SignedAddress) => Partial<SignedAddress>): Change =>
  ({ address }) => ({ address: (seen) => ({ ...address(seen), ...rewrite(address(seen)) }) });

const path = (rewrite: (path: string) => string): Change => changed((address) => ({ path: rewrite(address.path) }));

const withScheme = (from: string, to: string): Change =>
  changed((address) =>
    address.scheme.toLowerCase() === from ? { scheme: to, port: DEFAULTS.includes(address.port) ? '' : address.port } : {},
  );

/** Another host that the request itself names. */
const otherHost =
  (name: keyof NonNullable<SignedRequest['hosts']>): Change =>
  ({ address }) => ({
    address: (seen) => {
      const [, host, port = ''] = /^(\[[^\]]*\]|[^:]*)(?::(\d*))?$/.exec(seen.hosts?.[name] ?? '') ?? [];
      return host ? { ...address(seen), host, port } : address(seen);
    },
  });

const DEFAULTS = ['80', '443'];
const LOOPBACK: Record<string, string> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' };
const portOf = ({ scheme, port }: SignedAddress) => port || (scheme.toLowerCase() === 'https' ? '443' : '80');
const withQuery =
  (uri: Scheme['uri']): Scheme['uri'] =>
  (address) =>
    uri(address) + (address.query && `?${address.query}`);

/** Mistakes with the method and the address. */
export const addresses: Changes<Scheme> = {
  'lower-case-method': () => ({ method: (method) => method.toLowerCase() }),
  'always-get': () => ({ method: () => 'GET' }),
  'always-post': () => ({ method: () => 'POST' }),
  'http-for-https': withScheme('https', 'http'),
  'https-for-http': withScheme('http', 'https'),
  'default-port-kept': () => ({
    uri: (address) => `${`${address.scheme}://${address.host}`.toLowerCase()}:${portOf(address)}${address.path}`,
  }),
  'port-dropped': changed(() => ({ port: '' })),
  'host-case-kept': ({ uri }) => ({ uri: (address) => uri(address).replace(address.host.toLowerCase(), () => address.host) }),
  'origin-behind-the-proxy': () => ({ address: ({ received }) => received }),
  'host-header-signed': otherHost('host'),
  'forwarded-host-signed': otherHost('forwarded'),
  'page-host-signed': otherHost('page'),
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
};

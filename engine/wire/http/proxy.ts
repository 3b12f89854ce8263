import { BlockList, isIP } from 'node:net';
import { bareHost, decodedOnce, isHttp, isLoopback, parseUrl, plainHost, portOf } from '../url.ts';
import type { Where } from './failure.ts';

export type Env = Record<string, string | undefined>;

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Where a connection to an address goes, for messages about a failure. */
export const whereOf = (url: URL, throughProxy: boolean): Omit<Where, 'phase'> => ({
  host: bareHost(url),
  port: portOf(url),
  throughProxy,
  tls: url.protocol === 'https:',
});

const isInNetwork = (host: string, network: string): boolean => {
  const [address = '', bits = ''] = network.split('/');
  if (!isIP(host) || !isIP(address) || !/^\d{1,3}$/.test(bits) || Number(bits) > (isIP(address) === 6 ? 128 : 32)) return false;
  const list = new BlockList();
  list.addSubnet(address, Number(bits), family(address));
  return list.check(host, family(host));
};

const matchesException = (entry: string, host: string, port: number): boolean => {
  if (entry === '*') return true;
  if (entry.includes('/')) return isInNetwork(host, entry);
  const withPort = /^(\[.+\]|[^:]+):(\d+)$/.exec(entry);
  if (withPort && Number(withPort[2]) !== port) return false;
  const name = (withPort?.[1] ?? entry).replace(/^\[|\]$/g, '').replace(/^\*?\./, '');
  return name !== '' && (host === name || (!isIP(host) && host.endsWith(`.${name}`)));
};

/** The proxy for a URL, by curl's rules with one exception: loopback never uses a proxy, because the proxy's loopback is another machine. */
export const proxyFor = (url: URL, env: Env): string | undefined => {
  const host = plainHost(url);
  if (isLoopback(host)) return undefined;
  const read = (name: string) => env[name] ?? env[name.toUpperCase()];
  const proxy = read(url.protocol === 'https:' ? 'https_proxy' : 'http_proxy') ?? read('all_proxy');
  if (!proxy) return undefined;
  const exceptions = (read('no_proxy') ?? '').toLowerCase().split(/[\s,]+/);
  return exceptions.some((entry) => entry !== '' && matchesException(entry, host, portOf(url))) ? undefined : proxy;
};

/** Undefined when the text is not an http or https URL. */
export const parseProxy = (text: string): URL | undefined => {
  const url = parseUrl(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `http://${text}`);
  return url && isHttp(url) ? url : undefined;
};

/** The header with the credentials of a proxy's address, as name and value; empty without credentials. */
export const proxyAuthorization = ({ username, password }: URL): string[] => {
  if (!username && !password) return [];
  return ['Proxy-Authorization', `Basic ${Buffer.from(`${decodedOnce(username)}:${decodedOnce(password)}`).toString('base64')}`];
};

import { BlockList, isIP } from 'node:net';
import { bareHost } from '../http/proxy.ts';
import { isLoopback } from '../loopback.ts';

export const plainHost = (url: URL): string => bareHost(url).toLowerCase().replace(/\.$/, '');

/** A browser counts loopback as secure, without TLS too. */
export const isSecure = (url: URL): boolean => url.protocol === 'https:' || isLoopback(plainHost(url));

const privateNetworks = new BlockList();
for (const network of ['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16'])
  privateNetworks.addSubnet(network.split('/')[0] ?? '', Number(network.split('/')[1]), 'ipv4');
for (const network of ['::/127', 'fc00::/7', 'fe80::/10'])
  privateNetworks.addSubnet(network.split('/')[0] ?? '', Number(network.split('/')[1]), 'ipv6');

/** Whether a host names, by itself, a machine that is not on the public internet. */
export const isPrivate = (host: string): boolean =>
  isLoopback(host) || (isIP(host) !== 0 && privateNetworks.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4'));

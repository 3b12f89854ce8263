import { BlockList, isIP } from 'node:net';
import { bareHost } from '../http/proxy.ts';
import { isLoopback } from '../loopback.ts';

export const plainHost = (url: URL): string => bareHost(url).toLowerCase().replace(/\.$/, '');

const isIpAddress = (host: string): boolean => isIP(host) !== 0;

/** A browser counts loopback as secure, without TLS too. */
export const isSecure = (url: URL): boolean => url.protocol === 'https:' || isLoopback(plainHost(url));

const privateNetworks = new BlockList();
for (const network of ['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16'])
  addNetwork(network, 'ipv4');
for (const network of ['::/127', 'fc00::/7', 'fe80::/10']) addNetwork(network, 'ipv6');

function addNetwork(network: string, family: 'ipv4' | 'ipv6'): void {
  const [address = '', bits] = network.split('/');
  privateNetworks.addSubnet(address, Number(bits), family);
}

/** Whether a host names, by itself, a machine that is not on the public internet. */
export const isPrivate = (host: string): boolean =>
  isLoopback(host) || (isIpAddress(host) && privateNetworks.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4'));

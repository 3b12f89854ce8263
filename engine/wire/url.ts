import { BlockList, isIP } from 'node:net';

/** Undefined when the text is not a URL. Not URL.canParse: after some thousand calls, Node 20's refuses every host with non-ASCII letters. */
export function parseUrl(text: string | URL, base?: string | URL): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

export const isHttp = ({ protocol }: URL): boolean => protocol === 'http:' || protocol === 'https:';

/** Removes user, password and fragment. */
export const plainUrl = (url: URL): URL => Object.assign(url, { username: '', password: '', hash: '' });

/** Whether an address is the base or below it: the same scheme, host and port, and a path that starts with that of the base. */
export function isBelow(url: string, base: string): boolean {
  const [address, above] = [parseUrl(url), parseUrl(base)];
  if (!address || !above || address.origin !== above.origin) return false;
  const path = above.pathname.replace(/\/+$/, '');
  return address.pathname === above.pathname || address.pathname === path || address.pathname.startsWith(`${path}/`);
}

/** The query exactly as sent. A `#` belongs to it, because a request has no fragment. */
export const writtenQuery = (url: string): string => url.replace(/^[^?]*\??/, '');

/** An address with another scheme, host and port; path and query stay exactly as they are written. */
export const movedTo = (url: string, origin: string): string => `${origin}${url.slice(new URL(url).origin.length)}`;

/** Whether a step from one address to another loses encryption. */
export const isDowngrade = (from: string | URL, to: string | URL): boolean =>
  new URL(from).protocol === 'https:' && new URL(to).protocol === 'http:';

export const isUrl = (text: string | URL, base?: string | URL): boolean => parseUrl(text, base) !== undefined;

/** Decodes percent-encoded text; a text with a broken escape stays the same. */
export function decodedOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A path in the spelling that all others are compared with: attackers write it with capitals, escapes, more slashes or an extension. */
export const plainPath = (path: string): string =>
  decodedOnce(path)
    .toLowerCase()
    .replaceAll(/\/+/g, '/')
    .replace(/(;[^/]*|\.json)$/, '');

/** The host of a URL; an IPv6 address without its brackets. */
export const bareHost = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

/** The host without brackets, and without a dot at its end. */
export const plainHost = (url: URL): string => bareHost(url).replace(/\.$/, '');

export const portOf = (url: URL): number => Number(url.port) || (url.protocol === 'https:' ? 443 : 80);

/** Whether a host, written without brackets, is this machine. */
export const isLoopback = (host: string): boolean => /^((.+\.)?localhost\.?|127\.\d+\.\d+\.\d+|::1|::ffff:7f..:.+)$/.test(host);

export const isLoopbackUrl = (url: string | URL): boolean => isLoopback(bareHost(new URL(url)));

const privateNetworks = new BlockList();
for (const network of ['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16'])
  privateNetworks.addSubnet(network.split('/')[0] ?? '', Number(network.split('/')[1]), 'ipv4');
for (const network of ['::/127', 'fc00::/7', 'fe80::/10'])
  privateNetworks.addSubnet(network.split('/')[0] ?? '', Number(network.split('/')[1]), 'ipv6');

/** Whether a host is a private address, or a name that only a private network knows; a name is not resolved. */
export function isPrivateUrl(url: string | URL): boolean {
  const host = plainHost(new URL(url));
  const version = isIP(host);
  if (version === 0)
    return !host.includes('.') || /\.(?:localhost|localdomain|local|internal|intranet|private|corp|lan|svc|home\.arpa)$/.test(host);
  return privateNetworks.check(host, version === 6 ? 'ipv6' : 'ipv4');
}

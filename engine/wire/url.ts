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

/** Whether a host, written without brackets, is this machine. */
export const isLoopback = (host: string): boolean => /^((.+\.)?localhost\.?|127\.\d+\.\d+\.\d+|::1|::ffff:7f..:.+)$/.test(host);

export const isLoopbackUrl = (url: string | URL): boolean => isLoopback(new URL(url).hostname.replace(/^\[|\]$/g, ''));

/** Whether a host is in a private network: RFC 1918 and its IPv6 counterparts, .local, .internal, or a name without a dot. */
export function isPrivateUrl(url: string | URL): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (host.includes(':')) return /^(?:f[cd]|fe[89ab])/.test(host);
  return /^(?:10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.)[\d.]+$|\.(?:local|internal)$/.test(host) || !host.includes('.');
}

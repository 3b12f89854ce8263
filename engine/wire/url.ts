/** A text as a URL, where it is one. Node 20's own URL.canParse says no to every host beyond ASCII after some thousand calls. */
export function parseUrl(text: string | URL, base?: string | URL): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

export const isHttp = ({ protocol }: URL): boolean => protocol === 'http:' || protocol === 'https:';

/** A URL without user, password and fragment. */
export const plainUrl = (url: URL): URL => Object.assign(url, { username: '', password: '', hash: '' });

/** Whether an address is another one, or below it: the same scheme, host and port, and its path goes on from there. */
export function isBelow(url: string, base: string): boolean {
  const [one, other] = [parseUrl(url), parseUrl(base)];
  if (!one || !other || one.origin !== other.origin) return false;
  const path = other.pathname.replace(/\/+$/, '');
  return one.pathname === other.pathname || one.pathname === path || one.pathname.startsWith(`${path}/`);
}

/** The query as it was sent: a fragment belongs to it, since a target has none. */
export const writtenQuery = (url: string): string => url.replace(/^[^?]*\??/, '');

/** Whether going from one address to another gives up encryption. */
export const isDowngrade = (from: string | URL, to: string | URL): boolean =>
  new URL(from).protocol === 'https:' && new URL(to).protocol === 'http:';

export const isUrl = (text: string | URL, base?: string | URL): boolean => parseUrl(text, base) !== undefined;

/** A percent-encoded text; as it is, where a per cent sign in it encodes nothing. */
export function decodedOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

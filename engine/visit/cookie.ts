import { parseCookieDate } from './cookie-date.ts';
import { isIpAddress, isSecure, plainHost } from './host.ts';

export type Cookie = {
  name: string;
  value: string;
  domain: string;
  hostOnly: boolean;
  path: string;
  secure: boolean;
  httpOnly: boolean;
  /** As sent, in lower case: recorded, and left to the browser to enforce. */
  sameSite?: string;
  /** Milliseconds since 1970; a cookie without lasts as long as the session. */
  expires?: number;
};

export type CookieReading = { cookie: Cookie } | { refused: string };

const LONGEST_PAIR = 4096;
const LONGEST_ATTRIBUTE = 1024;
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop cookies that have one.
const CONTROL = /[\0-\x08\x0a-\x1f\x7f]/;

export const domainMatches = (host: string, domain: string): boolean =>
  host === domain || (host.endsWith(`.${domain}`) && !isIpAddress(host));

/** RFC 6265 §5.1.4: the folder of the address that set the cookie. */
export const defaultPath = ({ pathname }: URL): string => pathname.slice(0, pathname.lastIndexOf('/')) || '/';

const splitAt = (text: string, sign: string): [string, string | undefined] => {
  const at = text.indexOf(sign);
  return at < 0 ? [text.trim(), undefined] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
};

const attributesOf = (parts: string[]): Map<string, string> =>
  new Map(
    parts
      .map((part) => splitAt(part, '='))
      .map(([name, value = '']): [string, string] => [name.toLowerCase(), value])
      .filter(([, value]) => value.length <= LONGEST_ATTRIBUTE),
  );

const expiryOf = (attributes: Map<string, string>, now: number): number | undefined => {
  const age = attributes.get('max-age') ?? '';
  if (/^-?\d+$/.test(age)) return Number(age) <= 0 ? 0 : Math.min(now + Number(age) * 1000, Number.MAX_SAFE_INTEGER);
  return parseCookieDate(attributes.get('expires') ?? '');
};

const domainOf = (asked: string, host: string): Pick<Cookie, 'domain' | 'hostOnly'> | { refused: string } => {
  const domain = asked.toLowerCase().replace(/^\./, '');
  if (domain === '' || (domain === host && (isIpAddress(host) || !host.includes('.')))) return { domain: host, hostOnly: true };
  // No list of public suffixes is at hand: a name of one label stands for them all.
  if (!domain.includes('.')) return { refused: 'its Domain is a whole top-level domain' };
  if (!domainMatches(host, domain)) return { refused: 'its Domain is not that of the address that sets it' };
  return { domain, hostOnly: false };
};

const prefixProblem = ({ name, value, secure, hostOnly, path }: Cookie, attributes: Map<string, string>): string | undefined => {
  const start = (name || value).toLowerCase();
  const isHost = start.startsWith('__host-');
  if (!isHost && !start.startsWith('__secure-')) return undefined;
  if (name === '') return 'it has no name, and a value that looks like a prefixed one';
  if (!secure) return `${isHost ? '__Host-' : '__Secure-'} needs Secure`;
  if (isHost && (!hostOnly || attributes.get('domain'))) return '__Host- allows no Domain';
  if (isHost && (path !== '/' || attributes.get('path') !== '/')) return '__Host- needs Path=/';
  return undefined;
};

/** Reads a Set-Cookie header as a browser does that got it from this address. */
export const readCookie = (header: string, url: URL, now: number): CookieReading => {
  if (CONTROL.test(header)) return { refused: 'it has a control character in it' };
  const [pair = '', ...parts] = header.split(';', 50);
  const [first, second] = splitAt(pair, '=');
  const [name, value] = second === undefined ? ['', first] : [first, second];
  if (name === '' && value === '') return { refused: 'it has neither name nor value' };
  if (name.length + value.length > LONGEST_PAIR) return { refused: `it is longer than ${LONGEST_PAIR} characters` };
  const attributes = attributesOf(parts);
  const domain = domainOf(attributes.get('domain') ?? '', plainHost(url));
  if ('refused' in domain) return domain;
  const path = attributes.get('path') ?? '';
  const sameSite = attributes.get('samesite')?.toLowerCase();
  const expires = expiryOf(attributes, now);
  const cookie: Cookie = {
    name,
    value,
    ...domain,
    path: path.startsWith('/') ? path : defaultPath(url),
    secure: attributes.has('secure'),
    httpOnly: attributes.has('httponly'),
    ...(sameSite !== undefined && { sameSite }),
    ...(expires !== undefined && { expires }),
  };
  if (cookie.secure && !isSecure(url)) return { refused: 'it is Secure, and the address is not' };
  const problem = prefixProblem(cookie, attributes);
  return problem ? { refused: problem } : { cookie };
};

import { CookieJar, domainMatch, getPublicSuffix, pathMatch, Cookie as SetCookie } from 'tough-cookie';
import { isSecure, plainHost } from './host.ts';

export type Cookie = {
  name: string;
  value: string;
  domain: string;
  hostOnly: boolean;
  path: string;
  secure: boolean;
  httpOnly: boolean;
  /** In lower case: recorded, and left to the browser to enforce. */
  sameSite?: string;
  /** Milliseconds since 1970; a cookie without lasts as long as the session. */
  expires?: number;
};

/** The cookies of one visitor, the oldest first. */
export type Jar = readonly Cookie[];

export type RefusedCookie = { name: string; url: string; why: string };

/** As many as browsers keep for one site: ten thousand would only slow us down. */
const MOST_COOKIES = 180;
const MOST_REFUSALS = 20;
const LONGEST_PAIR = 4096;
const LAST_DATE = 8.64e15;
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop cookies that have one.
const CONTROL = /[\0-\x08\x0a-\x1f\x7f]/;

/** The library's jar with these cookies; it refuses what is Secure and comes from an address that is not, loopback apart. */
const opened = (jar: Jar): CookieJar => {
  const library = new CookieJar(undefined, { looseMode: true, prefixSecurity: 'strict', enforceSecureOriginOnStorage: true });
  for (const { name, expires, sameSite, ...rest } of jar) {
    const cookie = new SetCookie({ key: name, ...rest, ...(expires !== undefined && { expires: new Date(expires) }) });
    if (sameSite !== undefined) cookie.sameSite = sameSite;
    library.store.putCookie(cookie, () => {});
  }
  return library;
};

const plain = (cookie: SetCookie, now: number): Cookie => {
  const expires = cookie.expiryTime(new Date(now)) ?? Number.POSITIVE_INFINITY;
  return {
    name: cookie.key,
    value: cookie.value,
    domain: cookie.domain ?? '',
    hostOnly: cookie.hostOnly === true,
    path: cookie.path ?? '/',
    secure: cookie.secure,
    httpOnly: cookie.httpOnly,
    ...(cookie.sameSite !== undefined && { sameSite: cookie.sameSite }),
    ...(expires !== Number.POSITIVE_INFINITY && { expires: Math.max(0, Math.min(expires, LAST_DATE)) }),
  };
};

const isAlive = ({ expires }: Cookie, now: number) => expires === undefined || expires > now;

/** What browsers ask of the prefixes beyond the library: in any case of letters, with a name, and a Path that was written down. */
const prefixProblem = ({ key, value, secure, domain, path }: SetCookie): string | undefined => {
  const start = (key || value).toLowerCase();
  const isHost = start.startsWith('__host-');
  if (!isHost && !start.startsWith('__secure-')) return undefined;
  if (key === '') return 'it has no name, and a value that looks like a prefixed one';
  if (!secure) return `${isHost ? '__Host-' : '__Secure-'} needs Secure`;
  if (isHost && domain) return '__Host- allows no Domain';
  if (isHost && path !== '/') return '__Host- needs Path=/';
  return undefined;
};

/** Whether a Secure cookie of this name is in the way of one from an address that is not secure. */
const isGuarded = (jar: Jar, { key, domain, path }: SetCookie, url: URL): boolean =>
  jar
    .filter(({ secure, name }) => secure && name === key)
    .some((other) => domainMatch(domain ?? plainHost(url), other.domain) && pathMatch(path ?? url.pathname, other.path));

/** The cookie of a header, before anybody asks whether it may be stored. */
const parsed = (header: string, host: string): SetCookie | string => {
  if (CONTROL.test(header)) return 'it has a control character in it';
  const cookie = SetCookie.parse(header, { loose: true });
  if (!cookie || (cookie.key === '' && cookie.value === '')) return 'it has neither name nor value';
  if (cookie.key.length + cookie.value.length > LONGEST_PAIR) return `it is longer than ${LONGEST_PAIR} characters`;
  const problem = prefixProblem(cookie);
  if (problem) return problem;
  // An address, or a name that is a public suffix itself, may name itself: the cookie is for that host alone.
  if (cookie.domain === host && !getPublicSuffix(host, { allowSpecialUseDomain: true, ignoreError: true })) cookie.domain = null;
  return cookie;
};

/** The jar after the Set-Cookie headers of an answer from this address, and what a browser would not have taken. */
export const storeCookies = (jar: Jar, url: URL, headers: string[], now = Date.now()): { jar: Jar; refused: RefusedCookie[] } => {
  const library = opened(jar);
  const refused: RefusedCookie[] = [];
  const stored = (header: string): string | undefined => {
    const cookie = parsed(header, plainHost(url));
    if (typeof cookie === 'string') return cookie;
    if (!isSecure(url) && isGuarded(jar, cookie, url)) return 'it would replace a Secure one, and the address is not secure';
    try {
      library.setCookieSync(cookie, url.href, { now: new Date(now) });
      return undefined;
    } catch (error) {
      return (error as Error).message;
    }
  };
  for (const header of headers) {
    const why = stored(header);
    const name = /^[^=;]{0,64}/.exec(header)?.[0].trim() ?? '';
    if (why !== undefined && refused.length < MOST_REFUSALS) refused.push({ name, url: url.href, why });
  }
  const kept = all(library).map((cookie) => plain(cookie, now));
  return { jar: kept.filter((cookie) => isAlive(cookie, now)).slice(-MOST_COOKIES), refused };
};

const all = ({ store }: CookieJar): SetCookie[] => {
  let found: SetCookie[] = [];
  store.getAllCookies((_, cookies) => {
    found = cookies ?? [];
  });
  return found.sort((a, b) => (a.creationIndex ?? 0) - (b.creationIndex ?? 0));
};

/** The cookies for an address, as a browser orders them: the longest path first, then the oldest. */
export const cookieHeader = (jar: Jar, url: URL, now = Date.now()): string | undefined =>
  opened(jar.filter((cookie) => isAlive(cookie, now)))
    .getCookiesSync(url.href, { expire: false, sort: true })
    .map((cookie) => cookie.cookieString())
    .join('; ') || undefined;

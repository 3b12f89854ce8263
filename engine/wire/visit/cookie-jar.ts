import { CookieJar, domainMatch, getPublicSuffix, pathMatch, Cookie as SetCookie } from 'tough-cookie';
import { plainHost } from '../http/proxy.ts';
import { isLoopback } from '../loopback.ts';

/** The cookies of one visitor, the oldest first; the name of each is its `key`. */
export type Jar = readonly SetCookie[];

/** As many as browsers keep for one site: ten thousand would only slow us down. */
const MOST_COOKIES = 180;
const LONGEST_PAIR = 4096;
const LAST_DATE = 8.64e15;
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop cookies that have one.
const CONTROL = /[\0-\x08\x0a-\x1f\x7f]/;

/** The library's jar with these cookies; it refuses what is Secure and comes from an address that is not, loopback apart. */
const opened = (jar: Jar): CookieJar => {
  const library = new CookieJar(undefined, { looseMode: true, prefixSecurity: 'strict', enforceSecureOriginOnStorage: true });
  for (const cookie of jar) library.store.putCookie(cookie, () => {});
  return library;
};

/** A browser counts loopback as secure, without TLS too. */
const isSecure = (url: URL): boolean => url.protocol === 'https:' || isLoopback(plainHost(url));

const isAlive = (cookie: SetCookie, now: number) => (cookie.expiryTime() ?? Number.POSITIVE_INFINITY) > now;

/** What browsers ask of the prefixes beyond the library: in any case of letters, with a name, and a Path that was written down. */
const breaksItsPrefix = ({ key, value, secure, domain, path }: SetCookie): boolean => {
  const start = (key || value).toLowerCase();
  const isHost = start.startsWith('__host-');
  if (!isHost && !start.startsWith('__secure-')) return false;
  return key === '' || !secure || (isHost && (Boolean(domain) || path !== '/'));
};

/** Whether a Secure cookie of this name is in the way of one from an address that is not secure. */
const isGuarded = (jar: Jar, { key, domain, path }: SetCookie, url: URL): boolean =>
  jar
    .filter((cookie) => cookie.secure && cookie.key === key)
    .some((cookie) => domainMatch(domain ?? plainHost(url), cookie.domain ?? '') && pathMatch(path ?? url.pathname, cookie.path ?? '/'));

/** The cookie of a header, before anybody asks whether it may be stored; undefined where no browser takes it for one. */
const parsed = (header: string, host: string, now: number): SetCookie | undefined => {
  const cookie = CONTROL.test(header) ? undefined : SetCookie.parse(header, { loose: true });
  const length = cookie ? cookie.key.length + cookie.value.length : 0;
  if (!cookie || length === 0 || length > LONGEST_PAIR || breaksItsPrefix(cookie)) return undefined;
  // An address, or a name that is a public suffix itself, may name itself: the cookie is for that host alone.
  if (cookie.domain === host && !getPublicSuffix(host, { allowSpecialUseDomain: true, ignoreError: true })) cookie.domain = null;
  // The library counts Max-Age from the time of the question, not from when the cookie came.
  if (cookie.maxAge !== null) {
    const end = cookie.expiryTime(new Date(now)) ?? LAST_DATE;
    Object.assign(cookie, { maxAge: null, expires: new Date(Math.max(0, Math.min(end, LAST_DATE))) });
  }
  return cookie;
};

/** The jar after the Set-Cookie headers of an answer from this address; what a browser does not take is left out. */
export const storeCookies = (jar: Jar, url: URL, headers: string[], now = Date.now()): Jar => {
  const library = opened(jar);
  for (const header of headers) {
    const cookie = parsed(header, plainHost(url), now);
    if (!cookie || (!isSecure(url) && isGuarded(jar, cookie, url))) continue;
    try {
      library.setCookieSync(cookie, url.href, { now: new Date(now) });
    } catch {
      // The library refuses it, as a browser does.
    }
  }
  const kept = all(library).filter((cookie) => isAlive(cookie, now));
  return kept.slice(-MOST_COOKIES);
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

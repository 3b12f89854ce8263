import { createRequire } from 'node:module';
import type { Cookie as SetCookie } from 'tough-cookie';
import { isLoopback, plainHost } from '../url.ts';

// Required, because an import first looks for the names in all of its files.
const toughCookie = createRequire(import.meta.url)('tough-cookie') as typeof import('tough-cookie');
const { CookieJar, defaultPath, domainMatch, getPublicSuffix, pathMatch } = toughCookie;

/** The cookies of one visitor, the oldest first; the name of each is its `key`. */
export type Jar = readonly SetCookie[];

/** As many as browsers keep for one site; ten thousand would only slow down the run. */
const MAX_COOKIES = 180;
const MAX_PAIR_LENGTH = 4096;
const LAST_DATE = 8.64e15;
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop cookies that have one.
const CONTROL = /[\0-\x08\x0a-\x1f\x7f]/;

/** The library's jar with these cookies; it refuses a Secure cookie from an address that is neither secure nor loopback. */
const libraryJar = (jar: Jar) => {
  const library = new CookieJar(undefined, { looseMode: true, prefixSecurity: 'strict', enforceSecureOriginOnStorage: true });
  for (const cookie of jar) library.store.putCookie(cookie, () => {});
  return library;
};

/** A browser counts loopback as secure, even without TLS. */
const isSecure = (url: URL): boolean => url.protocol === 'https:' || isLoopback(plainHost(url));

const isAlive = (cookie: SetCookie, now: number) => (cookie.expiryTime() ?? Number.POSITIVE_INFINITY) > now;

/** The rules for cookie prefixes that browsers have and the library lacks: any upper or lower case, a name, and an explicit Path. */
const breaksItsPrefix = ({ key, value, secure, domain, path }: SetCookie): boolean => {
  const start = (key || value).toLowerCase();
  const isHost = start.startsWith('__host-');
  if (!isHost && !start.startsWith('__secure-')) return false;
  return key === '' || !secure || (isHost && (Boolean(domain) || path !== '/'));
};

/** Whether a cookie from an insecure address would overwrite a Secure cookie of the same name. */
const overwritesSecure = (jar: Jar, { key, domain, path }: SetCookie, url: URL): boolean =>
  jar
    .filter((cookie) => cookie.secure && cookie.key === key)
    .some((cookie) => domainMatch(domain ?? plainHost(url), cookie.domain ?? '') && pathMatch(path ?? '/', cookie.path ?? '/'));

/** The cookie of a Set-Cookie header; undefined when browsers ignore the header. */
const parsed = (header: string, url: URL, now: number): SetCookie | undefined => {
  const host = plainHost(url);
  const cookie = CONTROL.test(header) ? undefined : toughCookie.Cookie.parse(header, { loose: true });
  const length = cookie ? cookie.key.length + cookie.value.length : 0;
  if (!cookie || length === 0 || length > MAX_PAIR_LENGTH || breaksItsPrefix(cookie)) return undefined;
  // A host that is an IP address or a public suffix may name itself as the domain; then the cookie is only for that host.
  if (cookie.domain === host && !getPublicSuffix(host, { allowSpecialUseDomain: true, ignoreError: true })) cookie.domain = null;
  cookie.path ??= defaultPath(url.pathname);
  // The library counts Max-Age from the time of each lookup, not from when the cookie came.
  if (cookie.maxAge !== null) {
    const end = cookie.expiryTime(new Date(now)) ?? LAST_DATE;
    Object.assign(cookie, { maxAge: null, expires: new Date(Math.max(0, Math.min(end, LAST_DATE))) });
  }
  return cookie;
};

/** The jar after the Set-Cookie headers of an answer from this address, without the cookies that a browser refuses. */
export const storeCookies = (jar: Jar, url: URL, headers: string[], now = Date.now()): Jar => {
  if (headers.length === 0) return jar;
  const library = libraryJar(jar);
  for (const header of headers) {
    const cookie = parsed(header, url, now);
    if (!cookie || (!isSecure(url) && overwritesSecure(jar, cookie, url))) continue;
    try {
      library.setCookieSync(cookie, url.href, { now: new Date(now) });
    } catch {
      // The library refuses it, as a browser does.
    }
  }
  let kept: Jar = [];
  library.store.getAllCookies((_, cookies = []) => {
    kept = cookies.filter((cookie) => isAlive(cookie, now)).slice(-MAX_COOKIES);
  });
  return kept;
};

/** The cookies for an address, as a browser orders them: the longest path first, then the oldest. */
export function cookieHeader(jar: Jar, url: URL, now = Date.now()): string | undefined {
  const living = jar.filter((cookie) => isAlive(cookie, now));
  if (living.length === 0) return undefined;
  const cookies = libraryJar(living)
    // The library decodes the address before it compares paths; browsers compare them as they are written.
    .getCookiesSync(url.href, { expire: false, sort: true, allPaths: true })
    .filter(({ path }) => pathMatch(url.pathname, path ?? '/'))
    .map((cookie) => cookie.cookieString());
  return cookies.length === 0 ? undefined : cookies.join('; ');
}

/** The same cookies with other values. */
export const withOtherValues = (jar: Jar, valueFor: (value: string) => string): Jar =>
  jar.map((cookie) => new toughCookie.Cookie({ ...cookie, value: valueFor(cookie.value) }));

/** The same cookies under other names. */
export const withOtherNames = (jar: Jar, nameFor: (name: string) => string): Jar =>
  jar.map((cookie) => new toughCookie.Cookie({ ...cookie, key: nameFor(cookie.key) }));

import { type Cookie, domainMatches, readCookie } from './cookie.ts';
import { isSecure, plainHost } from './host.ts';

/** The cookies of one visitor, the oldest first. */
export type Jar = readonly Cookie[];

export type RefusedCookie = { name: string; url: string; why: string };

/** As many as browsers keep for one site: ten thousand would only slow us down. */
const MOST_COOKIES = 180;
const MOST_REFUSALS = 20;

const isSame = (a: Cookie, b: Cookie) => a.name === b.name && a.domain === b.domain && a.path === b.path && a.hostOnly === b.hostOnly;

const pathMatches = (path: string, cookiePath: string): boolean =>
  path === cookiePath || (path.startsWith(cookiePath) && (cookiePath.endsWith('/') || path[cookiePath.length] === '/'));

const isAlive = ({ expires }: Cookie, now: number) => expires === undefined || expires > now;

const isGuarded = (jar: Jar, cookie: Cookie): boolean =>
  jar.some(
    (other) =>
      other.secure && other.name === cookie.name && domainMatches(cookie.domain, other.domain) && pathMatches(cookie.path, other.path),
  );

const put = (jar: Jar, cookie: Cookie, now: number): Cookie[] => {
  const at = jar.findIndex((other) => isSame(other, cookie));
  // A replaced cookie keeps its place, as its creation time is kept.
  const next = at < 0 ? [...jar, cookie] : jar.with(at, cookie);
  return next.filter((other) => isAlive(other, now)).slice(-MOST_COOKIES);
};

/** The jar after the Set-Cookie headers of an answer from this address, and what a browser would not have taken. */
export const storeCookies = (jar: Jar, url: URL, headers: string[], now = Date.now()): { jar: Jar; refused: RefusedCookie[] } => {
  let kept: Cookie[] = [...jar];
  const refused: RefusedCookie[] = [];
  const refuse = (header: string, why: string) => {
    const name = /^[^=;]{0,64}/.exec(header)?.[0].trim() ?? '';
    if (refused.length < MOST_REFUSALS) refused.push({ name, url: url.href, why });
  };
  for (const header of headers) {
    const reading = readCookie(header, url, now);
    if ('refused' in reading) refuse(header, reading.refused);
    else if (!isSecure(url) && isGuarded(kept, reading.cookie))
      refuse(header, 'it would replace a Secure one, and the address is not secure');
    else kept = put(kept, reading.cookie, now);
  }
  return { jar: kept, refused };
};

/** The cookies that go to an address, as a browser orders them: the longest path first, then the oldest. */
export const cookiesFor = (jar: Jar, url: URL, now = Date.now()): Cookie[] => {
  const host = plainHost(url);
  return jar
    .filter((cookie) => isAlive(cookie, now))
    .filter(({ domain, hostOnly }) => (hostOnly ? host === domain : domainMatches(host, domain)))
    .filter(({ path }) => pathMatches(url.pathname, path))
    .filter(({ secure }) => !secure || isSecure(url))
    .sort((a, b) => b.path.length - a.path.length);
};

export const cookieHeader = (jar: Jar, url: URL, now = Date.now()): string | undefined =>
  cookiesFor(jar, url, now)
    .map(({ name, value }) => (name === '' ? value : `${name}=${value}`))
    .join('; ') || undefined;

import { defined } from '../../documents/values.ts';
import type { OutgoingRequest, WireClient } from '../http/client.ts';
import { type Exchange, type ExchangeResponse, type HeaderList, header, headerValues } from '../http/exchange.ts';
import { isDowngrade } from '../url.ts';
import type { Jar } from './cookie-jar.ts';
import { answeredPage, type Page } from './page.ts';
import { allowsForm, allowsHost, followed, type Step, type StopReason } from './redirect.ts';

/** What a visitor saw at an address and after its redirects; meta refresh and scripts are not followed. */
export type Visit = {
  hops: Exchange[];
  /** The last answer, and the address that gave it. */
  end: Page;
  /** Why the visitor did not reach the last page, and the Location that was not followed. */
  stopped?: { reason: StopReason; location?: string };
  /** The cookies afterwards. */
  jar: Jar;
};

type VisitOptions = {
  /** The cookies before the visit; none by default. */
  jar?: Jar;
  /** More addresses of the target, besides the first one. */
  ownAddresses?: readonly string[];
  /** Hosts that the user named, as `host` or `host:port`: redirects may lead there, and a form may be posted there. */
  allowedHosts?: readonly string[];
  /** Sent with the first request only, if the contract asks for it. */
  authorization?: string | undefined;
};

const MAX_REDIRECTS = 10;
/** More than any panel sets at once; without a limit, a target could fill our memory. */
const MAX_SET_COOKIES = 40;
const ACCEPT = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

// A visitor is a browser: it has the cookies of its jar, but not the platform's credentials.
const NEVER_SENT = ['authorization', 'proxy-authorization', 'cookie'];

const visitorHeaders = (given: HeaderList): HeaderList => {
  const headers = given.filter(([name]) => !NEVER_SENT.includes(name.toLowerCase()));
  return header({ headers }, 'accept') === undefined ? [...headers, ['Accept', ACCEPT]] : headers;
};

export const setCookies = (response: ExchangeResponse): string[] => headerValues(response, 'set-cookie').slice(0, MAX_SET_COOKIES);

/** Visits an address like a browser, with cookies and redirects. */
export const visit = async (client: WireClient, request: OutgoingRequest, options: VisitOptions = {}): Promise<Visit> => {
  // Loaded late, because its list of public suffixes is slow to load, and only a visit needs it.
  const { cookieHeader, storeCookies } = await import('./cookie-jar.ts');
  const { method, headers = [], body, url: address, ...rest } = request;
  const { ownAddresses = [], allowedHosts = [], authorization } = options;
  const start = new URL(address);
  const isNamed = allowsHost([], allowedHosts);
  const own = [start, ...ownAddresses.map((url) => new URL(url))];
  const permissions = { allows: allowsHost(own, allowedHosts), takesForm: allowsForm(allowedHosts) };
  const hops: Exchange[] = [];
  const seen = new Set<string>();
  let jar = options.jar ?? [];
  let fragment = start.hash;
  start.hash = '';
  // Cookies that no jar can hold, such as malformed ones; they are for the first host alone.
  const unparsed = header({ headers }, 'cookie');
  const cookiesFor = (url: URL) => [url.host === start.host ? unparsed : undefined, cookieHeader(jar, url)].filter(Boolean).join('; ');
  let step: Step = { method, url: start, headers: visitorHeaders(headers), ...defined({ body }) };

  for (;;) {
    const cookies = cookiesFor(step.url);
    seen.add(`${step.method} ${step.url.href} ${cookies}`);
    const sent: HeaderList = [...(step.headers ?? [])];
    if (authorization !== undefined && hops.length === 0) sent.push(['Authorization', authorization]);
    if (cookies) sent.push(['Cookie', cookies]);
    const exchange = await client.send({ ...rest, ...step, url: step.url.href, headers: sent });
    hops.push(exchange);
    const { response } = exchange;
    const ended = (stopped?: Visit['stopped']): Visit => ({ hops, end: answeredPage(exchange, fragment), ...defined({ stopped }), jar });
    if (!response) return ended({ reason: 'failed' });
    jar = storeCookies(jar, step.url, setCookies(response));
    const next = followed(step, response, permissions);
    if (!next) return ended(exchange.error && { reason: 'failed' });
    if ('stopped' in next) return ended({ reason: next.stopped, location: next.location });
    const location = next.step.url.href;
    const showsCookie = isDowngrade(step.url, next.step.url) && cookieHeader(jar, next.step.url) !== undefined;
    if (showsCookie && !isNamed(next.step.url)) return ended({ reason: 'cookie-unencrypted', location });
    if (seen.has(`${next.step.method} ${location} ${cookiesFor(next.step.url)}`)) return ended({ reason: 'loop', location });
    if (hops.length > MAX_REDIRECTS) return ended({ reason: 'too-many-redirects', location });
    step = next.step;
    fragment = next.fragment || fragment;
  }
};

import { isUtf8 } from 'node:buffer';
import type { OutgoingRequest } from '../http/client.ts';
import { type ExchangeResponse, headerValues } from '../http/exchange.ts';
import { isDowngrade, isHttp, isLoopback, isPrivateUrl, parseUrl, plainHost, plainUrl } from '../url.ts';

export type StopReason =
  /** The answer is missing or incomplete. */
  | 'failed'
  | 'foreign-host'
  /** A redirect that would post the form again, to another scheme, host or port. */
  | 'form-elsewhere'
  /** A host that is not the target's, on loopback or in a private network. */
  | 'private-host'
  | 'bad-scheme'
  | 'bad-location'
  | 'loop'
  | 'too-many-redirects';

export type Step = Pick<OutgoingRequest, 'method' | 'headers' | 'body'> & { url: URL };

const REDIRECTS = [301, 302, 303, 307, 308];
const ABOUT_THE_BODY = ['content-type', 'content-length', 'content-encoding', 'content-language', 'transfer-encoding', 'origin'];

// Node reads headers as Latin-1, but browsers accept raw UTF-8 in a Location.
const asText = (value: string) => (isUtf8(Buffer.from(value, 'latin1')) ? Buffer.from(value, 'latin1').toString('utf8') : value);

export const locationsOf = (response: ExchangeResponse): string[] =>
  REDIRECTS.includes(response.status) ? [...new Set(headerValues(response, 'location').map(asText))].filter((text) => text !== '') : [];

/** Whether a redirect may lead to a URL: to a host of the target, on any port, or to a host that the user allows. */
export const allowsHost = (allowed: readonly string[]) => {
  const names = allowed.map((host) => host.toLowerCase());
  const includesLoopback = names.some((name) => isLoopback(name.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')));
  return (url: URL): boolean => {
    const host = plainHost(url);
    return [host, `[${host}]`, url.host].some((form) => names.includes(form)) || (includesLoopback && isLoopback(host));
  };
};

/** Whether a form may be posted again: to its own origin, from http to https on the same host, or to a host that the user named. */
export const allowsForm =
  (named: readonly string[]) =>
  (from: URL, to: URL): boolean => {
    if (from.origin === to.origin) return true;
    const isUpgrade =
      from.hostname === to.hostname && `${from.protocol}${from.port}` === 'http:' && `${to.protocol}${to.port}` === 'https:';
    return isUpgrade || (!isDowngrade(from, to) && [to.hostname, plainHost(to), to.host].some((form) => named.includes(form)));
  };

const nextMethod = (status: number, method: string) =>
  (status === 303 && method !== 'HEAD') || (status < 303 && method === 'POST') ? 'GET' : method;

type Permissions = { allows: ReturnType<typeof allowsHost>; takesForm: ReturnType<typeof allowsForm> };
type Next = { step: Step; fragment: string } | { stopped: StopReason; location: string };

/** The request that a browser makes after a redirect, or why Assay does not make it; undefined without a redirect. */
export const followed = (step: Step, response: ExchangeResponse, { allows, takesForm }: Permissions): Next | undefined => {
  const [location, ...more] = locationsOf(response);
  if (location === undefined) return undefined;
  const url = parseUrl(location, step.url);
  if (more.length > 0 || !url) return { stopped: 'bad-location', location };
  if (!isHttp(url)) return { stopped: 'bad-scheme', location };
  const fragment = url.hash;
  // Credentials in the Location are never sent: the target may have made them up.
  plainUrl(url);
  if (!allows(url)) return { stopped: isPrivateUrl(url) ? 'private-host' : 'foreign-host', location };
  const method = nextMethod(response.status, step.method);
  if (method === step.method) {
    if (step.body !== undefined && !takesForm(step.url, url)) return { stopped: 'form-elsewhere', location };
    return { step: { ...step, url }, fragment };
  }
  const headers = (step.headers ?? []).filter(([name]) => !ABOUT_THE_BODY.includes(name.toLowerCase()));
  return { step: { method, url, headers }, fragment };
};

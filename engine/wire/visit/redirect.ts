import { isUtf8 } from 'node:buffer';
import type { OutgoingRequest } from '../http/client.ts';
import { type ExchangeResponse, headerValues } from '../http/exchange.ts';
import { isDowngrade, isHttp, isLoopback, isPrivateUrl, parseUrl, plainHost, plainUrl, portOf } from '../url.ts';

export type StopReason =
  /** The answer is missing or incomplete. */
  | 'failed'
  | 'foreign-host'
  /** A redirect that would post the form again, to another scheme, host or port. */
  | 'form-elsewhere'
  /** A host that is not the target's, on loopback or in a private network. */
  | 'private-host'
  /** A redirect from https to http that would show a cookie to everybody on the way. */
  | 'cookie-unencrypted'
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

/** Names of this machine that lead to one server, if the port is the same; 127.0.0.2 may be another one. */
const isThisMachine = (host: string): boolean => /^(?:(?:.+\.)?localhost|127\.0\.0\.1|::1)$/.test(host);

/** Whether two addresses are of one host. On loopback every port is another service. */
function isSameHost(one: URL, other: URL): boolean {
  const [host, name] = [plainHost(one), plainHost(other)];
  if (!isLoopback(host)) return host === name;
  return portOf(one) === portOf(other) && (host === name || (isThisMachine(host) && isThisMachine(name)));
}

/** Whether a redirect may lead to a URL: to a host of the target, on any port except on loopback, or to a host that the user allows. */
export const allowsHost = (own: readonly URL[], named: readonly string[]) => {
  const names = named.map((host) => host.toLowerCase());
  return (url: URL): boolean => {
    const host = plainHost(url);
    return [host, `[${host}]`, url.host].some((form) => names.includes(form)) || own.some((one) => isSameHost(one, url));
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

/** The scheme that a request says it came with, as a proxy in front of the target would. */
function forwardedScheme(headers: Step['headers'] = []): string | undefined {
  const value = (name: string) => headers.find(([given]) => given.toLowerCase() === name)?.[1];
  return value('x-forwarded-proto') ?? /\bproto=(\w+)/i.exec(value('forwarded') ?? '')?.[1];
}

/** The target answers as if it stood behind a proxy with TLS, because our own header says so: the proxy would send the next request here. */
const isBehindOurProxy = (step: Step, url: URL): boolean =>
  step.url.protocol === 'http:' && url.protocol === 'https:' && url.host === step.url.host && forwardedScheme(step.headers) === 'https';

type Permissions = { allows: ReturnType<typeof allowsHost>; takesForm: ReturnType<typeof allowsForm> };
type Next = { step: Step; fragment: string } | { stopped: StopReason; location: string };

/** The request that a browser makes after a redirect, or why Assay does not make it; undefined without a redirect. */
export const followed = (step: Step, response: ExchangeResponse, { allows, takesForm }: Permissions): Next | undefined => {
  const [location, ...more] = locationsOf(response);
  if (location === undefined) return undefined;
  const url = parseUrl(location, step.url);
  if (more.length > 0 || !url) return { stopped: 'bad-location', location };
  if (!isHttp(url)) return { stopped: 'bad-scheme', location };
  if (isBehindOurProxy(step, url)) url.protocol = 'http:';
  const fragment = url.hash;
  // Credentials in the Location are never sent: the target may have made them up.
  plainUrl(url);
  const method = nextMethod(response.status, step.method);
  const isForm = method === step.method && step.body !== undefined;
  if (!allows(url) && !(isForm && isLoopback(plainHost(url))))
    return { stopped: isPrivateUrl(url) ? 'private-host' : 'foreign-host', location };
  if (isForm && !takesForm(step.url, url)) return { stopped: 'form-elsewhere', location };
  if (method === step.method) return { step: { ...step, url }, fragment };
  const headers = (step.headers ?? []).filter(([name]) => !ABOUT_THE_BODY.includes(name.toLowerCase()));
  return { step: { method, url, headers }, fragment };
};

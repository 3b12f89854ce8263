import { isUtf8 } from 'node:buffer';
import { BlockList, isIP } from 'node:net';
import type { OutgoingRequest } from '../http/client.ts';
import { type ExchangeResponse, headerValues } from '../http/exchange.ts';
import { plainHost } from '../http/proxy.ts';
import { isLoopback } from '../loopback.ts';
import { isDowngrade, isHttp, parseUrl, plainUrl } from '../url.ts';

export type StopReason =
  /** The answer did not come, or not whole. */
  | 'failed'
  | 'foreign-host'
  /** A form that was posted, to be posted once more to another scheme, host or port. */
  | 'form-elsewhere'
  /** Another host than the target's, on loopback or in a private network. */
  | 'private-host'
  | 'bad-scheme'
  | 'bad-location'
  | 'loop'
  | 'too-many-redirects';

export type Step = Pick<OutgoingRequest, 'method' | 'headers' | 'body'> & { url: URL };

const REDIRECTS = [301, 302, 303, 307, 308];
const ABOUT_THE_BODY = ['content-type', 'content-length', 'content-encoding', 'content-language', 'transfer-encoding', 'origin'];

// Node reads headers as Latin-1; browsers read raw UTF-8 in a Location, where it is some.
const asText = (value: string) => (isUtf8(Buffer.from(value, 'latin1')) ? Buffer.from(value, 'latin1').toString('utf8') : value);

export const locationsOf = (response: ExchangeResponse): string[] =>
  REDIRECTS.includes(response.status) ? [...new Set(headerValues(response, 'location').map(asText))].filter((text) => text !== '') : [];

/** Whether a redirect may lead there: to the hosts of the target, whatever the port, and to those that the user allows. */
export const allowsHost = (allowed: readonly string[]) => {
  const names = allowed.map((host) => host.toLowerCase());
  const onLoopback = names.some((name) => isLoopback(name.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')));
  return (url: URL): boolean => {
    const host = plainHost(url);
    return [host, `[${host}]`, url.host].some((form) => names.includes(form)) || (onLoopback && isLoopback(host));
  };
};

/** Whether a form may be posted once more there: to its own origin, to the same host's https, or to a host that the user named. */
export const allowsForm =
  (named: readonly string[]) =>
  (from: URL, to: URL): boolean => {
    if (from.origin === to.origin) return true;
    const isUpgrade =
      from.hostname === to.hostname && `${from.protocol}${from.port}` === 'http:' && `${to.protocol}${to.port}` === 'https:';
    return isUpgrade || (!isDowngrade(from, to) && [to.hostname, plainHost(to), to.host].some((form) => named.includes(form)));
  };

const privateNetworks = new BlockList();
for (const network of ['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16'])
  privateNetworks.addSubnet(network.split('/')[0] ?? '', Number(network.split('/')[1]), 'ipv4');
for (const network of ['::/127', 'fc00::/7', 'fe80::/10'])
  privateNetworks.addSubnet(network.split('/')[0] ?? '', Number(network.split('/')[1]), 'ipv6');

/** Whether a host names, by itself, a machine that is not on the public internet. */
const isPrivate = (host: string): boolean =>
  isLoopback(host) || (isIP(host) !== 0 && privateNetworks.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4'));

const nextMethod = (status: number, method: string) =>
  (status === 303 && method !== 'HEAD') || (status < 303 && method === 'POST') ? 'GET' : method;

type Permissions = { allows: ReturnType<typeof allowsHost>; takesForm: ReturnType<typeof allowsForm> };
type Next = { step: Step; fragment: string } | { stopped: StopReason; location: string };

/** The request that a browser makes of a redirect, or why we do not make it. */
export const followed = (step: Step, response: ExchangeResponse, { allows, takesForm }: Permissions): Next | undefined => {
  const [location, ...more] = locationsOf(response);
  if (location === undefined) return undefined;
  const url = parseUrl(location, step.url);
  if (more.length > 0 || !url) return { stopped: 'bad-location', location };
  if (!isHttp(url)) return { stopped: 'bad-scheme', location };
  const fragment = url.hash;
  // Nobody's credentials go along, least of all those that the target made up.
  plainUrl(url);
  if (!allows(url)) return { stopped: isPrivate(plainHost(url)) ? 'private-host' : 'foreign-host', location };
  const method = nextMethod(response.status, step.method);
  if (method === step.method) {
    if (step.body !== undefined && !takesForm(step.url, url)) return { stopped: 'form-elsewhere', location };
    return { step: { ...step, url }, fragment };
  }
  const headers = (step.headers ?? []).filter(([name]) => !ABOUT_THE_BODY.includes(name.toLowerCase()));
  return { step: { method, url, headers }, fragment };
};

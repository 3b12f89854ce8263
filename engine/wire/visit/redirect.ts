import { Buffer, isUtf8 } from 'node:buffer';
import type { OutgoingRequest } from '../http/client.ts';
import { type ExchangeResponse, headerValues } from '../http/exchange.ts';
import { isLoopback } from '../loopback.ts';
import { parseUrl } from '../url.ts';
import { isPrivate, plainHost } from './host.ts';

export type StopReason =
  /** The answer did not come, or not whole. */
  | 'failed'
  | 'foreign-host'
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

/** Where an answer sends a browser; undefined where it sends it nowhere. */
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

const nextMethod = (status: number, method: string) =>
  (status === 303 && method !== 'HEAD') || (status < 303 && method === 'POST') ? 'GET' : method;

/** The request that a browser makes of a redirect, or why we do not make it. */
export const followed = (
  step: Step,
  response: ExchangeResponse,
  allows: (url: URL) => boolean,
): { step: Step; fragment: string } | { stopped: StopReason; location: string } | undefined => {
  const [location, ...more] = locationsOf(response);
  if (location === undefined) return undefined;
  const url = parseUrl(location, step.url);
  if (more.length > 0 || !url) return { stopped: 'bad-location', location };
  if (!['http:', 'https:'].includes(url.protocol)) return { stopped: 'bad-scheme', location };
  const fragment = url.hash;
  // Nobody's credentials go along, least of all those that the target made up.
  url.username = '';
  url.password = '';
  url.hash = '';
  if (!allows(url)) return { stopped: isPrivate(plainHost(url)) ? 'private-host' : 'foreign-host', location };
  const method = nextMethod(response.status, step.method);
  if (method === step.method) return { step: { ...step, url }, fragment };
  const headers = (step.headers ?? []).filter(([name]) => !ABOUT_THE_BODY.includes(name.toLowerCase()));
  return { step: { method, url, headers }, fragment };
};

import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Served } from './serve.ts';

type PageRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

const refuse = (status: number, body: string): Served => ({ status, body });

/**
 * Admits only a browser that was given the address. A page of another site, one whose domain name was rebound to this machine,
 * and another user of this machine have another Host, another Origin, or no token: the part of the address that nobody can guess.
 */
export function admitted({ method = '', url = '', headers }: PageRequest, { host, token }: Record<'host' | 'token', string>) {
  if (headers.host !== host) return refuse(403, 'not the address of this page');
  const { origin, 'sec-fetch-site': site = 'same-origin' } = headers;
  if (origin !== undefined && origin !== `http://${host}`) return refuse(403, 'this request does not come from this page');
  if (!['GET', 'POST'].includes(method)) return refuse(405, 'only GET and POST are allowed');
  const [, given = '', path = ''] = /^\/([^/?#]*)\/([^?#]*)$/.exec(url) ?? [];
  if (!isSame(given, token)) return refuse(403, 'the token in the address is missing or wrong; the terminal shows the whole address');
  if (method === 'POST' && (origin === undefined || site !== 'same-origin'))
    return refuse(403, 'this request does not come from this page');
  return { path };
}

function isSame(given: string, token: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}

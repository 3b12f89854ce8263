import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { connect, isIP } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import tls from 'node:tls';
import { defined } from '../../documents/values.ts';
import { isLoopback } from '../url.ts';
import { type ConnectionOptions, trusted } from './connections.ts';
import type { Failure } from './exchange.ts';
import { failureOf } from './failure.ts';
import { type Env, proxyFor, whereOf } from './proxy.ts';

const PAUSE_MS = 200;
const ATTEMPT_MS = 500;

/** Which certificates are accepted, and our own. */
type Trust = Pick<ConnectionOptions, 'ca' | 'cert' | 'key' | 'insecure'>;

/**
 * Why an address cannot be reached, after two attempts; undefined when it can be, or when it takes too long to know.
 * For any other machine, only its name is resolved: a connection without a request would reveal the test.
 */
export async function whyUnreachable(address: string, env: Env, trust: Trust = {}): Promise<Failure | undefined> {
  const url = new URL(address);
  if (proxyFor(url, env) !== undefined) return undefined;
  const first = await attempt(url, trust);
  if (first === undefined || first.kind === 'tls') return first;
  await sleep(PAUSE_MS);
  return attempt(url, trust);
}

async function attempt(url: URL, trust: Trust): Promise<Failure | undefined> {
  const where = { phase: 'connect', ...whereOf(url, false) } as const;
  try {
    const found = isLoopback(where.host) ? connected(where, trust) : lookup(where.host);
    await Promise.race([found, sleep(ATTEMPT_MS, undefined, { ref: false })]);
    return undefined;
  } catch (error) {
    return failureOf(error as Error, where);
  }
}

async function connected({ host, port, tls: isTls }: ReturnType<typeof whereOf>, trust: Trust): Promise<void> {
  const options = { host, port, timeout: ATTEMPT_MS };
  const socket = isTls
    ? tls.connect({ ...options, ...tlsOptions(host, trust) }, () => socket.destroy())
    : connect(options, () => socket.destroy());
  socket.once('timeout', () => socket.destroy());
  await once(socket, 'close');
}

const tlsOptions = (host: string, { ca, insecure, cert, key }: Trust): tls.ConnectionOptions => ({
  ...(isIP(host) === 0 && { servername: host }),
  ...(ca && ca.length > 0 && { ca: trusted(ca) }),
  ...defined({ cert, key }),
  rejectUnauthorized: insecure !== true,
});

import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { isLoopback } from '../url.ts';
import { failureOf } from './failure.ts';
import { type Env, proxyFor, whereOf } from './proxy.ts';

const PAUSE_MS = 200;
const ATTEMPT_MS = 500;

/**
 * Why an address cannot be reached, after two attempts; undefined when it can be, or when it takes too long to know.
 * For any other machine, only its name is resolved: a connection without a request would reveal the test.
 */
export async function whyUnreachable(address: string, env: Env): Promise<string | undefined> {
  const url = new URL(address);
  if (proxyFor(url, env) !== undefined || (await attempt(url)) === undefined) return undefined;
  await sleep(PAUSE_MS);
  return attempt(url);
}

async function attempt(url: URL): Promise<string | undefined> {
  const where = { phase: 'connect', ...whereOf(url, false) } as const;
  try {
    const found = isLoopback(where.host) ? connected(where.host, where.port) : lookup(where.host);
    await Promise.race([found, sleep(ATTEMPT_MS, undefined, { ref: false })]);
    return undefined;
  } catch (error) {
    return failureOf(error as Error, where).message;
  }
}

async function connected(host: string, port: number): Promise<void> {
  const socket = connect({ host, port, timeout: ATTEMPT_MS }, () => socket.destroy());
  socket.once('timeout', () => socket.destroy());
  await once(socket, 'close');
}

import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { isLoopback } from '../loopback.ts';
import { failureOf } from './failure.ts';
import { type Env, proxyFor, whereOf } from './proxy.ts';

/** Milliseconds between the two attempts, and for each. */
const BETWEEN = 200;
const LONGEST = 500;

/**
 * Why nobody can be reached at an address, after two attempts; undefined where somebody is there, or where it takes longer to tell.
 * A machine other than ours is only looked up: a connection without a request would tell it who is coming.
 */
export async function whyUnreachable(address: string, env: Env): Promise<string | undefined> {
  const url = new URL(address);
  if (proxyFor(url, env) !== undefined || (await attempt(url)) === undefined) return undefined;
  await sleep(BETWEEN);
  return attempt(url);
}

async function attempt(url: URL): Promise<string | undefined> {
  const where = { phase: 'connect', ...whereOf(url, false) } as const;
  try {
    const found = isLoopback(where.host) ? connected(where.host, where.port) : lookup(where.host);
    await Promise.race([found, sleep(LONGEST, undefined, { ref: false })]);
    return undefined;
  } catch (error) {
    return failureOf(error as Error, where).message;
  }
}

async function connected(host: string, port: number): Promise<void> {
  const socket = connect({ host, port, timeout: LONGEST }, () => socket.destroy());
  socket.once('timeout', () => socket.destroy());
  await once(socket, 'close');
}

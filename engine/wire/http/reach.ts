import { lookup } from 'node:dns';
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
  if (proxyFor(url, env) !== undefined) return undefined;
  const first = await attempt(url);
  if (first === undefined) return undefined;
  await sleep(BETWEEN);
  return attempt(url);
}

function attempt(url: URL): Promise<string | undefined> {
  const where = { phase: 'connect', ...whereOf(url, false) } as const;
  const { host } = where;
  return new Promise((resolve) => {
    const timer = setTimeout(() => done(), LONGEST);
    const done = (error?: Error | null) => {
      clearTimeout(timer);
      resolve(error ? failureOf(error, where).message : undefined);
    };
    if (!isLoopback(host)) return lookup(host, (error) => done(error));
    const socket = connect({ host, port: where.port, timeout: LONGEST });
    const end = (error?: Error) => {
      socket.destroy();
      done(error);
    };
    socket
      .once('connect', () => end())
      .once('timeout', () => end())
      .once('error', end);
  });
}

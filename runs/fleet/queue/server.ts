import { createRequire } from 'node:module';
import { duration, failureOf } from '../../../engine/wire/http/failure.ts';
import { isUrl } from '../../../engine/wire/url.ts';
import { type Io, UsageError } from '../../run.ts';

const { peerDependencies } = createRequire(import.meta.url)('#package') as { peerDependencies: Record<string, string> };

const CONNECT_MS = 10_000;
/** How long a connection that was lost is tried again. */
const MAX_LOST_MS = 5 * 60_000;

export type QueueServer = Awaited<ReturnType<typeof connectServer>>;

/** Connects to the server that --queue names; a server that was lost later is tried again for some minutes. */
export async function connectServer(given: string, io: Io) {
  const url = addressOf(given);
  const { bullmq, Redis } = await load();
  let lostAt: number | undefined;
  let isConnected = false;
  const client = new Redis(url.href, {
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    // What BullMQ needs: a command waits for the connection.
    maxRetriesPerRequest: null,
    ...(io.env.ASSAY_QUEUE_PASSWORD && { password: io.env.ASSAY_QUEUE_PASSWORD }),
    retryStrategy(times) {
      lostAt = times === 1 ? Date.now() : (lostAt ?? Date.now());
      return isConnected && Date.now() - lostAt < MAX_LOST_MS ? Math.min(times * 200, 2_000) : null;
    },
  });
  let last: Error | undefined;
  client.on('error', (error: Error) => {
    if (isConnected && !last) io.err(`The queue: ${sentence(error, url)}; trying again.`);
    last = error;
  });
  client.on('ready', () => {
    if (isConnected && last) io.err('The queue answers again.');
    last = undefined;
  });
  try {
    await client.connect();
    await client.ping();
  } catch (error) {
    client.disconnect();
    throw new UsageError(
      `assay: --queue: ${sentence(last ?? (error as Error), url)}; start Redis or Valkey there, or name another server. One machine needs no queue: leave --queue out`,
    );
  }
  isConnected = true;
  return {
    bullmq,
    client,
    /** The queue of one run: several fleets may use one server. */
    queue(run: string) {
      const queue = new bullmq.Queue<QueuedTarget, unknown, string>(queueName(run), { connection: client });
      // A lost connection is told by the client, in one sentence.
      queue.on('error', () => {});
      return queue;
    },
    /** Turns the end of all attempts to connect into one line; anything else is thrown as it is. */
    asLost: (error: unknown): unknown =>
      client.status === 'end'
        ? new UsageError(
            `assay: --queue: no connection to ${url.host} for ${duration(MAX_LOST_MS)}; what is finished is kept: start the server, then add --resume`,
          )
        : error,
    close: () => client.disconnect(),
  };
}

/** All that the server knows of a target: its name. Documents and secrets stay with the workers. */
export interface QueuedTarget {
  target: string;
}

export const queueName = (run: string): string => `assay-${run}`;

export type TargetQueue = ReturnType<QueueServer['queue']>;

/** A target in one of these states has no result yet. */
export const pending = ['wait', 'active', 'delayed', 'prioritized'] as const;

export const jobsIn = async (queue: TargetQueue, ...states: ((typeof pending)[number] | 'completed' | 'failed')[]): Promise<number> =>
  Object.values(await queue.getJobCounts(...states)).reduce((sum, count) => sum + count, 0);

function addressOf(given: string): URL {
  if (!/^rediss?:\/\//.test(given) || !isUrl(given))
    throw new UsageError(`assay: --queue takes redis://HOST:PORT, or rediss:// with TLS, got "${given.replace(/\/\/.*@/, '//')}"`);
  const url = new URL(given);
  if (url.password)
    throw new UsageError('assay: --queue: everyone on this machine can read a password in an argument; put it into ASSAY_QUEUE_PASSWORD');
  return url;
}

function sentence(error: Error, { hostname, port, protocol, host }: URL): string {
  if (/^(NOAUTH|WRONGPASS)|without any password/.test(error.message))
    return `${host} refuses the password; set the right one in ASSAY_QUEUE_PASSWORD`;
  const tls = protocol === 'rediss:';
  return failureOf(error, { phase: 'connect', host: hostname, port: Number(port) || 6379, throughProxy: false, tls }).message;
}

/** Loads BullMQ, an optional dependency that only users of --queue install. */
async function load() {
  try {
    const [{ default: bullmq }, { Redis }] = await Promise.all([import('bullmq'), import('ioredis')]);
    return { bullmq, Redis };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    const packages = ['bullmq', 'ioredis'].map((name) => `${name}@${peerDependencies[name]}`).join(' ');
    throw new UsageError(`assay: --queue needs BullMQ, which is not installed: npm install --save-dev ${packages}`);
  }
}

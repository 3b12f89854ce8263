import { randomUUID } from 'node:crypto';
import { type QueueServer, queueName } from './server.ts';

/**
 * Takes one of the `perHost` slots of a host, over all workers; undefined if all are taken. A slot is free again some time after its
 * worker was lost.
 */
export async function takeHostSlot({ client }: QueueServer, run: string, host: string, { perHost, ms }: { perHost: number; ms: number }) {
  const mine = randomUUID();
  for (let slot = 0; slot < perHost; slot++) {
    const key = `${queueName(run)}:host:${host}:${slot}`;
    if ((await client.set(key, mine, 'PX', ms, 'NX')) !== 'OK') continue;
    // An error of the connection is reported by the client itself.
    const timer = setInterval(() => void client.pexpire(key, ms).catch(() => {}), ms / 3);
    return async () => {
      clearInterval(timer);
      if ((await client.get(key)) === mine) await client.del(key);
    };
  }
  return undefined;
}

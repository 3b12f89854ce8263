import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';

/** A server of this test alone, on loopback; `redis-server` and `valkey-server` take the same arguments. */
export async function startRedis(...settings: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'assay-redis-'));
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder, ...settings];
  const child = spawn('redis-server', args, { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const client = new Redis({ port, host: '127.0.0.1', retryStrategy: () => 50, maxRetriesPerRequest: null });
  client.on('error', () => {});
  // It is tried again until the server listens.
  await new Promise((resolve) => client.once('connect', resolve));
  return {
    url: `redis://127.0.0.1:${port}`,
    /** For servers that need no password. */
    client,
    async close() {
      client.disconnect();
      child.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** Redis cannot choose a port itself. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

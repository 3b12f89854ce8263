import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const REQUESTS = 300;

/** The median milliseconds of an exchange by one keep-alive caller: straight to a target, and through each proxy. */
export interface Latencies {
  straight: number;
  plain: number;
  assay: number;
}

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

async function listening(server: Server): Promise<Server> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** The simplest pass-through proxy, to compare with. */
function plainProxy(to: string): Server {
  const agent = new Agent({ keepAlive: true });
  return createServer((incoming, answer) => {
    const { method = 'GET', url = '/', headers } = incoming;
    const outgoing = request(`${to}${url}`, { method, headers, agent }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    incoming.pipe(outgoing);
  }).on('close', () => agent.destroy());
}

/** The body of an install, as a platform sends it. */
const provisioning = JSON.stringify({
  ...{ addon_id: 'addon_1', owner_id: 'orga_1', owner_name: 'Acme', user_id: 'user_1', plan: 'test', region: 'EU' },
  ...{ callback_url: 'https://api.example/v2/vendor/apps/addon_1', options: {} },
});

async function latency(origin: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (let at = 0; at < REQUESTS; at++) {
    const start = performance.now();
    await new Promise<void>((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(provisioning) };
      request(`${origin}/resources`, { method: 'POST', agent, headers }, (answer) => answer.resume().on('end', resolve))
        .on('error', reject)
        .end(provisioning);
    });
    times.push(performance.now() - start);
  }
  agent.destroy();
  return times.sort((a, b) => a - b)[REQUESTS >> 1] ?? 0;
}

async function started(bin: string, to: string, cwd: string): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(process.execPath, [bin, 'proxy', '--to', to], { cwd, stdio: ['ignore', 'pipe', 'ignore'] });
  for await (const text of child.stdout.setEncoding('utf8')) {
    const [, origin] = /listens on (http\S+)/.exec(String(text)) ?? [];
    if (origin !== undefined) return { child, origin };
  }
  throw new Error('the proxy did not start');
}

/** The three ways take turns, so that a busy machine slows all of them alike. */
export async function proxied(bin: string, cwd: string, rounds: number): Promise<Latencies> {
  const target = await listening(
    createServer((incoming, answer) => {
      incoming.resume().on('end', () => answer.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"res_1"}'));
    }),
  );
  const plain = await listening(plainProxy(originOf(target)));
  const { child, origin } = await started(bin, originOf(target), cwd);
  child.stdout?.resume();
  const places = { straight: originOf(target), plain: originOf(plain), assay: origin };
  const all: Latencies[] = [];
  for (let round = 0; round < rounds; round++)
    all.push({ straight: await latency(places.straight), plain: await latency(places.plain), assay: await latency(places.assay) });
  child.kill('SIGINT');
  await once(child, 'exit');
  for (const server of [plain, target]) {
    server.closeAllConnections();
    server.close();
  }
  const middle = (name: keyof Latencies) => all.map((one) => one[name]).sort((a, b) => a - b)[rounds >> 1] ?? 0;
  return { straight: middle('straight'), plain: middle('plain'), assay: middle('assay') };
}

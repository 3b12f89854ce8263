import { once } from 'node:events';
import { Agent, createServer, request, type Server } from 'node:http';
import type { RecordedExchange } from '../../engine/recording/recording.ts';

interface Manifest {
  id: string;
  api: { password: string };
}

/** The milliseconds that a bare keep-alive client takes for the same exchanges; a bare server answers the partner's own calls. */
export async function replayed(exchanges: readonly RecordedExchange[], { id, api }: Manifest): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const authorization = `Basic ${Buffer.from(`${id}:${api.password}`).toString('base64')}`;
  const platform = await bareServer(callbackPort(exchanges));
  const start = performance.now();
  for (const { request: sent } of exchanges) await send(agent, sent, authorization);
  const time = performance.now() - start;
  agent.destroy();
  platform.closeAllConnections();
  platform.close();
  return time;
}

/** The port that each install tells the partner to call back. */
function callbackPort(exchanges: readonly RecordedExchange[]): number {
  const body = exchanges.find(({ request: { body: sent } }) => sent?.includes('callback_url'))?.request.body ?? '{}';
  return Number(new URL((JSON.parse(body) as { callback_url: string }).callback_url).port);
}

async function bareServer(port: number): Promise<Server> {
  const server = createServer((incoming, answer) => {
    incoming.resume().on('end', () => answer.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function send(agent: Agent, { method, url, body }: RecordedExchange['request'], authorization: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) };
    const outgoing = request(url, { method, agent, headers }, (answer) => answer.resume().on('end', resolve));
    outgoing.on('error', reject).end(body);
  });
}

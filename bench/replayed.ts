import { once } from 'node:events';
import { Agent, createServer, request, type Server } from 'node:http';
import type { Exchange } from '../engine/recording.ts';

interface Manifest {
  id: string;
  api: { password: string };
}

type Sent = Pick<Exchange['request'], 'method' | 'url' | 'body'>;

/** Makes the same installs once more with a bare keep-alive client, each deleted at once, the partner's own calls answered as barely; milliseconds. */
export async function replayed(installs: readonly Exchange[], { id, api }: Manifest): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const authorization = `Basic ${Buffer.from(`${id}:${api.password}`).toString('base64')}`;
  const platform = await bareServer(callbackPort(installs));
  const start = performance.now();
  for (const { request: sent } of installs) {
    const made = JSON.parse(await send(agent, sent, authorization)) as { id: string };
    await send(agent, { method: 'DELETE', url: `${sent.url}/${encodeURIComponent(made.id)}` }, authorization);
  }
  const time = performance.now() - start;
  agent.destroy();
  platform.closeAllConnections();
  platform.close();
  return time;
}

/** Where the partner calls back, as each install tells it. */
function callbackPort([install]: readonly Exchange[]): number {
  const { callback_url } = JSON.parse(install?.request.body ?? '{}') as { callback_url: string };
  return Number(new URL(callback_url).port);
}

async function bareServer(port: number): Promise<Server> {
  const server = createServer((incoming, answer) => {
    incoming.resume().on('end', () => answer.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function send(agent: Agent, { method, url, body }: Sent, authorization: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) };
    const outgoing = request(url, { method, agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        text += chunk;
      });
      answer.on('end', () => resolve(text));
    });
    outgoing.on('error', reject).end(body);
  });
}

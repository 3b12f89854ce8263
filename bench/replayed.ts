import { Agent, request } from 'node:http';
import type { Exchange } from '../engine/recording.ts';

interface Manifest {
  id: string;
  api: { password: string };
}

/** Sends the same exchanges once more with a bare keep-alive client; milliseconds. */
export async function replayed(exchanges: readonly Exchange[], { id, api }: Manifest): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const authorization = `Basic ${Buffer.from(`${id}:${api.password}`).toString('base64')}`;
  const start = performance.now();
  for (const { request: sent } of exchanges) await once(agent, sent, authorization);
  const time = performance.now() - start;
  agent.destroy();
  return time;
}

function once(agent: Agent, { method, url, body }: Exchange['request'], authorization: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) };
    const outgoing = request(url, { method, agent, headers }, (answer) => answer.resume().on('end', resolve));
    outgoing.on('error', reject).end(body);
  });
}

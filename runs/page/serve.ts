import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Patch } from '../../reporters/live/patch.ts';
import { policy } from '../../reporters/live/shell.ts';
import { readStream } from '../files.ts';
import { admitted } from './guard.ts';
import type { createPages } from './pages.ts';

export interface Served {
  status?: number;
  type?: string;
  body: string;
  policy?: string;
}

/** Bytes of a form; the longest has a deployment log in it. */
const MOST_BYTES = 5 * 1024 * 1024;

/** Milliseconds in which patches are collected, so that a busy run does not send one by one. */
const collectMs = 40;

const aliveMs = 15_000;

export async function servePage({ get, post, snapshot }: ReturnType<typeof createPages>) {
  const token = randomBytes(24).toString('base64url');
  const readers = new Set<ServerResponse>();
  let waiting: Patch[] = [];
  let timer: NodeJS.Timeout | undefined;
  let host = '';

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length > 0) for (const reader of readers) reader.write(eventOf(waiting));
    waiting = [];
  };
  const send = (patches: readonly Patch[]): void => {
    waiting.push(...patches);
    timer ??= setTimeout(flush, collectMs);
  };
  const follow = (response: ServerResponse): void => {
    // What is about to be sent is in the snapshot already.
    flush();
    response.writeHead(200, { ...headersOf('text/event-stream'), Connection: 'keep-alive' });
    response.write(eventOf(snapshot()));
    readers.add(response);
    const alive = setInterval(() => response.write(': alive\n\n'), aliveMs);
    response.on('close', () => {
      clearInterval(alive);
      readers.delete(response);
    });
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url = '', headers } = request;
    const entry = admitted({ method, url, headers }, { host, token });
    if ('refusal' in entry) return reply(response, { status: entry.status, body: entry.refusal });
    if (method === 'GET' && entry.path === 'events') return follow(response);
    const fields = method === 'POST' ? await fieldsOf(request) : undefined;
    if (method === 'POST' && !fields) return reply(response, { status: 400, body: 'a form, or an object of texts in JSON' });
    const given = fields ? await post(entry.path, fields) : get(entry.path);
    reply(response, given ?? { status: 404, body: 'there is nothing here' });
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!response.headersSent) reply(response, { status: 500, body: (error as Error).message });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address: `http://${host}/${token}/`,
    send,
    async close(): Promise<void> {
      flush();
      for (const reader of readers) reader.end();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

const eventOf = (patches: readonly Patch[]): string => `data: ${JSON.stringify(patches)}\n\n`;

const headersOf = (type: string, given = policy): Record<string, string> => ({
  'Content-Type': `${type}; charset=utf-8`,
  'Content-Security-Policy': given,
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
});

function reply(response: ServerResponse, { status = 200, type = 'text/plain', body, policy: own }: Served): void {
  response.writeHead(status, headersOf(type, own)).end(body);
}

/** The texts of a form, posted as JSON by our script or as a form by the browser; undefined for anything else. */
async function fieldsOf(request: IncomingMessage): Promise<Record<string, string> | undefined> {
  const text = (await readStream(request, MOST_BYTES))?.toString();
  if (text === undefined) return undefined;
  const type = request.headers['content-type'] ?? '';
  if (/^application\/x-www-form-urlencoded/i.test(type)) return Object.fromEntries(new URLSearchParams(text));
  if (!/^application\/json/i.test(type)) return undefined;
  return textsIn(text);
}

function textsIn(json: string): Record<string, string> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const entries = Object.entries(value);
    return entries.every(([, text]) => typeof text === 'string') ? Object.fromEntries(entries) : undefined;
  } catch {
    return undefined;
  }
}

import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { LOG_BYTES } from '../../fixtures/drivers/manual.ts';
import { closeServer, listenAt } from '../../fixtures/stand-ins/listener.ts';
import type { Patch } from '../../reporters/live/patch.ts';
import { policy } from '../../reporters/live/shell.ts';
import { readStream } from '../files.ts';
import type { Arguments } from '../run.ts';

type PageRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'headersDistinct'>;

const refuse = (status: number, body: string): Served => ({ status, body });

/**
 * Admits only a browser that was given the address. A page of another site, one whose domain name was rebound to this machine,
 * and another user of this machine have another Host, another Origin, or no token: the part of the address that nobody can guess.
 */
export function admitted(
  { method = '', url = '', headers, headersDistinct }: PageRequest,
  { origins, token }: { origins: readonly string[]; token: string },
) {
  // Node keeps the first of several, and a proxy in front of it may have looked at another one.
  if (headersDistinct.host?.length !== 1) return refuse(400, 'expected one Host header');
  const own = origins.filter((one) => headers.host !== undefined && new URL(one).host === headers.host);
  if (own.length === 0) return refuse(403, 'not the address of this page; if a tunnel leads here, name its address with --allow-origin');
  const { origin, 'sec-fetch-site': site = 'same-origin' } = headers;
  if (origin !== undefined && !own.includes(origin)) return refuse(403, 'this request does not come from this page');
  if (!['GET', 'POST'].includes(method)) return refuse(405, 'only GET and POST are allowed');
  const [, given = '', path = ''] = /^\/([^/?#]*)\/([^?#]*)$/.exec(url) ?? [];
  if (!isSame(given, token)) return refuse(403, 'the token in the address is missing or wrong; the terminal shows the whole address');
  if (method === 'POST' && (origin === undefined || site !== 'same-origin'))
    return refuse(403, 'this request does not come from this page');
  return { path };
}

function isSame(given: string, token: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}

export type Served = { status?: number; type?: string; body: string; policy?: string };

/** The longest form: a deployment log, of which each byte may be encoded as three, and short fields. */
const MAX_FORM_BYTES = 3 * LOG_BYTES + 64 * 1024;

/** How long patches are collected, so that a busy run does not send them one by one. */
const collectMs = 40;

const aliveMs = 15_000;

const nothingHere: Served = { status: 404, body: 'not found' };

/** What is served about one target; undefined if there is nothing at a path. */
export interface Pages {
  get(path: string): Served | undefined;
  post(path: string, fields: Record<string, string>): Promise<Served | undefined>;
  /** Everything to show now, for a page that is opened late. */
  snapshot(): readonly Patch[];
}

/** Sends patches to every tab that shows these pages. */
function createChannel(snapshot: Pages['snapshot']) {
  const readers = new Set<ServerResponse>();
  let waiting: Patch[] = [];
  let timer: NodeJS.Timeout | undefined;

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length > 0) for (const reader of readers) reader.write(eventOf(waiting));
    waiting = [];
  };
  return {
    send(patches: readonly Patch[]): void {
      waiting.push(...patches);
      timer ??= setTimeout(flush, collectMs);
    },
    follow(response: ServerResponse): void {
      // The snapshot already contains the patches that wait.
      flush();
      response.writeHead(200, { ...headersOf('text/event-stream'), Connection: 'keep-alive' });
      response.write(eventOf(snapshot()));
      readers.add(response);
      const alive = setInterval(() => response.write(': alive\n\n'), aliveMs);
      response.on('close', () => {
        clearInterval(alive);
        readers.delete(response);
      });
    },
    close(): void {
      flush();
      for (const reader of readers) reader.end();
    },
  };
}

/** Serves the pages of each target below its name; those without a name are at the address itself. */
export async function servePages(
  all: ReadonlyMap<string, Pages>,
  { port: wanted, 'allow-origin': allowed = [] }: Pick<Arguments['live'], 'port' | 'allow-origin'>,
) {
  const token = randomBytes(24).toString('base64url');
  const channels = new Map([...all].map(([name, { snapshot }]) => [name, createChannel(snapshot)]));
  const origins = allowed.map((url) => new URL(url).origin);

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const entry = admitted(request, { origins, token });
    if (!('path' in entry)) return reply(response, entry);
    const { name, path } = placeIn(all, entry.path);
    const pages = all.get(name);
    if (request.method === 'GET') {
      if (path === 'events') return channels.get(name)?.follow(response);
      return reply(response, pages?.get(path) ?? nothingHere);
    }
    const fields = await fieldsOf(request);
    if (!fields) return reply(response, { status: 400, body: 'expected a form' });
    reply(response, (await pages?.post(path, fields)) ?? nothingHere);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!response.headersSent) reply(response, { status: 500, body: (error as Error).message });
    });
  });
  const { address, port } = await listenAt(server, { host: '127.0.0.1', port: wanted }, '--port');
  origins.push(`http://${address}:${port}`);
  return {
    address: `${origins.at(-1)}/${token}/`,
    /** The same page through the tunnels that --allow-origin names. */
    elsewhere: origins.slice(0, -1).map((origin) => `${origin}/${token}/`),
    send: (name: string, patches: readonly Patch[]) => channels.get(name)?.send(patches),
    async close(): Promise<void> {
      for (const channel of channels.values()) channel.close();
      await closeServer(server);
    },
  };
}

/** Whose page a path is, and the path below it. */
function placeIn(all: ReadonlyMap<string, Pages>, path: string): { name: string; path: string } {
  const [, name = '', rest = ''] = /^([^/]+)\/(.*)$/.exec(path) ?? [];
  return name !== '' && all.has(name) ? { name, path: rest } : { name: '', path };
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

/** The texts of a form; undefined for anything else. */
async function fieldsOf(request: IncomingMessage): Promise<Record<string, string> | undefined> {
  const isForm = /^application\/x-www-form-urlencoded/i.test(request.headers['content-type'] ?? '');
  const text = (await readStream(request, MAX_FORM_BYTES))?.toString();
  return isForm && text !== undefined ? Object.fromEntries(new URLSearchParams(text)) : undefined;
}

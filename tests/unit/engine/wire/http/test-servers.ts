import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import net, { type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { type ClientOptions, createClient, type WireClient } from '../../../../../engine/wire/http/client.ts';

/** A client that is closed with its test; its limits are for a busy machine, and a test that waits for one sets its own. */
export const clientFor = (t: TestContext, options: ClientOptions = {}): WireClient => {
  const client = createClient({ ...options, timeouts: { connect: 20_000, answer: 20_000, total: 30_000, ...options.timeouts } });
  t.after(() => client.close());
  return client;
};

const listen = async (t: TestContext, server: net.Server): Promise<number> => {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  t.after(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
};

export const httpServer = async (t: TestContext, handler: http.RequestListener): Promise<string> =>
  `http://127.0.0.1:${await listen(t, http.createServer(handler))}`;

/** Speaks for itself: gets each connection, and each piece of bytes that arrives on it. */
export const rawServer = async (
  t: TestContext,
  onData: (socket: Socket, text: string) => void,
  onOpen?: (socket: Socket) => void,
): Promise<string> => {
  const server = net.createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (data) => onData(socket, data.toString('latin1')));
    onOpen?.(socket);
  });
  return `http://127.0.0.1:${await listen(t, server)}`;
};

export const answering = (t: TestContext, ...pieces: (string | Buffer)[]): Promise<string> =>
  rawServer(t, (socket) => {
    for (const piece of pieces) socket.write(piece);
    socket.end();
  });

/** Plays a scene with a time limit again with a longer one where the machine was too slow for it, which the scene throws. */
export const withEnoughTime = async (scene: (ms: number) => Promise<void>): Promise<void> => {
  for (const ms of [400, 2_000, 10_000])
    try {
      return await scene(ms);
    } catch {
      // Too slow, or wrong; the last scene tells.
    }
  return scene(30_000);
};

type KeyPair = { cert: string; key: string };

/** A fresh self-signed certificate for loopback and partner.example. */
export const selfSigned = (): KeyPair => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-http-'));
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const subject = ['-subj', '/CN=partner.example', '-addext', 'subjectAltName=DNS:partner.example,IP:127.0.0.1'];
  const made = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', ...made, '-keyout', key, '-out', cert, ...subject], { stdio: 'pipe' });
  const pair = { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') };
  rmSync(folder, { recursive: true });
  return pair;
};

export const httpsServer = async (t: TestContext, options: https.ServerOptions, handler: http.RequestListener): Promise<string> =>
  `https://127.0.0.1:${await listen(t, https.createServer(options, handler))}`;

type ProxySeen = { line: string; headers: string[] };

/** A proxy that leads every name to `port` on loopback, and remembers what it was told. */
export const proxyServer = async (t: TestContext, port: number, refusal?: number): Promise<{ url: string; seen: ProxySeen[] }> => {
  const seen: ProxySeen[] = [];
  const server = http.createServer((incoming, answer) => {
    seen.push({ line: `${incoming.method} ${incoming.url}`, headers: incoming.rawHeaders });
    if (refusal) return answer.writeHead(refusal).end('refused');
    const { pathname, search } = new URL(incoming.url ?? '');
    const onward = http.request(
      { port, host: '127.0.0.1', method: incoming.method, path: pathname + search, headers: incoming.headers },
      (back) => {
        answer.writeHead(back.statusCode ?? 500, back.rawHeaders);
        back.pipe(answer);
      },
    );
    incoming.pipe(onward);
  });
  server.on('connect', (incoming, socket: Socket) => {
    seen.push({ line: `CONNECT ${incoming.url}`, headers: incoming.rawHeaders });
    if (refusal === 0) return;
    if (refusal) return socket.end(`HTTP/1.1 ${refusal} No\r\n\r\n`);
    const onward = net.connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
    socket.on('close', () => onward.destroy());
  });
  return { url: `http://127.0.0.1:${await listen(t, server)}`, seen };
};

/** A connection to a server of ours, gone with its test. */
export async function connectedTo(t: TestContext, url: string): Promise<Socket> {
  const socket = net.connect(Number(new URL(url).port), '127.0.0.1');
  t.after(() => socket.destroy());
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** What comes back until the server hangs up. */
export async function answerTo(t: TestContext, url: string, ...pieces: (string | Buffer)[]): Promise<string> {
  const socket = await connectedTo(t, url);
  let text = '';
  socket.on('data', (data) => {
    text += data.toString('latin1');
  });
  for (const piece of pieces) socket.write(piece);
  if (!socket.closed) await once(socket, 'close');
  return text;
}

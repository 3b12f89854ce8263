import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Takes whole requests and passes whole answers on, with a length and headers of its own, as a proxy that buffers does. */
export async function startBufferingProxy(target: string) {
  const { hostname, port } = new URL(target);
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const { 'transfer-encoding': _, expect: __, ...given } = request.headers;
    const headers = { ...given, 'x-forwarded-for': '127.0.0.1', via: '1.1 proxy', 'content-length': body.length };
    // A kept connection may just have been closed.
    const passed = send({ agent: false, hostname, port, method: request.method, path: request.url, headers });
    passed.on('error', () => response.writeHead(502).end());
    passed.on('response', async (answer) => {
      const whole = Buffer.concat(await answer.toArray());
      const { 'transfer-encoding': ___, ...own } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, { ...own, via: '1.1 proxy', 'content-length': whole.length }).end(whole);
    });
    passed.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const end = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url, end };
}

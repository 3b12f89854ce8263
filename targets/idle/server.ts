import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface IdleServer {
  origin: string;
  close(): Promise<void>;
}

/** A server that does nothing: it gives one answer to every request. */
export async function startIdle(body = '', type?: string): Promise<IdleServer> {
  const server = createServer((message, response) => {
    message.resume().on('end', () => response.writeHead(200, type === undefined ? {} : { 'Content-Type': type }).end(body));
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

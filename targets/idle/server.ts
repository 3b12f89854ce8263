import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface IdleServer {
  origin: string;
  close(): Promise<void>;
}

export interface IdleAnswer {
  status?: number;
  body?: string;
  type?: string;
  /** Does not answer at all. */
  silence?: 'closes' | 'hangs';
}

/** A server that does nothing: it gives one answer to every request, or none. */
export async function startIdle(answer: IdleAnswer = {}): Promise<IdleServer> {
  const server = createServer((message, response) => {
    message.resume().on('end', () => give(answer, response));
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

function give({ status = 200, body = '', type, silence }: IdleAnswer, response: ServerResponse): void {
  if (silence === 'closes') response.destroy();
  if (silence === undefined) response.writeHead(status, type === undefined ? {} : { 'Content-Type': type }).end(body);
}

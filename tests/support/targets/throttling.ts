import { once } from 'node:events';
import { createServer, type OutgoingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Manifest } from '../../../targets/reference/partner/index.ts';

interface Throttling {
  status: number;
  headers?: OutgoingHttpHeaders;
  /** Every nth request is throttled. */
  every: number;
}

/** Runs a front door of a partner that throttles some requests and passes on the others, while `use` runs. */
export async function throttling<T>(
  manifest: Manifest,
  { status, headers = {}, every }: Throttling,
  use: (front: { manifest: Manifest; throttled: () => number }) => Promise<T>,
): Promise<T> {
  const { host, hostname, port } = new URL(manifest.api.test.base_url);
  let [received, throttled] = [0, 0];
  const server = createServer((incoming, outgoing) => {
    received += 1;
    if (received % every === 0) {
      throttled += 1;
      incoming.resume().on('end', () => outgoing.writeHead(status, headers).end('slow down'));
      return;
    }
    const { method = '', url = '', rawHeaders } = incoming;
    const passed = request({ hostname, port, method, path: url, headers: rawHeaders, setHost: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 0, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    return await use({ manifest: JSON.parse(JSON.stringify(manifest).replaceAll(host, own)) as Manifest, throttled: () => throttled });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
